import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTrickWorlds, searchTrick } from '../../../src/bots/climbing/search/searchTrick.ts';
import { learnedWeights } from '../../../src/bots/climbing/values/learnedPolicies.ts';
import { weigh } from '../../../src/bots/search/weigh.ts';
import {
  type ClimbingVariant,
  changedSwitchesOf,
  climbing,
  createGame,
  dealTiles,
  type Game,
  handOf,
  type Position,
  play,
  type RuleChanges,
  settlementOf,
  startPosition,
  switchesOf,
  variants,
  viewFor,
  withSwitch,
} from '../../../src/engine/climbing/index.ts';
import {
  invariant,
  type Play,
  type PlayedThrough,
  playThrough,
  type Step,
  seatsOf,
} from '../../../src/engine/index.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { playedRound } from '../../../src/records/playedRound.ts';
import { reckoning } from '../../../src/review/climbing/reckoning.ts';
import { accountsOf, type PlayReview, type Review } from '../../../src/review/review.ts';
import { reviewRound } from '../../../src/review/reviewRound.ts';
import { luanChuo, sapNgWu } from '../../records/climbing/sample.ts';
import { chanceOf } from '../../support/chance.ts';
import { type RandomRound, rounds } from '../../support/climbing/arbitraries.ts';
import { withHiddenCardsMoved } from '../../support/climbing/hiddenCards.ts';
import { finalOf, startOf, stepsOf, textsOf } from '../../support/climbing/randomRounds.ts';
import { climbingGameOf, climbingPlay } from '../../support/climbing/table.ts';
import { unwrap } from '../../support/table.ts';
import { isThorough, runs } from '../../support/thoroughness.ts';

function reviewOf(record: object): Review {
  return reviewed(playedRound(unwrap(parseRecord(JSON.stringify(record)))), 12);
}

function reviewed(round: PlayedThrough, samples: number): Review {
  return ended(reviewRound(round, { bot: 'skilled', samples, seed: 's' }, reckoning));
}

/** What work that can be paused comes to. */
function ended<Result>(work: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

test.each([sapNgWu, luanChuo])(
  '$variant: skill and what was hidden add up, and nothing is luck',
  (record) => {
    const review = reviewOf(record);
    expect(review.plays).toHaveLength(record.plays.length);
    for (const { drawn, luck } of review.plays)
      expect({ drawn, luck }).toEqual({ drawn: null, luck: null });
    for (const { start, luck, skill, hidden, end } of accountsOf(review)) {
      expect(luck).toBe(0);
      expect(start + skill + hidden).toBeCloseTo(end, 6);
    }
    expect(review.average.reduce((sum, chips) => sum + chips, 0)).toBeCloseTo(0, 1);
  },
);

test('the same wish gives the same review', () => {
  expect(reviewOf(luanChuo)).toEqual(reviewOf(luanChuo));
});

test('the plays of the expert are weighed as it weighs them itself, as who has played so', () => {
  const game = climbingGameOf('chang-pai');
  const start = startPosition(game, dealTiles(game, chanceOf(1)), 0);
  const { position, steps } = unwrap(
    playThrough(climbing, start, ['54', 'pass'].map(climbingPlay)),
  );
  const view = viewFor(position, position.seat, steps);
  const budget = { samples: 300 };
  const weighing = ended(reckoning.weigh('expert', view, chanceOf(1), budget, {}));
  const random = chanceOf(1);
  const worlds = () => openTrickWorlds(view, random, learnedWeights(game));
  expect(weighing).toEqual(ended(weigh(view, random, budget, worlds)));
  const { play } = ended(searchTrick(view, chanceOf(1), budget, learnedWeights(game)));
  expect(play).toBe(weighing.best.play);
});

function playedThrough(round: RandomRound): PlayedThrough<Position> {
  const steps = [...stepsOf(round)].map(({ position, legal, chosen, next }) => {
    const { seat, phase } = position;
    return { seat, phase, play: chosen, before: position, after: next, legal };
  });
  return { start: startOf(round), steps, position: finalOf(round) };
}

/** The last plays of a round, which are quickly weighed; in a thorough run all of them. */
function lastOf({ start, steps, position }: PlayedThrough<Position>): PlayedThrough<Position> {
  const last = isThorough ? steps : steps.slice(-14);
  return { start: last[0]?.before ?? start, steps: last, position };
}

test('of any round under any switches deal, skill and hidden cards make the settlement', () => {
  fc.assert(
    fc.property(rounds, (random) => {
      const review = reviewed(lastOf(playedThrough(random)), 2);
      expect(review.end).toEqual(settlementOf(finalOf(random)));
      expectAccounts(review);
    }),
    { numRuns: runs(3, 60) },
  );
});

/** The parts of each seat add up to what it was paid, and nothing is luck of the draw. */
function expectAccounts(review: Review): void {
  for (const { start, luck, skill, hidden, end } of accountsOf(review)) {
    expect(luck).toBe(0);
    expect(start + skill + hidden).toBeCloseTo(end, 4);
  }
}

/** What the rounds of the games are dealt and played by. */
const seedOfRounds = 3;

/** Every variant and number of seats: for three with all switches changed, for four with none. */
const everyGame = variants.flatMap((variant) =>
  variant.seatCounts.map((seats) => {
    const changes = seats === 4 ? {} : allChanged(variant);
    return {
      title: `${variant.id} for ${seats}`,
      game: unwrap(createGame(variant, seats, changes)),
    };
  }),
);

function allChanged(variant: ClimbingVariant): RuleChanges {
  return switchesOf(variant).reduce<RuleChanges>((changes, { key, values, own }) => {
    const other = 'least' in values ? 3 : values.find((value) => value !== own);
    return withSwitch(variant, changes, key, other ?? own) ?? changes;
  }, {});
}

/** A round in which wu have gathered at its end, so that its last plays are about something. */
function richRoundOf(game: Game): PlayedThrough<Position> {
  const deal = dealTiles(game, chanceOf(seedOfRounds));
  return playedThrough({ game, deal, starter: 0, seed: seedOfRounds, manner: 'patient' });
}

const reviews = new Map<Game, Review>();

/** What is made of the last plays of a rich round of a game; once for all that ask about it. */
function lastReviewOf(game: Game): Review {
  const review = reviews.get(game) ?? reviewed(lastOf(richRoundOf(game)), runs(40, 60));
  reviews.set(game, review);
  return review;
}

test('a game with every switch changed is reviewed, and one with none', () => {
  const changed = everyGame.map(({ game: { variant, rules } }) => {
    const count = changedSwitchesOf(variant, rules).length;
    return [variant.id, count === switchesOf(variant).length];
  });
  expect(changed).toEqual(
    everyGame.map(({ game: { variant, seatCount } }) => [variant.id, seatCount === 3]),
  );
  expect(new Set(changed.map(([id]) => id)).size).toBe(variants.length);
});

describe.each(everyGame)('the last plays of a round of $title', ({ game }) => {
  const round = richRoundOf(game);

  test('are weighed and paid for', () => {
    const last = lastOf(round);
    const review = lastReviewOf(game);
    expect(review.end).toEqual(settlementOf(last.position));
    expectAccounts(review);
    for (const [at, made] of review.plays.entries()) {
      expectVerdict(made, last.steps[at]?.legal ?? []);
    }
  });

  test('are weighed by what their seat could know: hidden cards that move change no value', () => {
    const movedAt = ({ before, seat }: Step<Position>) => withHiddenCardsMoved(before, seat, 5);
    const step = round.steps.findLast(
      (one) => one.legal.length > 1 && handsIn(movedAt(one)) !== handsIn(one.before),
    );
    invariant(step !== undefined, 'somebody has a choice while cards are hidden');
    const before = movedAt(step);
    const after = play(before, step.play);
    const moved = { start: before, steps: [{ ...step, before, after }], position: after };
    const own = { start: step.before, steps: [step], position: step.after };
    expect(reviewed(moved, 20).plays[0]?.values).toEqual(reviewed(own, 20).plays[0]?.values);
  });
});

test('among the last plays of random rounds some have lost something, most have not', () => {
  const plays = everyGame.flatMap(({ game }) => lastReviewOf(game).plays);
  const losses = plays.filter(({ lost }) => lost > 0).length;
  expect(losses).toBeGreaterThan(0);
  expect(losses).toBeLessThan(plays.length / 4);
});

/** The cards of all hands. */
function handsIn(position: Position): string {
  return seatsOf(position.game.seatCount)
    .map((seat) => textsOf(handOf(position, seat)).join(' '))
    .join('/');
}

/** The legal plays stand there with the best first; an error costs its seat what it has lost. */
function expectVerdict(made: PlayReview, legal: readonly Play[]): void {
  const { seat, play: chosen, values, lost, skill, hidden } = made;
  const errors = values.map(({ error }) => error);
  expect(errors).toEqual(errors.toSorted((one, other) => one - other));
  expect(errors[0]).toBe(0);
  expect(values.map((value) => value.play).sort()).toEqual([...legal].sort());
  const own = values.find((value) => value.play === chosen);
  invariant(own !== undefined, 'the play that was made is weighed');
  expect(own.noise).toBeGreaterThanOrEqual(0);
  expect([0, own.error]).toContain(lost);
  expect(lost === 0 ? Math.max(...skill.map(Math.abs)) : skill[seat]).toBe(lost === 0 ? 0 : -lost);
  // Without a choice everybody plays on as before, and nothing new comes to light.
  if (legal.length === 1) expect(hidden.map(Math.abs)).toEqual(hidden.map(() => 0));
}
