import { leastWorlds, type Weighing } from '../bots/search/weigh.ts';
import {
  invariant,
  type Play,
  type PlayedThrough,
  type Position,
  rulesOf,
  type Seat,
  type SeenPlay,
} from '../engine/index.ts';
import { randomFromSeed } from '../records/seed.ts';
import type { Reckoning } from './reckoning.ts';
import { isAsGood, type PlayReview, type Review, type ReviewWish } from './review.ts';
import { difference, rounded } from './seatPoints.ts';

/**
 * Finds out what the plays and draws of a round were worth.
 *
 * An error comes from what the seat could know: the bot's weighing of all legal plays in worlds as
 * they may be. What the seats could expect is told from outside, all hands known and the rest of
 * the draw pile in any order: so the luck of a drawn tile is the value once it is seen less the
 * average over all tiles it could have been. What is neither luck of the draw nor error is how the
 * play met with tiles that its seat could not see.
 *
 * It yields the share of its work that is done, 0 to 1.
 */
export function* reviewRound(
  { start: first, steps }: PlayedThrough,
  wish: ReviewWish,
  reckoning: Reckoning,
): Generator<number, Review, void> {
  const expectation = reckoning.expectationOf(first, wish);
  const start = expectation.at(first);
  const reviews: PlayReview[] = [];
  let before = start;
  for (const [at, { seat, play, before: position, after }] of steps.entries()) {
    const drawn = reckoning.drawnOf(position);
    const seen = drawn === null ? before : expectation.onceSeen(position);
    const decision = { position, made: play, earlier: steps.slice(0, at) };
    const verdict = yield* verdictOn(decision, wish, reckoning, [at, steps.length]);
    const expected = expectation.at(after);
    reviews.push({
      seat,
      play,
      drawn,
      luck: drawn === null ? null : difference(seen, before),
      ...verdict,
      hidden: difference(difference(expected, seen), verdict.skill),
      expected,
    });
    before = expected;
  }
  const average = expectation.ofAnyDeal();
  return { bot: wish.bot, samples: wish.samples, average, start, plays: reviews, end: before };
}

interface Decision {
  readonly position: Position;
  readonly made: Play;
  readonly earlier: readonly SeenPlay[];
}

function* verdictOn(
  { position, made, earlier }: Decision,
  { bot, samples, seed }: ReviewWish,
  reckoning: Reckoning,
  [done, all]: readonly [number, number],
): Generator<number, Pick<PlayReview, 'values' | 'lost' | 'skill'>, void> {
  const view = rulesOf(position.game).viewFor(position, position.seat, earlier);
  // Where there was no choice, nothing hangs on what the only play was worth.
  const budget = { samples: view.legal.length === 1 ? Math.ceil(samples / 4) : samples };
  const random = randomFromSeed(`${seed}/${done}`);
  // A first, coarse look need not be sure of anything.
  const care = { kept: made, fewestWorlds: Math.min(leastWorlds, Math.ceil(samples / 40)) };
  const weighing = reckoning.weigh(bot, view, random, budget, care);
  for (;;) {
    const step = weighing.next();
    if (step.done === true) return verdictFrom(step.value, made, position.seat);
    yield (done + step.value) / all;
  }
}

function verdictFrom(
  { best, weights }: Weighing,
  made: Play,
  seat: Seat,
): Pick<PlayReview, 'values' | 'lost' | 'skill'> {
  const [most = 0] = rounded([best.settlement[seat] ?? 0]);
  const values = weights
    .map((weight) => {
      // A play that was left out early has met few worlds; it must not look better than the best.
      const distance = (best.settlement[seat] ?? 0) - (weight.settlement[seat] ?? 0);
      const [error = 0, noise = 0] = rounded([Math.max(distance, 0), weight.error]);
      const [points = 0] = rounded([most - error]);
      return { play: weight.play, points, error, noise };
    })
    // Of several without an error the first is the one that was in question last.
    .toSorted(
      (one, other) =>
        one.error - other.error ||
        Number(other.play === best.play) - Number(one.play === best.play),
    );
  const own = values.find((value) => value.play === made);
  const ownWeight = weights.find((weight) => weight.play === made);
  invariant(own !== undefined && ownWeight !== undefined, 'the play that was made is legal');
  const lost = isAsGood(own) || ownWeight.worlds < leastWorlds ? 0 : own.error;
  const change = rounded(difference(ownWeight.settlement, best.settlement));
  const skill = change.map((points, one) => (one === seat ? -lost : points));
  return { values, lost, skill: lost === 0 ? skill.map(() => 0) : skill };
}
