import { useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { FarTable } from '../../../store/online/farState.ts';
import { listOfAll } from '../../../text/lists.ts';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import { namesOfPlaces, nextDealOf } from '../sheet/nextDeal.ts';
import styles from './NextNews.module.css';

/** Whom the next deal waits for, once nobody here is asked any more, and who is ready for it. */
export function NextNews({ table }: { readonly table: FarTable }) {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const told = useStore(table, (state) => state.told);
  const next = told === null ? undefined : nextDealOf(told);
  const isAsked = told !== null && told.own.length > 0 && next !== undefined && next.own.length > 0;
  const listed = (places: readonly number[]): string =>
    told === null ? '' : listOfAll(namesOfPlaces(told, places, say), say);
  const waiting =
    next === undefined || isAsked || next.others.length === 0
      ? undefined
      : say('far.sheet.waiting', { names: listed(next.others) });
  const waits = waiting !== undefined;
  // Once: who has agreed since is told by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with each who agrees.
  useEffect(() => {
    if (waiting !== undefined) tell(waiting);
  }, [waits, tell]);
  if (next === undefined) return null;
  return (
    <div className={styles.next}>
      {waiting !== undefined && <p className={styles.waiting}>{waiting}</p>}
      {next.agreed.length > 0 && <p>{say('far.sheet.agreed', { names: listed(next.agreed) })}</p>}
    </div>
  );
}
