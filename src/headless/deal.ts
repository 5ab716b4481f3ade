import * as v from 'valibot';
import {
  failure,
  type Game,
  mostSeats,
  type RoundRecord,
  type RuleChanges,
  seatsOf,
  success,
  type VariantId,
} from '../engine/index.ts';
import { formatRecord } from '../records/formatRecord.ts';
import { dealFromSeed, seedOfDeal } from '../records/seed.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import type { Command } from './command.ts';
import { readGame } from './game.ts';
import {
  optionWords,
  readOptions,
  rulesOption,
  seatCountOption,
  seedOption,
  variantOption,
  wholeNumberOption,
} from './options.ts';

/** The most deals one command is asked for. */
export const mostDeals = 1_000_000_000;

/** `deal`: records without plays. Without `--starter` the seed draws the seat that starts. */
export const dealCommand: Command = (args) => {
  const options = readOptions(args, {
    variant: variantOption,
    players: seatCountOption,
    seed: seedOption,
    count: v.exactOptional(wholeNumberOption(1, mostDeals), '1'),
    starter: v.exactOptional(wholeNumberOption(0, mostSeats - 1)),
    rules: v.exactOptional(rulesOption),
  });
  if (!options.ok) return options;
  const { variant, players, seed, count, starter } = options.value;
  if (starter !== undefined && starter >= players) {
    return failure(optionWords('starter', sayOfCommand('command.seat', { most: players - 1 })));
  }
  const chosen = readGame(options.value);
  if (!chosen.ok) return chosen;
  const { game, changes } = chosen.value;
  return success(async ({ write }) => {
    for (let index = 0; index < count; index += 1) {
      const dealt = dealRecord(game, variant.id, changes, seedOfDeal(seed, index));
      await write(formatRecord({ ...dealt, starter: starter ?? dealt.starter }));
    }
    return true;
  });
};

function dealRecord(game: Game, variant: VariantId, rules: RuleChanges, seed: string): RoundRecord {
  return {
    variant,
    rules,
    players: seatsOf(game.seatCount).map((seat) => `Seat ${seat + 1}`),
    seed,
    ...dealFromSeed(game, seed),
    plays: [],
  };
}
