import { describe, expect, test } from 'vitest';
import {
  dayAfter,
  daysOfMonth,
  daysUpTo,
  isDay,
  monthAfter,
  weekdayOf,
} from '../../../src/store/days/calendar.ts';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-11-24T00:00', false],
  ['', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

describe('the day after another one', () => {
  test.each([
    ['in a new year', '2026-12-31', 1, '2027-01-01'],
    ['back over a year', '2027-01-01', -1, '2026-12-31'],
    ['in a leap year', '2028-02-28', 1, '2028-02-29'],
    ['where clocks are put forward', '2026-03-28', 2, '2026-03-30'],
    ['where clocks are put back', '2026-10-24', 2, '2026-10-26'],
  ])('is the next one %s', (_, day, days, after) => {
    expect(dayAfter(day, days)).toBe(after);
  });
});

test('a row of days ends with its day, and none is left out over a new year', () => {
  const row = daysUpTo('2027-01-05', 14);
  expect(row).toHaveLength(14);
  expect(row[0]).toBe('2026-12-23');
  expect(row.slice(-6)).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
    '2027-01-05',
  ]);
});

test('a month has its days, and the one before it is found from its last day too', () => {
  expect(daysOfMonth('2028-02-10')).toHaveLength(29);
  expect(daysOfMonth('2026-12-31').at(-1)).toBe('2026-12-31');
  expect(monthAfter('2026-03-31', -1)).toBe('2026-02-01');
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01-01');
});

test('a week begins with Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(weekdayOf('2026-11-29')).toBe(6);
});
