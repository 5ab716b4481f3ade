import { chooseIndex, invariant, type Play, type Random } from '../engine/index.ts';
import { botAtOnce } from './bot.ts';

/** Each as likely; there must be at least one. */
export function chooseAny(plays: readonly Play[], random: Random): Play {
  const chosen = plays[chooseIndex(plays.length, random)];
  invariant(chosen !== undefined, 'a bot is asked only when its seat is to play');
  return chosen;
}

export const playAtRandom = botAtOnce(({ legal }, random) => chooseAny(legal, random));
