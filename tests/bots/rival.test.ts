import { expect, test } from 'vitest';
import { leadOver, rivalOf } from '../../src/bots/rival.ts';
import { playOf } from '../support/table.ts';

const [first, second, third] = [playOf('66'), playOf('65'), playOf('64')];
const value = (play: typeof first, points: number, error: number) => ({ play, points, error });
const values = [value(first, 30, 0), value(second, 29, 2), value(third, 10, 2)];

test('a play is explained against the one that was tried', () => {
  expect(rivalOf(first, values, second)).toBe(second);
  expect(rivalOf(first, [], second)).toBe(second);
});

test('a play that nobody tried another one for is explained against the best of the worse', () => {
  // That the second is worse may be chance.
  expect(rivalOf(first, values, undefined)).toBe(third);
  expect(rivalOf(first, values, first)).toBe(third);
  expect(rivalOf(first, values.slice(0, 2), undefined)).toBe(second);
});

test('where nothing tells of another play there is none to explain it against', () => {
  expect(rivalOf(first, [], undefined)).toBeUndefined();
  expect(rivalOf(first, values.slice(0, 1), undefined)).toBeUndefined();
  expect(rivalOf(first, values.slice(1), undefined)).toBeUndefined();
});

test('a play leads another one by what it is worth more, where that is known', () => {
  expect(leadOver(third, first, values)).toBe(20);
  expect(leadOver(playOf('11'), first, values)).toBe(0);
});
