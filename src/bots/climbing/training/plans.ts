import type { Game, VariantId } from '../../../engine/climbing/index.ts';

export interface LearningPlan {
  readonly rounds: number;
  /** How far a weight may go in a step, at first and at last. */
  readonly firstRate: number;
  readonly lastRate: number;
  /** How far what is learned from a surprise reaches back, 0 to 1. */
  readonly reach: number;
  /** The share of seats that play simply, 0 to 1. */
  readonly simpleShare: number;
}

/**
 * The plan by which the shipped policies were learned. The more seats play simply, the better the
 * policy knows how to use that, and the worse it is against itself.
 */
export function usualPlanOf({
  variant,
  seatCount,
}: Pick<Game, 'variant' | 'seatCount'>): LearningPlan {
  return {
    // Four seats decide twice as often in a round as three.
    rounds: seatCount === 4 ? 150_000 : 300_000,
    firstRate: 0.01,
    lastRate: 0.001,
    reach: 0.9,
    simpleShare: 0.4,
    ...ownPlans.get(variant.id),
  };
}

const ownPlans: ReadonlyMap<string, Partial<LearningPlan>> = new Map([
  ['sap-ng-wu', { simpleShare: 0.5 }],
  ['chang-pai', { simpleShare: 0.5 }],
  ['ma-hua-hua', { simpleShare: 0.8, rounds: 700_000 }],
] satisfies [VariantId, Partial<LearningPlan>][]);
