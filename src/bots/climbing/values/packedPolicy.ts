import type { LearningPlan } from '../training/plans.ts';

export interface PackedPolicy {
  readonly variant: string;
  readonly players: number;
  readonly seed: string;
  readonly plan: LearningPlan;
  /** A whole number for each place of the layout. */
  readonly weights: readonly number[];
}

/** A difference this small between two weights makes no play noticeably likelier. */
const step = 0.01;

/** In whole numbers of steps. */
export function packPolicy(weights: Float32Array): number[] {
  // Adding 0 makes a plain 0 of -0.
  return Array.from(weights, (weight) => Math.round(weight / step) + 0);
}

export function unpackPolicy({ weights }: Pick<PackedPolicy, 'weights'>): Float32Array {
  return Float32Array.from(weights, (weight) => weight * step);
}
