import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { train, usualPlan } from '../../bots/fishing/training/train.ts';
import { type PackedValues, packedSteps, packWeights } from '../../bots/fishing/values/packed.ts';
import { createGame, type Game, variants } from '../../engine/fishing/index.ts';
import { success } from '../../engine/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { sayOfCommand } from '../../text/commandWords.ts';
import type { Command } from '../command.ts';
import {
  readOptions,
  seatCountOption,
  seedOption,
  variantOption,
  wholeNumberOption,
} from '../options.ts';

const mostRounds = 100_000_000;

/**
 * `train`: learns the values of every variant and number of seats, or of those that options name,
 * and writes a file for each. The same seed and rounds give the same file.
 * @param folder where the files go
 */
export function trainCommand(folder: URL): Command {
  return (args) => {
    const options = readOptions(args, {
      variant: v.exactOptional(variantOption),
      players: v.exactOptional(seatCountOption),
      rounds: v.exactOptional(wholeNumberOption(1, mostRounds), `${usualPlan.rounds}`),
      seed: v.exactOptional(seedOption, 'fifteen lakes'),
    });
    if (!options.ok) return options;
    const { rounds, seed, players } = options.value;
    const wanted = options.value.variant;
    const chosen = variants.filter(({ id }) => (wanted?.id ?? id) === id);
    const games = chosen.flatMap((variant) => {
      const seats = variant.seatCounts.filter((count) => (players ?? count) === count);
      return seats.flatMap((count) => {
        const game = createGame(variant, count);
        return game.ok ? [game.value] : [];
      });
    });
    return success(async ({ write, showProgress }) => {
      for (const game of games) {
        const name = `${game.variant.id}-${game.seatCount}`;
        const values = learnedBy(game, rounds, seed, (share) =>
          showProgress(share, () => sayOfCommand('command.training', { name, share })),
        );
        writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(values)}\n`);
        await write(`${name}.json`);
      }
      return true;
    });
  };
}

function learnedBy(
  game: Game,
  rounds: number,
  seed: string,
  onProgress: (share: number) => void,
): PackedValues {
  const plan = { ...usualPlan, rounds };
  const weights = train(game, randomFromSeed(seed), plan, onProgress);
  const step = packedSteps[game.rules.scoring];
  return {
    variant: game.variant.id,
    players: game.seatCount,
    seed,
    plan,
    step,
    weights: packWeights(weights, step),
  };
}
