import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RoundRecord } from '../../engine/index.ts';
import type { Review } from '../../review/review.ts';
import type { Reviewer } from '../../store/reviewing/reviewer.ts';

/** What is known so far of what a round was worth. */
export interface ReviewSoFar {
  /** Null until the first figures have come. */
  readonly review: Review | null;
  /**
   * `failed` where there will be no further figures, `done` where they are as exact as they get.
   */
  readonly state: 'working' | 'done' | 'failed';
  /**
   * The share of the work that is done, 0 to 1. It changes many times a second, and only who shows
   * it follows.
   */
  readonly share: StoreApi<number>;
}

function nothingYet(): ReviewSoFar {
  return { review: null, state: 'working', share: createStore(() => 0) };
}

/** Has a round reviewed for as long as it is looked at. */
export function useReview(reviewer: Reviewer, round: RoundRecord): ReviewSoFar {
  const [soFar, setSoFar] = useState(nothingYet);
  useEffect(() => {
    const begun = nothingYet();
    setSoFar(begun);
    return reviewer.review(round, {
      onReview: (review, isLast) =>
        setSoFar((now) => ({ ...now, review, state: isLast ? 'done' : now.state })),
      onShare: (share) => begun.share.setState(share, true),
      onFailure: () => setSoFar((now) => ({ ...now, state: 'failed' })),
    });
  }, [reviewer, round]);
  return soFar;
}
