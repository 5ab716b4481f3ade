import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levels } from '../../src/bots/levels.ts';
import type { Weight } from '../../src/bots/search/weigh.ts';
import {
  type Deal,
  legalPlays,
  type Position,
  settlementOf,
  startPosition,
  type VariantId,
} from '../../src/engine/fishing/index.ts';
import { invariant, kindOf, type Play } from '../../src/engine/index.ts';
import { reckoning } from '../../src/review/fishing/reckoning.ts';
import { accountsOf, type Review } from '../../src/review/review.ts';
import { reviewRound } from '../../src/review/reviewRound.ts';
import { stepsOf } from '../engine/randomRounds.ts';
import { type RandomRound, rounds } from '../support/arbitraries.ts';
import { play, played, type Round, replay } from '../support/fishing.ts';
import { reviewed } from '../support/reviewing.ts';
import { dealOf, gameOf, playOf, unwrap } from '../support/table.ts';
import { runs } from '../support/thoroughness.ts';

/** A random round with its plays, all of them or as many as are told. */
function playedRandom(random: RandomRound, most = Number.POSITIVE_INFINITY): Round {
  const plays = [...stepsOf(random)].slice(0, most).map(({ chosen }) => chosen);
  const { game, deal, starter } = random;
  return { game, deal, starter, plays };
}

function finishedRound(id: VariantId, seats: 2 | 3 = 2): Round {
  const game = gameOf(id, seats);
  return playedRandom({ game, deal: dealOf(game, {}), starter: 0, seed: 5 });
}

/** Each seat's parts of a review, summed by hand. */
function sumOf(review: Review, seat: number): number {
  const parts = review.plays.map(
    ({ luck, skill, hidden }) => (luck?.[seat] ?? 0) + (skill[seat] ?? 0) + (hidden[seat] ?? 0),
  );
  return parts.reduce((sum, part) => sum + part, review.start[seat] ?? 0);
}

describe('a review', () => {
  test('adds up, seat by seat: start, luck, skill and hidden tiles make the final margin', () => {
    fc.assert(
      fc.property(rounds, (random) => {
        const round = playedRandom(random);
        const review = reviewed(round, 3, 'expert', `${random.seed}`);
        const end = settlementOf(unwrap(replay(round)));
        expect(review.end).toEqual(end);
        for (const seat of end.keys()) expect(sumOf(review, seat)).toBeCloseTo(end[seat] ?? 0, 6);
        for (const [seat, account] of accountsOf(review).entries()) {
          const { start, luck, hidden, skill } = account;
          expect(start + luck + hidden + skill).toBeCloseTo(end[seat] ?? 0, 6);
        }
      }),
      { numRuns: runs(3, 12) },
    );
  });

  test('tells first what was in question last, and not what looked as good in a few worlds', () => {
    const round = finishedRound('tiu-u');
    const through = unwrap(played({ ...round, plays: round.plays.slice(0, 1) }));
    const [first, best] = through.steps[0]?.legal ?? [];
    invariant(first !== undefined && best !== undefined, 'there is a choice');
    const weightOf = (play: Play, points: number, worlds: number): Weight => ({
      play,
      settlement: [points, -points],
      error: 1,
      worlds,
    });
    const noPoints = () => [0, 0];
    const work = reviewRound(
      through,
      { bot: 'expert', samples: 20, seed: 's' },
      {
        drawnOf: () => null,
        expectationOf: () => ({ at: noPoints, onceSeen: noPoints, ofAnyDeal: noPoints }),
        weigh: function* () {
          yield 1;
          const asked = weightOf(best, 4, 20);
          return { best: asked, weights: [weightOf(first, 9, 2), asked] };
        },
      },
    );
    let step = work.next();
    while (step.done !== true) step = work.next();
    expect(step.value.plays[0]?.values.map(({ play, error }) => [play, error])).toEqual([
      [best, 0],
      [first, 0],
    ]);
  });

  test('follows what is expected play by play', () => {
    const review = reviewed(finishedRound('shi-wu-hu'), runs(3, 20));
    let before = review.start;
    for (const { luck, skill, hidden, expected } of review.plays) {
      const after = before.map(
        (points, seat) => points + (luck?.[seat] ?? 0) + (skill[seat] ?? 0) + (hidden[seat] ?? 0),
      );
      after.forEach((points, seat) => {
        expect(expected[seat]).toBeCloseTo(points, 6);
      });
      before = expected;
    }
  });

  test('gives every play its legal plays, the best first, and what the one that was made has lost', () => {
    const round = finishedRound('tiu-u');
    const review = reviewed(round, runs(40, 320));
    const losses = review.plays.filter(({ lost }) => lost > 0).length;
    expect(losses).toBeGreaterThan(0);
    expect(losses).toBeLessThan(review.plays.length);
    let position: Position = startPosition(round.game, round.deal, round.starter);
    for (const [
      at,
      { seat, play: made, drawn, luck, values, lost, skill },
    ] of review.plays.entries()) {
      expect(made).toBe(round.plays[at]);
      expect(seat).toBe(position.seat);
      expect(values.map((value) => value.play).toSorted()).toEqual(
        [...legalPlays(position)].toSorted(),
      );
      expect(values[0]?.error).toBe(0);
      const errors = values.map(({ error }) => error);
      expect(errors).toEqual(errors.toSorted((one, other) => one - other));
      expect(drawn === null).toBe(position.phase === 'hand');
      expect(luck === null).toBe(position.phase === 'hand');
      const own = values.find((value) => value.play === made);
      expect(lost).toBe(own !== undefined && own.error > 2 * own.noise ? own.error : 0);
      expect(skill[seat]).toBe(lost === 0 ? 0 : -lost);
      position = unwrap(play(position, made));
    }
  });

  test('is the same for the same samples and seed, and another for another seed', () => {
    const round = finishedRound('shi-wu-hu-64');
    const worlds = runs(2, 5);
    const review = reviewed(round, worlds);
    expect(reviewed(round, worlds)).toEqual(review);
    expect(reviewed(round, worlds, 'expert', 'other')).not.toEqual(review);
  });

  test('tells how much of its work is done as it goes', () => {
    const wish = { bot: 'expert', samples: 5, seed: '' } as const;
    const work = reviewRound(unwrap(played(finishedRound('tiu-u'))), wish, reckoning);
    const shares: number[] = [];
    for (let step = work.next(); step.done !== true; step = work.next()) shares.push(step.value);
    expect(shares.length).toBeGreaterThan(100);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  test.each([2, 3] as const)('sums to nothing over %i seats', (seats) => {
    const { start, plays } = reviewed(finishedRound('shi-wu-hu-64', seats), 4);
    const all = [
      start,
      ...plays.flatMap(({ skill, hidden, expected, luck }) => [
        skill,
        hidden,
        expected,
        luck ?? [],
      ]),
    ];
    for (const points of all) {
      expect(Math.abs(points.reduce((sum, each) => sum + each, 0))).toBeLessThan(0.05);
    }
  });

  test('of a round that is not over ends with what can be expected', () => {
    const round = { ...finishedRound('tiu-u') };
    const begun = { ...round, plays: round.plays.slice(0, 6) };
    const review = reviewed(begun);
    expect(review.plays).toHaveLength(6);
    expect(review.end).toEqual(review.plays.at(-1)?.expected);
    expect(reviewed({ ...round, plays: [] })).toMatchObject({
      plays: [],
      end: reviewed({ ...round, plays: [] }).start,
    });
  });

  test.each(levels)('can be made by %s', (bot) => {
    const review = reviewed(finishedRound('tiu-u'), 1, bot);
    expect(review.bot).toBe(bot);
    expect(sumOf(review, 0)).toBeCloseTo(review.end[0] ?? 0, 6);
  });

  test('F7: finds what a great capture left lying has lost, and whose luck the next tile was', () => {
    const game = gameOf('tiu-u');
    const fixed = { hands: ['66 63 22', '54 31'], lake: '66 54 31 62', drawPile: '66 33' };
    const deal = dealOf(game, fixed);
    const round = { game, deal, starter: 0, plays: ['66', '66x66'].map(playOf) };
    const [placed, drawn] = reviewed(round, 500).plays;
    const capture = placed?.values.find((value) => value.play === playOf('66x66'));
    expect(capture?.error).toBeLessThan(10);
    expect(placed?.lost).toBeGreaterThan(20);
    expect(placed?.skill[1]).toBeCloseTo(placed?.lost ?? 0, 1);
    expect(drawn).toMatchObject({ drawn: kindOf('66'), lost: 0 });
    expect(drawn?.luck?.[0]).toBeGreaterThan(10);
  });

  test('F3: the last tile of the pile is no luck, for it could be no other', () => {
    const { plays } = reviewed(finishedRound('shi-wu-hu'), runs(3, 20));
    const last = plays.findLast(({ drawn }) => drawn !== null);
    expect(last?.luck?.map(Math.abs)).toEqual([0, 0]);
  });

  test('weighs plays by what their seat could know: exchanged hidden tiles change no weight', () => {
    const game = gameOf('tiu-u');
    const deal = dealOf(game, { hands: ['66 63 22'] });
    const [own = [], others = []] = deal.hands;
    // The other hand goes into the draw pile, and as many tiles of that into the hand.
    const exchanged = {
      ...deal,
      hands: [own, deal.drawPile.slice(0, others.length)],
      drawPile: [...others, ...deal.drawPile.slice(others.length)],
    };
    const [first] = legalPlays(startPosition(game, deal, 0));
    const plays = first === undefined ? [] : [first];
    const valuesOf = (dealt: Deal) =>
      reviewed({ game, deal: dealt, starter: 0, plays }).plays[0]?.values;
    expect(valuesOf(exchanged)).toEqual(valuesOf(deal));
    expect(valuesOf(deal)?.length).toBeGreaterThan(1);
  });

  test('F3: luck over all tiles that could be drawn is none, and a forced play meets nothing hidden', () => {
    const game = gameOf('tiu-u');
    const deal = dealOf(game, { lake: '66', drawPile: '66 33 66' });
    const [top] = deal.drawPile;
    const lucks = deal.drawPile.map((tile, place) => {
      const pile = deal.drawPile.with(0, tile).with(place, top ?? tile);
      const first = legalPlays(startPosition(game, deal, 0))[0];
      const before = unwrap(
        play(startPosition(game, { ...deal, drawPile: pile }, 0), first ?? playOf('66')),
      );
      const [second] = legalPlays(before);
      const plays = [first, second].filter((made) => made !== undefined);
      const { plays: reviews } = reviewed(
        { game, deal: { ...deal, drawPile: pile }, starter: 0, plays },
        runs(30, 100),
      );
      const drawPlay = reviews[1];
      if (legalPlays(before).length === 1) expect(drawPlay?.hidden).toEqual([0, 0]);
      return drawPlay?.luck?.[0] ?? 0;
    });
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
    const spread = Math.max(...lucks.map(Math.abs));
    expect(spread).toBeGreaterThan(10);
    expect(Math.abs(mean)).toBeLessThan(spread / 4);
  });

  test('F1: any deal is worth something to a seat by its place alone, and nothing to all together', () => {
    const { average } = reviewed({ ...finishedRound('shi-wu-hu'), plays: [] }, 300);
    expect(average[0]).toBeLessThan(0);
    expect((average[0] ?? 0) + (average[1] ?? 0)).toBeCloseTo(0, 1);
  });
});
