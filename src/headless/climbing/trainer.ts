import { learnPolicy } from '../../bots/climbing/training/learnPolicy.ts';
import { usualPlanOf } from '../../bots/climbing/training/plans.ts';
import { type PackedPolicy, packPolicy } from '../../bots/climbing/values/packedPolicy.ts';
import { climbingGame, type Game } from '../../engine/climbing/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import type { Trainer, Training } from '../trainer.ts';

export const climbingTrainer: Trainer = {
  usualRounds: (game) => usualPlanOf(climbingGame(game)).rounds,
  learn: (game, training, onProgress) => learnedBy(climbingGame(game), training, onProgress),
};

function learnedBy(
  game: Game,
  { rounds, seed }: Training,
  onProgress: (share: number) => void,
): PackedPolicy {
  const plan = { ...usualPlanOf(game), rounds };
  const weights = learnPolicy(game, randomFromSeed(seed), plan, onProgress);
  return {
    variant: game.variant.id,
    players: game.seatCount,
    seed,
    plan,
    weights: packPolicy(weights),
  };
}
