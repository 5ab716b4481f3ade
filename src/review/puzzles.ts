import { familyOf, type Play, type Seat, type VariantId } from '../engine/index.ts';
import { figures } from '../families/figures.ts';
import { costlyPlaysOf, isRight, type JudgedPlay, type Review } from './review.ts';
import { toldPoints } from './toldPoints.ts';

/** A decision worth being tried again. */
export interface Puzzle {
  /** The index of the play. */
  readonly at: number;
  readonly seat: Seat;
  /** What the play that was made lost to the best. */
  readonly lost: number;
}

/** So many of each seat in a round: the others are near them in kind, or small beside them. */
const mostOfSeat = 3;

/** Takes the loss alone, as nothing else is known of a puzzle that was kept. */
export function isWorthTrying(lost: number, variant: VariantId): boolean {
  return toldPoints(lost, variant) >= figures[familyOf(variant)].leastLoss;
}

/** The decisions that cost each seat most, costliest first; no loss that is small or mere noise. */
export function puzzlesOf(review: Review, variant: VariantId): Puzzle[] {
  return review.end
    .flatMap((_, seat) => costlyPlaysOf(review, seat, variant).slice(0, mostOfSeat))
    .map(({ at, play: { seat, lost } }) => ({ at, seat, lost }))
    .filter(({ lost }) => isWorthTrying(lost, variant))
    .toSorted((one, other) => other.lost - one.lost);
}

export type PuzzleOutcome = 'solved' | 'missed';

/** `tried` is undefined if the answer was asked for without trying a play. */
export function outcomeOfTry(
  { values }: JudgedPlay,
  tried: Play | undefined,
  variant: VariantId,
): PuzzleOutcome {
  const own = values.find(({ play }) => play === tried);
  return own !== undefined && isRight(own, variant) ? 'solved' : 'missed';
}
