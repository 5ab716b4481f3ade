import { expect, test } from 'vitest';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { playedRound } from '../../../src/records/playedRound.ts';
import { reckoning } from '../../../src/review/climbing/reckoning.ts';
import { accountsOf, type Review } from '../../../src/review/review.ts';
import { reviewRound } from '../../../src/review/reviewRound.ts';
import { luanChuo, sapNgWu } from '../../records/climbing/sample.ts';
import { unwrap } from '../../support/table.ts';

function reviewOf(record: object): Review {
  const round = playedRound(unwrap(parseRecord(JSON.stringify(record))));
  const work = reviewRound(round, { bot: 'skilled', samples: 12, seed: 's' }, reckoning);
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
