import type { Seat } from '../engine/index.ts';
import type { Review } from './review.ts';

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

/** The decisions of a round that lost each seat most, the costliest first; only losses larger than their noise count. */
export function puzzlesOf({ plays }: Review): Puzzle[] {
  const puzzles = plays
    .map(({ seat, lost }, at) => ({ at, seat, lost }))
    .filter(({ lost }) => lost > 0)
    .toSorted((one, other) => other.lost - one.lost);
  return puzzles.filter(
    (puzzle, rank) =>
      puzzles.slice(0, rank).filter(({ seat }) => seat === puzzle.seat).length < mostOfSeat,
  );
}
