import type { FamilyId } from '../engine/index.ts';

/** How finely a family tells what decisions were worth, in points or chips. */
interface Figures {
  /** Into how many parts one is told: 1 where whole ones are told, 10 where tenths are. */
  readonly parts: number;
  /** A loss below this is no mistake, however sure it is. */
  readonly slight: number;
  /** What a decision has lost at least to be worth trying again: less is a matter of taste. */
  readonly leastLoss: number;
  /** So many rounds are played out for each decision and from each moment, 400 of them first. */
  readonly samples: number;
}

/**
 * A round of fishing is about hundreds of points, one of climbing about a few chips. That is also
 * played out ten times as slowly.
 */
export const figures: Readonly<Record<FamilyId, Figures>> = {
  fishing: { parts: 1, slight: 0.5, leastLoss: 5, samples: 2000 },
  climbing: { parts: 10, slight: 0.25, leastLoss: 0.5, samples: 1000 },
};
