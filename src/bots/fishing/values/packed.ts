import type { TrainingPlan } from '../training/train.ts';

export interface PackedValues {
  readonly variant: string;
  readonly players: number;
  readonly seed: string;
  readonly plan: TrainingPlan;
  /** Points that a weight of 1 stands for. */
  readonly step: number;
  /** A whole number for each place of the layout. */
  readonly weights: readonly number[];
}

/** Points between two weights that the file can tell apart: little beside what a play changes. */
export const packedSteps = { pips: 0.25, groups: 1 } as const;

/** In whole numbers of steps. */
export function packWeights(weights: Float32Array, step: number): number[] {
  // Adding 0 makes a plain 0 of -0.
  return Array.from(weights, (weight) => Math.round(weight / step) + 0);
}

/** In points. */
export function unpackWeights({
  weights,
  step,
}: Pick<PackedValues, 'weights' | 'step'>): Float32Array {
  return Float32Array.from(weights, (weight) => weight * step);
}
