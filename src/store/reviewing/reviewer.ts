import type { RoundRecord, Seat } from '../../engine/index.ts';
import type { Judged, Review } from '../../review/review.ts';

/** How much of the work is done, from 0 to 1. */
export interface ReviewShare {
  /** Of the plays, how many are judged. */
  readonly judged: number;
  readonly whole: number;
}

export interface ReviewListener {
  /** Told of plays that clearly cost something and of seats judged wholly; never taken back. */
  readonly onJudged: (judged: Judged) => void;
  /**
   * Told once it is known roughly how the round went, and again when that is as exact as it gets:
   * `isLast`. The plays are those that were told as judged; before these are told, what was kept of
   * a review that was left early, and may still change.
   */
  readonly onReview: (review: Review, isLast: boolean) => void;
  readonly onShare: (share: ReviewShare) => void;
  /** There will be no (further) review. */
  readonly onFailure: () => void;
}

export interface Reviewer {
  /** Loads what a review of this round takes; null once none is expected any more. */
  readonly expect: (round: RoundRecord | null) => void;
  /**
   * Reviews a round from its beginning to where its record stops, the plays of the wanted seat
   * first. Nothing is told before this returns, or after the returned function has been called.
   */
  readonly review: (round: RoundRecord, listener: ReviewListener, wanted?: Seat) => () => void;
}
