import type { LearningPlan } from '../training/plans.ts';

/** A learned policy as its file holds it, with what made it. */
export interface PackedPolicy {
  readonly variant: string;
  readonly players: number;
  /** The seed of the chance in learning, and how it went. */
  readonly seed: string;
  readonly plan: LearningPlan;
  /** A whole number for each place of the layout. */
  readonly weights: readonly number[];
}

/** Two weights that differ by less make no play likelier by as much as could be told. */
const step = 0.01;

/** Weights as whole numbers of steps. */
export function packPolicy(weights: Float32Array): number[] {
  // Adding 0 makes a plain 0 of -0.
  return Array.from(weights, (weight) => Math.round(weight / step) + 0);
}

/** The weights of whole numbers of steps. */
export function unpackPolicy({ weights }: Pick<PackedPolicy, 'weights'>): Float32Array {
  return Float32Array.from(weights, (weight) => weight * step);
}
