import {
  advance,
  copyInto,
  type Game,
  listPlays,
  type Position,
  scratchOf,
  startPosition,
} from '../../engine/fishing/index.ts';
import { createPlayList, playAt } from '../../engine/index.ts';
import { fishingDealFromSeed } from '../../records/fishing/seed.ts';
import { type QuickChoice, quickChoice } from '../quickChoice.ts';

/** Enough deals that no one of them decides the figure. */
const dealCount = 256;

/** Plays a second over some seconds, once the code has been compiled by a fifth of that time. */
export function playsPerSecond(game: Game, seconds: number): number {
  const starts = Array.from({ length: dealCount }, (_, index) => {
    const { deal, starter } = fishingDealFromSeed(game, `bench/${index}`);
    return startPosition(game, deal, starter);
  });
  const choose = quickChoice(15);
  playFor(seconds / 5, starts, choose);
  return Math.round(playFor(seconds, starts, choose));
}

function playFor(seconds: number, starts: readonly Position[], choose: QuickChoice): number {
  const begin = performance.now();
  let plays = 0;
  let milliseconds = 0;
  while (milliseconds < 1000 * seconds) {
    plays += playOut(starts, choose);
    milliseconds = performance.now() - begin;
  }
  return (1000 * plays) / milliseconds;
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
