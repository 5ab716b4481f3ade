import type { Game } from '../../../engine/climbing/index.ts';
import type { Random } from '../../../engine/index.ts';
import { weightCount } from '../values/layout.ts';
import { createLearningRounds } from './learningRounds.ts';
import type { LearningPlan } from './plans.ts';

/** Rounds between two steps of the weights. */
const roundsOfStep = 64;

/** The share of the rounds at the end over which the weights are averaged. */
const averagedShare = 0.25;

/**
 * Learns a policy by playing rounds (policy gradient): a play becomes likelier the more the round
 * brought beyond what the seat could expect. Some seats play simply, so that it learns to use their
 * mistakes. The result is the mean over the last rounds.
 * @returns a weight for each place of the layout
 */
export function learnPolicy(
  game: Game,
  random: Random,
  plan: LearningPlan,
  onProgress: (share: number) => void = () => undefined,
): Float32Array {
  const weights = new Float32Array(weightCount);
  const total = new Float64Array(weightCount);
  const ascent = createAscent(weights);
  const playRound = createLearningRounds(game, random, plan, weights);
  let snapshots = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    playRound(ascent.slopes);
    if ((round + 1) % roundsOfStep !== 0) continue;
    const share = round / plan.rounds;
    ascent.step(rateAt(plan, share), 1 / roundsOfStep);
    onProgress(share);
    if (share < 1 - averagedShare) continue;
    snapshots += 1;
    for (let at = 0; at < weightCount; at += 1) total[at] = (total[at] ?? 0) + (weights[at] ?? 0);
  }
  onProgress(1);
  return snapshots === 0 ? weights : Float32Array.from(total, (sum) => sum / snapshots);
}

/** The first rate for half of the rounds, then slower and slower. */
function rateAt({ firstRate, lastRate }: LearningPlan, share: number): number {
  return share < 0.5 ? firstRate : firstRate * (lastRate / firstRate) ** (2 * share - 1);
}

/** Climbs towards more by small steps, each weight at a pace of its own (Adam). */
interface Ascent {
  /** How much more each weight would bring, added up since the last step. */
  readonly slopes: Float64Array;
  /** Forgets the slopes then; `share` is what they are multiplied by, so that many are a mean. */
  readonly step: (rate: number, share: number) => void;
}

const memory = 0.9;
const squareMemory = 0.999;
const least = 1e-5;

/** It changes the weights in place. */
function createAscent(weights: Float32Array): Ascent {
  const slopes = new Float64Array(weights.length);
  const means = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  let steps = 0;
  return {
    slopes,
    step: (rate, share) => {
      steps += 1;
      const meanShare = 1 - memory ** steps;
      const squareShare = 1 - squareMemory ** steps;
      for (let at = 0; at < weights.length; at += 1) {
        const slope = (slopes[at] ?? 0) * share;
        const mean = memory * (means[at] ?? 0) + (1 - memory) * slope;
        const square = squareMemory * (squares[at] ?? 0) + (1 - squareMemory) * slope * slope;
        means[at] = mean;
        squares[at] = square;
        const pace = mean / meanShare / (Math.sqrt(square / squareShare) + least);
        weights[at] = (weights[at] ?? 0) + rate * pace;
        slopes[at] = 0;
      }
    },
  };
}
