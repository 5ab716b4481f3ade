import { expect, test } from 'vitest';
import { odds, oddsPlace } from '../../../../src/bots/climbing/values/odds.ts';

test.each([
  { opponents: 0, unseen: 4, needed: 1, one: 0, any: 0 },
  { opponents: 1, unseen: 2, needed: 2, one: 1, any: 1 },
  { opponents: 2, unseen: 0, needed: 1, one: 0, any: 0 },
  { opponents: 2, unseen: 1, needed: 1, one: 1 / 2, any: 1 },
  { opponents: 2, unseen: 2, needed: 2, one: 1 / 4, any: 1 / 2 },
  { opponents: 2, unseen: 3, needed: 2, one: 1 / 2, any: 1 },
  { opponents: 3, unseen: 2, needed: 2, one: 1 / 9, any: 1 / 3 },
  { opponents: 3, unseen: 4, needed: 4, one: 1 / 81, any: 1 / 27 },
])('$opponents opponents hold $needed of $unseen unseen copies so often', (row) => {
  const place = oddsPlace(row.opponents, row.unseen, row.needed);
  expect(odds.one[place]).toBeCloseTo(row.one, 12);
  expect(odds.any[place]).toBeCloseTo(row.any, 12);
});
