import type { RoundRecord } from '../../engine/index.ts';
import type { Review } from '../../review/review.ts';

export interface ReviewListener {
  /** Told again and again as it gets more exact; `isLast` once it is as exact as it gets. */
  readonly onReview: (review: Review, isLast: boolean) => void;
  /** The share of the work that is done, 0 to 1. */
  readonly onShare: (share: number) => void;
  /** There will be no (further) review. */
  readonly onFailure: () => void;
}

/** The page is not kept busy. */
export interface Reviewer {
  /** Loads what a review of this round takes; null once none is expected any more. */
  readonly expect: (round: RoundRecord | null) => void;
  /**
   * Reviews a round from its beginning to where its record stops. Nothing is told before this
   * returns, or after the returned function has been called.
   */
  readonly review: (round: RoundRecord, listener: ReviewListener) => () => void;
}
