import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trickDecisionsOf } from '../../../../src/bots/climbing/search/decisions.ts';
import { handOf, viewFor } from '../../../../src/engine/climbing/index.ts';
import { type Play, type Seat, tilesOf } from '../../../../src/engine/index.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { runs } from '../../../support/thoroughness.ts';

describe('decisions in tricks', () => {
  test('W7 W8 are those that the others have made, the last one first', () => {
    let found = 0;
    fc.assert(
      fc.property(rounds, (round) => {
        const plays: Play[] = [];
        const made: { seat: Seat; play: Play; before: readonly number[] }[] = [];
        for (const { position, chosen } of stepsOf(round)) {
          const { seat, phase } = position;
          const told = trickDecisionsOf(viewFor(position, seat, [...plays]));
          if (told.length > 0) {
            found += 1;
            const others = made.filter((one) => one.seat !== seat).toReversed();
            expect(told.map((one) => [one.seat, one.play])).toEqual(
              others.map((one) => [one.seat, one.play]),
            );
            for (const [at, { seat: one, since }] of told.entries()) {
              const left = tilesOf(handOf(position, one));
              const before = others[at]?.before ?? [];
              expect([...left, ...tilesOf(since)].toSorted((a, b) => a - b)).toEqual(before);
            }
          }
          if (phase === 'lead' || phase === 'answer') {
            made.push({ seat, play: chosen, before: tilesOf(handOf(position, seat)) });
          }
          plays.push(chosen);
        }
      }),
      { numRuns: runs(20, 200) },
    );
    expect(found).toBeGreaterThan(100);
  });

  test('are none where the first lead is not told', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const sinceLead: Play[] = [];
        let hasLed = false;
        for (const { position, chosen } of stepsOf(round)) {
          const view = viewFor(position, position.seat, [...sinceLead]);
          expect(trickDecisionsOf(view)).toEqual([]);
          if (hasLed) sinceLead.push(chosen);
          if (position.phase === 'lead') hasLed = true;
        }
      }),
      { numRuns: runs(5, 50) },
    );
  });
});
