import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catchOf,
  gainOf,
  paymentsOf,
  pointsOf,
  scoreSheetOf,
  scoresOf,
  startPosition,
} from '../../src/engine/fishing/index.ts';
import {
  balanceOf,
  countOf,
  countTiles,
  formatKind,
  kinds,
  tilesOf,
} from '../../src/engine/index.ts';
import { games, rounds } from '../support/arbitraries.ts';
import { chanceOf } from '../support/chance.ts';
import { plainScore } from '../support/plainRules.ts';
import { runs } from '../support/thoroughness.ts';
import { check, finalOf, kitOf, stepsOf } from './randomRounds.ts';

describe('scores', () => {
  const catches = games.chain((game) =>
    fc.record({
      game: fc.constant(game),
      counts: fc.tuple(...kitOf(game).map((copies) => fc.nat(copies))),
      seed: fc.nat(),
    }),
  );

  test('S1–S8 any catch counts what the plainly written rules count, in any order of its tiles', () => {
    check(
      fc.property(catches, ({ game, counts, seed }) => {
        const tiles = tilesOf(counts);
        const random = chanceOf(seed);
        const shuffled = tiles
          .map((kind) => ({ kind, place: random() }))
          .sort((left, right) => left.place - right.place)
          .map(({ kind }) => kind);
        const total = pointsOf(game.scoring, counts);
        expect(pointsOf(game.scoring, countTiles(shuffled))).toBe(total);
        expect(total).toBe(plainScore(game.rules, game.variant.kit, shuffled.map(formatKind)));
      }),
      runs(125, 2500),
    );
  });

  test('S3 a Shi Wu Hu total is a multiple of ten, S1 S2 a Tiu-U total even', () => {
    check(
      fc.property(catches, ({ game, counts }) => {
        const unit = game.rules.scoring === 'groups' ? 10 : 2;
        expect(pointsOf(game.scoring, counts) % unit).toBe(0);
      }),
      runs(50, 1000),
    );
  });

  test('the score sheet adds up and holds every tile in exactly one line', () => {
    check(
      fc.property(catches, ({ game, counts }) => {
        const sheet = scoreSheetOf(game.scoring, counts);
        expect(sheet.total).toBe(pointsOf(game.scoring, counts));
        const points = [...sheet.groups, ...sheet.bonuses].map((line) => line.points);
        expect(points.reduce((sum, one) => sum + one, 0)).toBe(sheet.total);
        const tiles = sheet.groups.flatMap((line) => line.tiles);
        expect(new Set(tiles.map(({ kind }) => kind)).size).toBe(tiles.length);
        expect(kinds.map((kind) => tiles.find((one) => one.kind === kind)?.copies ?? 0)).toEqual([
          ...counts,
        ]);
        for (const line of sheet.groups) {
          const each = line.tiles.map(({ copies, pointsEach }) => copies * pointsEach);
          expect(each.reduce((sum, one) => sum + one, line.rounding)).toBe(line.points);
          expect(line.rounding).toBeGreaterThanOrEqual(0);
          expect(line.rounding).toBeLessThan(10);
          expect(line.tiles.length).toBeGreaterThan(0);
          expect(line.complete === true || line.complete === null).toBe(line.lacks.length === 0);
        }
        for (const line of sheet.bonuses) {
          expect(line.complete).toBe(line.lacks.length === 0);
          expect(line.points).toBe(line.complete ? line.worth : 0);
        }
      }),
      runs(75, 1500),
    );
  });

  test('the gains of a round add up to its scores, the laid pairs of F10 apart', () => {
    check(
      fc.property(rounds, (round) => {
        const begun = startPosition(round.game, round.deal, round.starter);
        const sums = scoresOf(begun);
        for (const { position, chosen } of stepsOf(round)) {
          const { seat } = position;
          const gain = gainOf(round.game, catchOf(position, seat), chosen);
          sums[seat] = countOf(sums, seat) + gain.points;
        }
        expect(sums).toEqual(scoresOf(finalOf(round)));
      }),
      runs(10, 200),
    );
  });

  test('S9 payments sum to zero and go from the lower total to the higher', () => {
    const terms = fc.record({
      settlement: fc.constantFrom('winner' as const, 'pairwise' as const),
      doubleAt: fc.constantFrom(0, 500, 1000),
    });
    const totals = fc.array(
      fc.nat(20).map((hundreds) => 100 * hundreds),
      { minLength: 2, maxLength: 3 },
    );
    check(
      fc.property(totals, terms, (points, one) => {
        const payments = paymentsOf(points, one);
        for (const { from, to, difference } of payments) {
          expect(countOf(points, to) - countOf(points, from)).toBe(difference);
          expect(difference).toBeGreaterThan(0);
        }
        const balance = balanceOf(payments, points.length);
        expect(balance).toHaveLength(points.length);
        expect(balance.reduce((sum, each) => sum + each, 0)).toBe(0);
      }),
      runs(75, 1500),
    );
  });
});
