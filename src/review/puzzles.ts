import { familyOf, type Play, type Seat, type VariantId } from '../engine/index.ts';
import { figures } from './families/figures.ts';
import { costlyPlaysOf, isRight, type PlayReview, type Review } from './review.ts';
import { toldPoints } from './toldPoints.ts';

/** A decision worth being tried again. */
export interface Puzzle {
  /** The index of the play. */
  readonly at: number;
  readonly seat: Seat;
  /** What the play that was made lost to the best. */
  readonly lost: number;
}

/** So many of each round: the others are near them in kind, or small beside them. */
const mostOfSeat = 3;

/**
 * Whether a loss is large enough for its decision to be tried again. Of a puzzle that was kept no
 * more is known than this.
 */
export function isWorthTrying(lost: number, variant: VariantId): boolean {
  return toldPoints(lost, variant) >= figures[familyOf(variant)].leastLoss;
}

/**
 * The decisions of a round that lost each seat most, the costliest first; none whose loss is small,
 * or within its noise.
 */
export function puzzlesOf(review: Review, variant: VariantId): Puzzle[] {
  return review.end
    .flatMap((_, seat) => costlyPlaysOf(review, seat, variant).slice(0, mostOfSeat))
    .map(({ at, play: { seat, lost } }) => ({ at, seat, lost }))
    .filter(({ lost }) => isWorthTrying(lost, variant))
    .toSorted((one, other) => other.lost - one.lost);
}

/** What trying a decision again came to. */
export type PuzzleOutcome = 'solved' | 'missed';

/**
 * What comes of trying a decision again, the same wherever it is tried.
 * @param tried the play; undefined if the answer was asked for without one
 */
export function outcomeOfTry(
  { values }: PlayReview,
  tried: Play | undefined,
  variant: VariantId,
): PuzzleOutcome {
  const own = values.find(({ play }) => play === tried);
  return own !== undefined && isRight(own, variant) ? 'solved' : 'missed';
}
