import { train, usualPlan } from '../../bots/fishing/training/train.ts';
import { type PackedValues, packedSteps, packWeights } from '../../bots/fishing/values/packed.ts';
import { fishingGame, type Game } from '../../engine/fishing/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import type { Trainer, Training } from '../trainer.ts';

export const fishingTrainer: Trainer = {
  usualRounds: () => usualPlan.rounds,
  learn: (game, training, onProgress) => learnedBy(fishingGame(game), training, onProgress),
};

function learnedBy(
  game: Game,
  { rounds, seed }: Training,
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
