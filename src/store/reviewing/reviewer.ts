import type { RoundRecord } from '../../engine/index.ts';
import type { Review } from '../../review/review.ts';

/** Who is told what a review finds out. */
export interface ReviewListener {
  /**
   * A review of the whole round, told again and again as it gets more exact; `isLast` once it is as
   * exact as it gets.
   */
  readonly onReview: (review: Review, isLast: boolean) => void;
  /** The share of the work that is done, 0 to 1. */
  readonly onShare: (share: number) => void;
  /** There will be no (further) review. */
  readonly onFailure: () => void;
}

/** Reviews rounds, without keeping the page busy. */
export interface Reviewer {
  /**
   * Has what a review of this round takes loaded, as one may be asked for soon.
   * @param round null once none is to be expected any more
   */
  readonly expect: (round: RoundRecord | null) => void;
  /**
   * Reviews a round from its beginning to where its record stops. Nothing is told before this has
   * returned.
   * @returns what calls it off: nothing is told after that
   */
  readonly review: (round: RoundRecord, listener: ReviewListener) => () => void;
}
