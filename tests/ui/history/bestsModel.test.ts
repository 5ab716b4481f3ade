import { describe, expect, test } from 'vitest';
import { bestsOf } from '../../../src/ui/history/bestsModel.ts';
import { noonOf } from '../../support/noon.ts';
import { keptRound } from './keptRounds.ts';

/** A round of a day in May 2026 with its total, and what it brought. */
function seen(
  id: string,
  day: number,
  total: number,
  result: number,
  margin: number | null = result,
) {
  const kept = keptRound(id, {
    endedAt: noonOf(`2026-05-${String(day).padStart(2, '0')}`),
    totals: [total, total - result],
    settlement: [result, -result],
  });
  return { kept, seat: 0, margin, hasWon: result > 0 };
}

/** The bests of rounds that are given the oldest first. */
function bests(...rounds: readonly ReturnType<typeof seen>[]) {
  const told = bestsOf(rounds.toReversed());
  return Object.fromEntries(told.map(({ name, figure, kept }) => [name, [figure, kept.id]]));
}

describe('personal bests', () => {
  test('are the highest total and the greatest lead, of the first round that reached them', () => {
    expect(bests(seen('a', 1, 50, 10), seen('b', 9, 80, 10), seen('c', 17, 80, -20))).toEqual({
      total: [80, 'b'],
      lead: [10, 'a'],
      row: [2, 'b'],
    });
  });

  test('are the longest row of wins with the round that ended it, and no row of one', () => {
    const wins = [1, 1, -1, 1, 1, 1, -1, 1].map((result, at) =>
      seen(`r${at}`, 3 * at + 1, 5, result),
    );
    expect(bests(...wins)).toMatchObject({ row: [3, 'r5'] });
    expect(bests(seen('a', 1, 5, 1), seen('b', 2, 5, -1), seen('c', 3, 5, 1))).not.toHaveProperty(
      'row',
    );
  });

  test('are the week that brought most with its best round, where it had several', () => {
    const rounds = [seen('a', 4, 5, 10), seen('b', 10, 5, 30), seen('c', 11, 5, 35)];
    expect(bests(...rounds)).toMatchObject({ week: [40, 'b'] });
    expect(bests(seen('c', 11, 5, 35))).not.toHaveProperty('week');
  });

  test('are the most won at once where totals are not compared', () => {
    const told = bests(seen('a', 1, 17, 4, null), seen('b', 9, 20, 2, null));
    expect(told).toMatchObject({ total: [20, 'b'], gain: [4, 'a'] });
    expect(told).not.toHaveProperty('lead');
  });

  test('are none where nothing was won', () => {
    expect(bests(seen('a', 1, 0, -10), seen('b', 2, 0, 0))).toEqual({});
  });
});
