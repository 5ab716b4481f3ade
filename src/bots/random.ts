import { chooseIndex, invariant, type Play, type Random } from '../engine/index.ts';

/** One of the plays, each as likely; there must be at least one. */
export function chooseAny(plays: readonly Play[], random: Random): Play {
  const chosen = plays[chooseIndex(plays.length, random)];
  invariant(chosen !== undefined, 'a bot is asked only when its seat is to play');
  return chosen;
}
