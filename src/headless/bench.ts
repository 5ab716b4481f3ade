import * as v from 'valibot';
import {
  advance,
  copyInto,
  createPlayList,
  type Game,
  invariant,
  listPlays,
  type Position,
  playAt,
  scratchOf,
  startPosition,
  success,
  variants,
} from '../engine/index.ts';
import { dealFromSeed } from '../records/seed.ts';
import type { Command } from './command.ts';
import { readGame } from './game.ts';
import { readOptions, seatCountOption, secondsOption } from './options.ts';
import { type Choice, quickChoice } from './quickChoice.ts';

/** Enough deals that no one of them decides the figure. */
const dealCount = 256;

/** `bench`: how many plays of random rounds one thread makes in a second, for every variant. */
export const benchCommand: Command = (args) => {
  const options = readOptions(args, {
    players: v.exactOptional(seatCountOption, '2'),
    seconds: v.exactOptional(secondsOption, '2'),
  });
  if (!options.ok) return options;
  const { players, seconds } = options.value;
  return success(async ({ write }) => {
    for (const variant of variants) {
      const game = readGame({ variant, players });
      invariant(game.ok, 'a variant has its own switches');
      const playsPerSecond = measure(game.value, seconds);
      await write(JSON.stringify({ variant: variant.id, players, playsPerSecond }));
    }
    return true;
  });
};

/** Plays a second over some seconds, once the code has been compiled by a fifth of that time. */
function measure(game: Game, seconds: number): number {
  const starts = Array.from({ length: dealCount }, (_, index) => {
    const { deal, starter } = dealFromSeed(game, `bench/${index}`);
    return startPosition(game, deal, starter);
  });
  const choose = quickChoice(15);
  playFor(seconds / 5, starts, choose);
  return Math.round(playFor(seconds, starts, choose));
}

function playFor(seconds: number, starts: readonly Position[], choose: Choice): number {
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
function playOut(starts: readonly Position[], choose: Choice): number {
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
