import { describe, expect, test } from 'vitest';
import { accountsOf, costlyPlaysOf } from '../../../src/review/review.ts';
import { curveOf, pathBetween, pathThrough } from '../../../src/ui/review/curve/curveModel.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { fakeReview } from '../../support/reviews.ts';

const review = fakeReview(finishedRound(setupOf(['person', 'greedy', 'random'])));

describe.each([0, 1, 2])('the curve of seat %i', (seat) => {
  const curve = curveOf(review, seat, 'tiu-u');

  test('leads from what the deal promised to the result, a value for each number of plays', () => {
    expect(curve.margin).toHaveLength(review.plays.length + 1);
    expect(curve.margin[0]).toBe(review.start[seat]);
    expect(curve.margin.at(-1)).toBe(review.end[seat]);
  });

  test('without choices it ends at deal, luck and hidden tiles alone', () => {
    const account = accountsOf(review)[seat];
    const tiles = (account?.start ?? 0) + (account?.luck ?? 0) + (account?.hidden ?? 0);
    expect(curve.withoutSkill[0]).toBe(curve.start);
    expect(curve.withoutSkill.at(-1)).toBeCloseTo(tiles);
  });

  test('has its costly plays where they had been made', () => {
    const plays = costlyPlaysOf(review, seat, 'tiu-u').map(({ at }) => at + 1);
    expect([...curve.costly].sort()).toEqual(plays.sort());
  });

  test('lies between its outermost round values, which are few and go through 0', () => {
    const [low = 0, high = 0] = [curve.ticks[0], curve.ticks.at(-1)];
    expect(Math.min(...curve.margin, ...curve.withoutSkill)).toBeGreaterThanOrEqual(low);
    expect(Math.max(...curve.margin, ...curve.withoutSkill)).toBeLessThanOrEqual(high);
    expect(curve.ticks).toContain(0);
    expect(curve.ticks.length).toBeLessThanOrEqual(7);
  });
});

test('a round in which nothing is expected has a curve too', () => {
  const flat = curveOf({ ...review, start: [0, 0, 0], plays: [] }, 0, 'tiu-u');
  expect(flat).toMatchObject({ margin: [0], ticks: [0, 1] });
});

test('a line goes from point to point, an area there and back', () => {
  const line = [
    [0, 1],
    [2, 3.14],
  ] as const;
  expect(pathThrough(line)).toBe('M0 1L2 3.1');
  expect(pathBetween(line, [[0, 5]])).toBe('M0 1L2 3.1L0 5Z');
});
