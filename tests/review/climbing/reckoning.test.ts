import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settlementOf } from '../../../src/engine/climbing/index.ts';
import type { PlayedThrough } from '../../../src/engine/index.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { playedRound } from '../../../src/records/playedRound.ts';
import { reckoning } from '../../../src/review/climbing/reckoning.ts';
import { accountsOf, type Review } from '../../../src/review/review.ts';
import { reviewRound } from '../../../src/review/reviewRound.ts';
import { luanChuo, sapNgWu } from '../../records/climbing/sample.ts';
import { type RandomRound, rounds } from '../../support/climbing/arbitraries.ts';
import { finalOf, startOf, stepsOf } from '../../support/climbing/randomRounds.ts';
import { unwrap } from '../../support/table.ts';
import { runs } from '../../support/thoroughness.ts';

function reviewOf(record: object): Review {
  return reviewed(playedRound(unwrap(parseRecord(JSON.stringify(record)))), 12);
}

function reviewed(round: PlayedThrough, samples: number): Review {
  const work = reviewRound(round, { bot: 'skilled', samples, seed: 's' }, reckoning);
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

function playedThrough(round: RandomRound): PlayedThrough {
  const steps = [...stepsOf(round)].map(({ position, legal, chosen, next }) => {
    const { seat, phase } = position;
    return { seat, phase, play: chosen, before: position, after: next, legal };
  });
  return { start: startOf(round), steps, position: finalOf(round) };
}

test('of any round under any switches deal, skill and hidden cards make the settlement', () => {
  fc.assert(
    fc.property(rounds, (random) => {
      const round = playedThrough(random);
      const review = reviewed(round, 2);
      const end = settlementOf(finalOf(random));
      expect(review.end).toEqual(end);
      for (const [seat, { start, luck, skill, hidden }] of accountsOf(review).entries()) {
        expect(luck).toBe(0);
        expect(start + skill + hidden).toBeCloseTo(end[seat] ?? 0, 4);
      }
      for (const [at, { play, lost, values }] of review.plays.entries()) {
        const [best] = values;
        expect(best?.error).toBe(0);
        expect(lost).toBeGreaterThanOrEqual(0);
        for (const { error, noise } of values)
          expect(Math.min(error, noise)).toBeGreaterThanOrEqual(0);
        expect(values.map((value) => value.play).sort()).toEqual(
          [...(round.steps[at]?.legal ?? [])].sort(),
        );
        expect(values.some((value) => value.play === play)).toBe(true);
      }
    }),
    { numRuns: runs(6, 60) },
  );
});
