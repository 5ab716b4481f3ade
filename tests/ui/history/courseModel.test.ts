import { describe, expect, test } from 'vitest';
import { courseOf } from '../../../src/ui/history/courseModel.ts';
import { keptRound } from './keptRounds.ts';

/** A round of a day in 2026 that brought so much, of which so much was luck where that is known. */
function seen(date: string | null, result: number, luck?: number) {
  const accounts = [luck ?? 0, -(luck ?? 0)].map((start, seat) => {
    const end = seat === 0 ? result : -result;
    return { start, luck: 0, hidden: 0, skill: end - start, end };
  });
  return {
    kept: keptRound(`${date} ${result}`, {
      endedAt: date,
      settlement: [result, -result],
      accounts: luck === undefined ? null : accounts,
    }),
    seat: 0,
  };
}

const told = (course: ReturnType<typeof courseOf>) =>
  course.steps.map(({ from, rounds, sum, luckSum }) => [
    from.toISOString().slice(0, 10),
    rounds,
    sum,
    luckSum,
  ]);

describe('the course of rounds', () => {
  test('tells each round, the oldest first, while they lie in two weeks', () => {
    const course = courseOf([
      seen('2026-05-08', -5, 2),
      seen('2026-05-01', 10),
      seen('2026-05-02', 3),
    ]);
    expect(course).toMatchObject({ by: 'round', reviewed: 1, undated: 0 });
    expect(told(course)).toEqual([
      ['2026-05-01', 1, 10, 0],
      ['2026-05-02', 1, 13, 0],
      ['2026-05-08', 1, 8, 2],
    ]);
  });

  test('tells each week from its Monday where there are more, weeks without a round too', () => {
    // Monday the 4th, Sunday the 10th, Monday the 11th, and the last Monday of the month.
    const days = ['2026-05-04', '2026-05-10', '2026-05-11', '2026-05-25'];
    const course = courseOf(days.map((day, at) => seen(day, 10 * (at + 1), at)));
    expect(course).toMatchObject({ by: 'week', reviewed: 4 });
    expect(told(course)).toEqual([
      ['2026-05-04', 2, 30, 1],
      ['2026-05-11', 1, 60, 3],
      ['2026-05-18', 0, 60, 3],
      ['2026-05-25', 1, 100, 6],
    ]);
    expect(course.steps.map(({ luck }) => luck)).toEqual([1, 2, null, 3]);
  });

  test('loses no round where dates and moments lie in other orders than the days here', () => {
    // On a Monday: what has only a date lies before the moments of the Sunday behind it.
    const west = ['2026-05-11', '2026-05-11T02:00:00.000Z', '2026-05-18', '2026-05-25'];
    const east = ['2026-05-10T23:00:00.000Z', '2026-05-10', '2026-05-18', '2026-05-25'];
    for (const days of [west, east]) {
      const { steps } = courseOf(days.map((day) => seen(day, 10)));
      expect(steps.at(-1)?.sum).toBe(40);
      expect(steps.map(({ rounds }) => rounds).reduce((all, one) => all + one)).toBe(4);
    }
  });

  test('leaves out rounds without a date, and tells how many', () => {
    const course = courseOf([seen(null, 90, 80), seen('2026-05-01', 10)]);
    expect(course).toMatchObject({ undated: 1, reviewed: 0 });
    expect(told(course)).toEqual([['2026-05-01', 1, 10, 0]]);
  });

  test('leaves out empty weeks where dates of a file lie ages apart', () => {
    const course = courseOf(['0001-01-01', '1900-01-01', '2026-05-01'].map((day) => seen(day, 1)));
    expect(course.by).toBe('week');
    expect(course.steps.map(({ sum }) => sum)).toEqual([1, 2, 3]);
  });

  test('of no rounds has no steps', () => {
    expect(courseOf([])).toEqual({ by: 'round', steps: [], reviewed: 0, undated: 0 });
  });
});
