import { drawnOf, fishingPosition } from '../../src/engine/fishing/index.ts';
import {
  familyOf,
  invariant,
  type RoundRecord,
  rulesOf,
  type Seat,
  type Step,
} from '../../src/engine/index.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import type { PlayReview, Review, WeighedPlay } from '../../src/review/review.ts';
import type { SeatPoints } from '../../src/review/seatPoints.ts';
import type { Reviewer, ReviewListener } from '../../src/store/reviewing/reviewer.ts';

/** A number from 0 to `below - 1` that looks like chance and is always the same. */
function scatter(below: number, ...facts: readonly number[]): number {
  const hash = facts.reduce((sum, fact) => Math.imul(sum ^ fact, 0x01000193) >>> 0, 0x811c9dc5);
  return (hash >>> 7) % below;
}

/** So many points to a seat, taken from the others in equal parts. */
function pointsTo(seat: Seat, points: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, each) =>
    each === seat ? points : -points / (seats - 1),
  );
}

function sum(...parts: readonly (SeatPoints | null)[]): number[] {
  const [first = []] = parts.filter((part) => part !== null);
  return first.map((_, seat) => parts.reduce((total, part) => total + (part?.[seat] ?? 0), 0));
}

function valuesOf({ legal }: Step, at: number): WeighedPlay[] {
  const values = legal
    .map((play) => ({ play, points: scatter(40, at, play) - 20 }))
    .toSorted((one, other) => other.points - one.points);
  const best = values[0]?.points ?? 0;
  return values.map(({ play, points }) => ({ play, points, error: best - points, noise: 4 }));
}

/**
 * A review of a round that nobody has reckoned: always the same, and everything adds up as in a
 * real one.
 */
export function fakeReview(record: RoundRecord): Review {
  const { game, steps, position } = playedRound(record);
  const { settlementOf } = rulesOf(game);
  const seats = game.seatCount;
  const draws = familyOf(record.variant) === 'fishing';
  const start = pointsTo(0, scatter(20, record.starter, record.plays.length) - 10, seats);
  let expected: SeatPoints = start;
  const plays = steps.map((step, at): PlayReview => {
    const { seat, play } = step;
    const drawn = (draws ? drawnOf(fishingPosition(step.before)) : undefined) ?? null;
    const luck = drawn === null ? null : pointsTo(seat, scatter(31, at, drawn) - 15, seats);
    const values = valuesOf(step, at);
    const error = values.find((value) => value.play === play)?.error ?? 0;
    const lost = error > 12 ? error : 0;
    const skill = pointsTo(seat, -lost, seats);
    const isLast = at === steps.length - 1 && position.phase === 'over';
    const soFar = sum(expected, luck, skill);
    const hidden = isLast
      ? sum(
          settlementOf(position),
          soFar.map((points) => -points),
        )
      : pointsTo(seat, scatter(7, at, 5) - 3 + Math.round((lost * 2) / 3), seats);
    expected = sum(soFar, hidden);
    return { seat, play, drawn, luck, values, lost, skill, hidden, expected };
  });
  const average = pointsTo(0, -2, seats);
  return { bot: 'expert', samples: 400, average, start, plays, end: expected };
}

/** A reviewer that tells what the test lets it tell. */
export function createHandReviewer() {
  let open: { readonly round: RoundRecord; readonly listener: ReviewListener } | undefined;
  const current = () => {
    invariant(open !== undefined, 'a review was asked for');
    return open;
  };
  const reviewer: Reviewer = {
    expect: () => undefined,
    review: (round, listener) => {
      const own = { round, listener };
      open = own;
      return () => {
        if (open === own) open = undefined;
      };
    },
  };
  return {
    reviewer,
    isAsked: () => open !== undefined,
    share: (judged: number, whole = judged) => current().listener.onShare({ judged, whole }),
    /** Tells the plays of some seats. */
    judge: (seats: readonly Seat[], { plays }: Review = fakeReview(current().round)) =>
      current().listener.onJudged({
        plays: plays.map((play) => (seats.includes(play.seat) ? play : null)),
      }),
    tell: (isLast = true, samples = 400, review = fakeReview(current().round)) => {
      current().listener.onJudged(review);
      current().listener.onReview({ ...review, samples }, isLast);
    },
    /** Tells what was kept as exact as it gets, at once and without judging a play before. */
    kept: () => current().listener.onReview(fakeReview(current().round), true),
    /** Tells what an older app has kept, when it was left early. */
    rough: (samples: number) =>
      current().listener.onReview({ ...fakeReview(current().round), samples }, false),
    fail: () => current().listener.onFailure(),
  };
}
