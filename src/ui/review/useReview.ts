import { useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RoundRecord, Seat } from '../../engine/index.ts';
import { allJudged, type Judged, type Review } from '../../review/review.ts';
import type { Reviewer, ReviewShare } from '../../store/reviewing/reviewer.ts';

export interface ReviewSoFar {
  /** What is known of its plays, for good. */
  readonly judged: Judged;
  /** Null until it is known how the round went. */
  readonly review: Review | null;
  /** `failed`: there will be no further figures; `done`: they are as exact as they get. */
  readonly state: 'working' | 'done' | 'failed';
  /** It changes many times a second, and only who shows it follows. */
  readonly share: StoreApi<ReviewShare>;
}

function nothingYet(): ReviewSoFar {
  const share = createStore<ReviewShare>(() => ({ judged: 0, whole: 0 }));
  return { judged: { plays: [] }, review: null, state: 'working', share };
}

/** Judges the plays of the `wanted` seat first. */
export function useReview(reviewer: Reviewer, round: RoundRecord, wanted: Seat): ReviewSoFar {
  const [soFar, setSoFar] = useState(nothingYet);
  useEffect(() => {
    const begun = nothingYet();
    setSoFar(begun);
    return reviewer.review(
      round,
      {
        onJudged: (judged) => setSoFar((now) => ({ ...now, judged })),
        onReview: (review, isLast) =>
          setSoFar((now) => {
            if (isLast) return { ...now, judged: review, review, state: 'done' };
            // What may still change is not shown.
            return allJudged(now.judged, review.plays.length) === undefined
              ? now
              : { ...now, review };
          }),
        onShare: (share) => begun.share.setState(share, true),
        onFailure: () => setSoFar((now) => ({ ...now, state: 'failed' })),
      },
      wanted,
    );
  }, [reviewer, round, wanted]);
  return soFar;
}
