import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  type FamilyId,
  failure,
  familyOf,
  findVariant,
  type SeatCount,
  success,
  type VariantId,
  variantIds,
} from '../engine/index.ts';
import { loadTrainer } from '../families/tools.ts';
import { gameOf } from '../records/playedRound.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import type { Command } from './command.ts';
import {
  optionWords,
  readOptions,
  seatCountOption,
  seatCountWords,
  seedOption,
  variantOption,
  wholeNumberOption,
} from './options.ts';

const mostRounds = 100_000_000;

/**
 * `train`: writes a file for every variant and number of seats, or for those that options name. The
 * same seed and rounds give the same file.
 */
export function trainCommand(folderOf: (family: FamilyId) => URL): Command {
  return (args) => {
    const options = readOptions(args, {
      variant: v.exactOptional(variantOption),
      players: v.exactOptional(seatCountOption),
      rounds: v.exactOptional(wholeNumberOption(1, mostRounds)),
      seed: v.exactOptional(seedOption, 'fifteen lakes'),
    });
    if (!options.ok) return options;
    const { variant, players, rounds, seed } = options.value;
    if (variant !== undefined && seatCountsOf(variant.id, players).length === 0) {
      return failure(optionWords('players', seatCountWords(variant.seatCounts)));
    }
    const chosen = variantIds.filter((id) => (variant?.id ?? id) === id);
    return success(async ({ write, showProgress }) => {
      for (const id of chosen) {
        const family = familyOf(id);
        const trainer = await loadTrainer[family]();
        for (const seats of seatCountsOf(id, players)) {
          const name = `${id}-${seats}`;
          const game = gameOf({ variant: id, rules: {}, players: Array(seats).fill('') });
          const training = { rounds: rounds ?? trainer.usualRounds(game), seed };
          const values = trainer.learn(game, training, (share) =>
            showProgress(share, () => sayOfCommand('command.training', { name, share })),
          );
          writeFileSync(new URL(`${name}.json`, folderOf(family)), `${JSON.stringify(values)}\n`);
          await write(`${name}.json`);
        }
      }
      return true;
    });
  };
}

function seatCountsOf(id: VariantId, players: SeatCount | undefined): readonly SeatCount[] {
  const seatCounts = findVariant(id)?.seatCounts ?? [];
  return seatCounts.filter((count) => (players ?? count) === count);
}
