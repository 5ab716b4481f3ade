import * as v from 'valibot';
import { type RoundRecord, rulesOf } from '../../engine/index.ts';
import { gameOf } from '../../records/playedRound.ts';
import { roundIdOf } from '../../records/roundId.ts';
import { puzzlesOf } from '../../review/puzzles.ts';
import { accountsOf, type Review } from '../../review/review.ts';
import { readReview, reviewToJson } from '../../review/reviewJson.ts';
import type { History } from '../history/history.ts';
import { versioned } from '../shelf/versioned.ts';
import type { Reviewer, ReviewListener } from './reviewer.ts';

/** What is kept; a review of another version than this app knows is made anew. */
const savedReview = versioned(1, v.strictObject({ isLast: v.boolean(), review: v.unknown() }));

interface KeptReview {
  readonly review: Review;
  readonly isLast: boolean;
}

/**
 * Keeps reviews in the history and tells them at once the next time; one that was left early is
 * made anew then, and is kept until a better one has come.
 */
export function createKeptReviewer(
  reviewer: Reviewer,
  history: Pick<History, 'reviewOf' | 'keepReview'>,
): Reviewer {
  let expected: RoundRecord | null = null;
  return {
    expect: (round) => {
      expected = round;
      if (round === null) {
        reviewer.expect(null);
        return;
      }
      void history.reviewOf(roundIdOf(round)).then((text) => {
        // What is kept as exact as it gets is not reviewed again.
        if (expected === round && readKept(text, round)?.isLast !== true) reviewer.expect(round);
      });
    },
    review: (round, listener, wanted) => {
      expected = null;
      const id = roundIdOf(round);
      let isOpen = true;
      let callOff = (): void => undefined;
      void history.reviewOf(id).then((text) => {
        if (!isOpen) return;
        const kept = readKept(text, round);
        if (kept !== undefined) listener.onReview(kept.review, kept.isLast);
        if (kept?.isLast === true || !isOpen) return;
        const keeping: ReviewListener = {
          ...listener,
          onReview: (review, isLast) => {
            // The first look of a review tells less than what was kept of it.
            if (review.samples < (kept?.review.samples ?? 0)) return;
            const puzzles = puzzlesOf(review, round.variant);
            const found = { isLast, accounts: accountsOf(review), puzzles };
            void history.keepReview(id, formatKept(round, { review, isLast }), found);
            listener.onReview(review, isLast);
          },
        };
        callOff = reviewer.review(round, keeping, wanted);
      });
      return () => {
        isOpen = false;
        callOff();
      };
    },
  };
}

function formatKept(round: RoundRecord, { review, isLast }: KeptReview): string {
  const rules = rulesOf(gameOf(round));
  return savedReview.format({ isLast, review: reviewToJson(review, rules) });
}

function readKept(text: string | undefined, round: RoundRecord): KeptReview | undefined {
  if (text === undefined) return undefined;
  const kept = savedReview.parse(text);
  if (!kept.ok) return undefined;
  const review = readReview(kept.value.review, round);
  return review && { review, isLast: kept.value.isLast };
}
