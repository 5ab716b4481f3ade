import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  pointsOf,
  type RuleChanges,
  scoreSheetOf,
  type VariantId,
} from '../../../../src/engine/fishing/index.ts';
import { countTiles, invariant, kinds } from '../../../../src/engine/index.ts';
import { games } from '../../../support/arbitraries.ts';
import { gameOf, tilesIn } from '../../../support/table.ts';
import { check, kitOf } from '../../randomRounds.ts';

function linesOf(id: VariantId, tiles: string, rules: RuleChanges = {}) {
  const sheet = scoreSheetOf(gameOf(id, 2, rules).scoring, countTiles(tilesIn(tiles)));
  return Object.fromEntries(
    [...sheet.groups, ...sheet.bonuses].map(({ id: line, shortfall }) => [line, shortfall]),
  );
}

describe('shortfalls', () => {
  test('S4 four tiles of Man-Seven without 52 are 40 points short, 60 with its own', () => {
    expect(linesOf('shi-wu-hu', '44*3 43')['man-seven']).toEqual({
      type: 'group',
      pointsEach: 20,
      lift: 40,
      gain: 60,
    });
  });

  test('S4 one military kind is added where one is enough', () => {
    expect(linesOf('shi-wu-hu-64', '11*4')['earth-eight']).toMatchObject({ lift: 40, gain: 60 });
    expect(linesOf('shi-wu-hu', '11*4')['earth-eight']).toMatchObject({ lift: 40, gain: 80 });
  });

  test('S6 S8 the last tile of a quarter is told with the bonus that it completes', () => {
    expect(linesOf('shi-wu-hu', '65*4 55*4 64*3')['quarter-red-ten']).toEqual({
      type: 'group',
      pointsEach: 30,
      lift: 60,
      gain: 60 + 30 + 300,
    });
  });

  test('S8 a bonus is told with what its tiles count and lift', () => {
    expect(linesOf('shi-wu-hu-64', '42*2').supreme).toEqual({
      type: 'bonus',
      worth: 100,
      gain: 100 + 40 + 60,
    });
    expect(linesOf('shi-wu-hu-64', '42*2 21*2').supreme).toBeNull();
  });

  test('S1 red pips are told up to the next that counts', () => {
    const tiles = '22 31 33 51 33 42 52 61 61 43';
    expect(linesOf('tiu-u', tiles)['small-fish']).toEqual({
      type: 'rounding',
      unrounded: 9,
      gain: 10,
    });
    expect(linesOf('tiu-u', '22')['small-fish']).toMatchObject({ unrounded: 1 });
  });

  test('S1 nothing more is promised than the kit holds', () => {
    const allReds = '11*4 31*4 51*4 61*4 43*2 42*2 41*2 21*2';
    expect(linesOf('tiu-u', allReds)['small-fish']).toBeNull();
  });

  test.each([
    { line: 'man-seven', tiles: '44 52 43' },
    { line: 'sky-nine', tiles: '66 63 54' },
    { line: 'quarter-axe', tiles: '65*4' },
  ])('S4 S6 a complete $line falls short of nothing', ({ line, tiles }) => {
    expect(linesOf('shi-wu-hu', tiles)[line]).toBeNull();
  });

  test('S2 S7 what cannot count more falls short of nothing', () => {
    expect(linesOf('tiu-u', '66')['big-fish']).toBeNull();
    expect(linesOf('shi-wu-hu', '33').plain).toBeNull();
  });

  test('what a catch falls short of is what it counts more once any of the lacking tiles are added', () => {
    const catches = games.chain((game) =>
      fc.record({
        game: fc.constant(game),
        counts: fc.tuple(...kitOf(game).map((copies) => fc.nat(copies))),
        chosen: fc.nat(1),
      }),
    );
    check(
      fc.property(catches, ({ game: { scoring }, counts, chosen }) => {
        const sheet = scoreSheetOf(scoring, counts);
        const before = sheet.total;
        for (const line of [...sheet.groups, ...sheet.bonuses]) {
          const { shortfall, lacks } = line;
          if (shortfall === null || shortfall.type === 'rounding') {
            expect(lacks).toEqual([]);
            continue;
          }
          const more = [...counts];
          for (const { oneOf, copies } of lacks) {
            const kind = oneOf[chosen % oneOf.length];
            invariant(kind !== undefined, 'a need names a kind');
            more[kind] = (more[kind] ?? 0) + copies;
          }
          expect(shortfall.gain).toBe(pointsOf(scoring, more) - before);
          if (line.type === 'bonus') continue;
          const after = scoreSheetOf(scoring, more).groups.find(({ id }) => id === line.id);
          const kept = line.tiles.map(
            ({ kind, copies, pointsEach }) =>
              copies *
              ((after?.tiles.find((tile) => tile.kind === kind)?.pointsEach ?? 0) - pointsEach),
          );
          expect(shortfall).toMatchObject({ lift: kept.reduce((sum, one) => sum + one, 0) });
        }
      }),
      300,
    );
  });

  test('S1 one red pip less than the shortfall counts nothing more, and that many count ten', () => {
    const { scoring } = gameOf('tiu-u');
    const red = tilesIn('21')[0] ?? 0;
    for (const tiles of ['', '61', '61*3', '44', '41*2', '22*4', '51*4 41*2', '61 61 43 31 21']) {
      const counts = countTiles(tilesIn(tiles));
      const shortfall = linesOf('tiu-u', tiles === '' ? '22' : tiles)['small-fish'];
      if (shortfall?.type !== 'rounding') continue;
      const withRed = (copies: number) =>
        pointsOf(
          scoring,
          kinds.map((kind) => (counts[kind] ?? 0) + (kind === red ? copies : 0)),
        );
      expect(withRed(shortfall.unrounded - 1)).toBe(withRed(0));
      expect(withRed(shortfall.unrounded)).toBe(withRed(0) + shortfall.gain);
    }
  });
});
