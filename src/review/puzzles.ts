import type { Seat } from '../engine/index.ts';
import { costlyPlaysOf, type Review } from './review.ts';

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

/** The decisions of a round that lost each seat most, the costliest first. */
export function puzzlesOf(review: Review): Puzzle[] {
  return review.end
    .flatMap((_, seat) => costlyPlaysOf(review, seat).slice(0, mostOfSeat))
    .map(({ at, play: { seat, lost } }) => ({ at, seat, lost }))
    .toSorted((one, other) => other.lost - one.lost);
}
