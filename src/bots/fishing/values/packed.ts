import type { TrainingPlan } from '../training/train.ts';

/** Learned values as their file holds them, with what made them. */
export interface PackedValues {
  readonly variant: string;
  readonly players: number;
  /** The seed of the chance in training, and how it went. */
  readonly seed: string;
  readonly plan: TrainingPlan;
  /** Points that a weight of 1 stands for. */
  readonly step: number;
  /** A whole number for each place of the layout. */
  readonly weights: readonly number[];
}

/**
 * Points between two weights that the file can tell apart, by the method of scoring: little beside
 * what a play changes.
 */
export const packedSteps = { pips: 0.25, groups: 1 } as const;

/** Weights in points as whole numbers of steps. */
export function packWeights(weights: Float32Array, step: number): number[] {
  // Adding 0 makes a plain 0 of -0.
  return Array.from(weights, (weight) => Math.round(weight / step) + 0);
}

/** The weights in points. */
export function unpackWeights({
  weights,
  step,
}: Pick<PackedValues, 'weights' | 'step'>): Float32Array {
  return Float32Array.from(weights, (weight) => weight * step);
}
