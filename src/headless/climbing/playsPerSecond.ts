import {
  advance,
  copyInto,
  type Game,
  listPlays,
  type Position,
  scratchOf,
  startPosition,
} from '../../engine/climbing/index.ts';
import { createPlayList, playAt } from '../../engine/index.ts';
import { climbingDealFromSeed } from '../../records/climbing/seed.ts';
import { playSpeed } from '../playSpeed.ts';
import type { QuickChoice } from '../quickChoice.ts';

/** Enough deals that no one of them decides the figure. */
const dealCount = 256;

/** How many plays of random rounds of climbing one thread makes in a second. */
export function playsPerSecond(game: Game, seconds: number): number {
  const starts = Array.from({ length: dealCount }, (_, index) => {
    const { deal, starter } = climbingDealFromSeed(game, `bench/${index}`);
    return startPosition(game, deal, starter);
  });
  return playSpeed(seconds, (choose) => playOut(starts, choose));
}

/**
 * Plays a round from each start, every play chosen by chance among the legal ones, and counts the
 * plays.
 */
function playOut(starts: readonly Position[], choose: QuickChoice): number {
  const [first] = starts;
  if (first === undefined) return 0;
  const scratch = scratchOf(first);
  const list = createPlayList();
  let plays = 0;
  for (const start of starts) {
    copyInto(scratch, start);
    while (scratch.phase !== 'over') {
      listPlays(scratch, list);
      advance(scratch, playAt(list, choose(list.length)));
      plays += 1;
    }
  }
  return plays;
}
