import { useStore } from 'zustand';
import type { ReadTold } from '../../../online/readTold.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { Say } from '../../../text/say.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './LooksOn.module.css';

/** Says, in the place of a hand, why there is none. */
export function LooksOn({ table }: { readonly table: FarTable }) {
  const say = useSay();
  const told = useStore(table, (state) => state.told);
  const words = told === null ? undefined : looksOnWords(told, say);
  return words === undefined ? null : <p className={styles.looksOn}>{words}</p>;
}

function looksOnWords({ own, round }: ReadTold, say: Say): string | undefined {
  if (round === null || round.over !== null) return undefined;
  if (own.length === 0) return say('far.lobby.watching');
  const sitsOut = round.views.every(({ seen }) => seen.seat === null);
  return sitsOut ? say('far.looks.out') : undefined;
}
