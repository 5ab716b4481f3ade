import { invariant, type Kind, type PlayedThrough, type Step } from '../engine/index.ts';
import type { Expectation, Reckoning, Samples } from './reckoning.ts';
import type { JudgedPlay, PlayReview, Review } from './review.ts';
import { difference, rounded, type SeatPoints } from './seatPoints.ts';

/**
 * What the seats could expect at a moment of a round, as sums over samples. Moment 0 lies before
 * the first play, every other one right after a play.
 */
export interface MomentSums {
  /** Null where no tile was turned up for the play. */
  readonly drawn: Kind | null;
  /** Before the play once that tile was seen, null where none was; before the deal at moment 0. */
  readonly before: SeatPoints | null;
  /** Null where the play was the only one: all is as it was before it. */
  readonly after: SeatPoints | null;
}

/** Looks at one moment. It hangs on no other one, so they may be looked at in any order. */
export function momentSumsOf(
  { start, steps }: Pick<PlayedThrough, 'start' | 'steps'>,
  at: number,
  samples: Samples,
  expectation: Expectation,
  reckoning: Pick<Reckoning, 'drawnOf'>,
): MomentSums {
  const step = steps[at - 1];
  if (step === undefined) {
    const after = expectation.at(start, samples);
    return { drawn: null, before: expectation.ofAnyDeal(samples), after };
  }
  const drawn = reckoning.drawnOf(step.before);
  return {
    drawn,
    before: drawn === null ? null : expectation.onceSeen(step.before, samples),
    after: isFree(step) ? expectation.at(step.after, samples) : null,
  };
}

/** The last play makes certain what can be expected. */
function isFree({ legal, after }: Step): boolean {
  return legal.length > 1 || after.phase === 'over';
}

export function addedMoments(one: MomentSums, other: MomentSums): MomentSums {
  const added = (points: SeatPoints | null, more: SeatPoints | null): SeatPoints | null =>
    points && more && points.map((each, seat) => each + (more[seat] ?? 0));
  return {
    drawn: one.drawn,
    before: added(one.before, other.before),
    after: added(one.after, other.after),
  };
}

interface Parts extends Pick<Review, 'bot' | 'samples'> {
  readonly plays: readonly JudgedPlay[];
  /** One more than there are plays, each with as many samples as the review has. */
  readonly moments: readonly MomentSums[];
}

/** Adds up what was found of the plays and of the moments between them. */
export function reviewFrom({ bot, samples, plays, moments }: Parts): Review {
  const mean = (sums: SeatPoints): number[] => rounded(sums.map((sum) => sum / samples));
  const [{ before: anyDeal, after: dealt } = nowhere, ...others] = moments;
  invariant(anyDeal !== null && dealt !== null, 'a review begins before the deal');
  const start = mean(dealt);
  let expected = start;
  const reviews = plays.map((play, at): PlayReview => {
    const { drawn, before, after } = others[at] ?? nowhere;
    const seen = before === null ? expected : mean(before);
    const luck = before === null ? null : difference(seen, expected);
    expected = after === null ? seen : mean(after);
    const hidden = difference(difference(expected, seen), play.skill);
    return { ...play, drawn, luck, hidden, expected };
  });
  return { bot, samples, average: mean(anyDeal), start, plays: reviews, end: expected };
}

const nowhere: MomentSums = { drawn: null, before: null, after: null };
