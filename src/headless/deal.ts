import * as v from 'valibot';
import {
  failure,
  type Game,
  type RoundRecord,
  seatsOf,
  success,
  type VariantId,
} from '../engine/index.ts';
import { formatRecord } from '../records/formatRecord.ts';
import { dealFromSeed } from '../records/seed.ts';
import type { Command } from './command.ts';
import { readGame } from './game.ts';
import {
  readOptions,
  rulesOption,
  seatCountOption,
  textOption,
  variantOption,
  wholeNumberOption,
} from './options.ts';

/** The most deals one command is asked for. */
export const mostDeals = 1_000_000_000;

/** `deal`: records with their deal and no plays. Without `--starter` the seed draws the seat that starts (F1). */
export const dealCommand: Command = (args) => {
  const options = readOptions(args, {
    variant: variantOption,
    players: seatCountOption,
    seed: textOption,
    count: v.exactOptional(wholeNumberOption(1, mostDeals), '1'),
    starter: v.exactOptional(wholeNumberOption(0, 2)),
    rules: v.exactOptional(rulesOption),
  });
  if (!options.ok) return options;
  const { variant, players, seed, count, starter, rules = {} } = options.value;
  if (starter !== undefined && starter >= players) {
    return failure(`--starter must be a seat from 0 to ${players - 1}.`);
  }
  const game = readGame(options.value);
  if (!game.ok) return game;
  return success(async ({ write }) => {
    for (let index = 0; index < count; index += 1) {
      const dealt = dealRecord(game.value, variant.id, seedOfDeal(seed, index));
      await write(formatRecord({ ...dealt, rules, starter: starter ?? dealt.starter }));
    }
    return true;
  });
};

/** The seed of one of several deals: S, S/1, S/2 … */
export function seedOfDeal(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}/${index}`;
}

function dealRecord(game: Game, variant: VariantId, seed: string): RoundRecord {
  return {
    variant,
    rules: {},
    players: seatsOf(game.seatCount).map((seat) => `Seat ${seat + 1}`),
    seed,
    ...dealFromSeed(game, seed),
    plays: [],
  };
}
