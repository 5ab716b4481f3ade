import type { HonourId } from '../../store/history/honours.ts';
import { listOfAll } from '../../text/lists.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Honours.module.css';

/** One line about the honours that a round has just brought; nothing where it brought none. */
export function NewHonours({ ids }: { readonly ids: readonly HonourId[] }) {
  const say = useSay();
  if (ids.length === 0) return null;
  const names = listOfAll(
    ids.map((id) => say(`honours.${id}`)),
    say,
  );
  return <p className={styles.fresh}>{say('honours.new', { count: ids.length, names })}</p>;
}
