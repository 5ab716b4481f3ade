import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { learnPolicy } from '../../bots/climbing/training/learnPolicy.ts';
import { usualPlanOf } from '../../bots/climbing/training/plans.ts';
import { type PackedPolicy, packPolicy } from '../../bots/climbing/values/packedPolicy.ts';
import { createGame, type Game, variantIds, variants } from '../../engine/climbing/index.ts';
import { leastSeats, mostSeats, success } from '../../engine/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { sayOfCommand } from '../../text/commandWords.ts';
import type { Command } from '../command.ts';
import { readOptions, seedOption, wholeNumberOption } from '../options.ts';

const mostRounds = 100_000_000;

/**
 * `train:climbing`: learns the policies of every variant and number of seats, or of those that
 * options name, and writes a file for each. The same seed and rounds give the same file.
 * @param folder where the files go
 */
export function trainClimbingCommand(folder: URL): Command {
  return (args) => {
    const options = readOptions(args, {
      variant: v.exactOptional(v.picklist(variantIds)),
      players: v.exactOptional(wholeNumberOption(leastSeats, mostSeats)),
      rounds: v.exactOptional(wholeNumberOption(1, mostRounds)),
      seed: v.exactOptional(seedOption, 'fifteen lakes'),
    });
    if (!options.ok) return options;
    const { variant, players, rounds, seed } = options.value;
    const games = gamesOf(variant, players);
    return success(async ({ write, showProgress }) => {
      for (const game of games) {
        const name = `${game.variant.id}-${game.seatCount}`;
        const policy = learnedBy(game, rounds, seed, (share) =>
          showProgress(share, () => sayOfCommand('command.training', { name, share })),
        );
        writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(policy)}\n`);
        await write(`${name}.json`);
      }
      return true;
    });
  };
}

/** The games of a variant or of all, for a number of seats or for all. */
function gamesOf(id: string | undefined, players: number | undefined): readonly Game[] {
  return variants
    .filter((variant) => (id ?? variant.id) === variant.id)
    .flatMap((variant) =>
      variant.seatCounts
        .filter((count) => (players ?? count) === count)
        .flatMap((count) => {
          const game = createGame(variant, count);
          return game.ok ? [game.value] : [];
        }),
    );
}

function learnedBy(
  game: Game,
  rounds: number | undefined,
  seed: string,
  onProgress: (share: number) => void,
): PackedPolicy {
  const usual = usualPlanOf(game);
  const plan = { ...usual, rounds: rounds ?? usual.rounds };
  const weights = learnPolicy(game, randomFromSeed(seed), plan, onProgress);
  return {
    variant: game.variant.id,
    players: game.seatCount,
    seed,
    plan,
    weights: packPolicy(weights),
  };
}
