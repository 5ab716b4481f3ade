import { describe, expect, test } from 'vitest';
import {
  gainOf,
  type RuleChanges,
  type ScoreSheet,
  scoreSheetOf,
  type VariantId,
} from '../../../src/engine/fishing/index.ts';
import { countTiles, formatKind } from '../../../src/engine/index.ts';
import { gameOf, playOf, tilesIn } from '../../support/table.ts';

function sheetOf(id: VariantId, tiles: string, rules: RuleChanges = {}): ScoreSheet {
  return scoreSheetOf(gameOf(id, 2, rules).scoring, countTiles(tilesIn(tiles)));
}

/** What a line lacks, as text: so many of any of the kinds. */
function lacksIn(lacks: ScoreSheet['groups'][number]['lacks']): string[] {
  return lacks.map(({ oneOf, copies }) => `${copies} of ${oneOf.map(formatKind).join('/')}`);
}

function lineIn(sheet: ScoreSheet, id: string) {
  const line = [...sheet.groups, ...sheet.bonuses].find(
    (one) => (one.type === 'bonus' ? `bonus-${one.id}` : one.id) === id,
  );
  if (line === undefined) throw new Error(`The sheet has no line ${id}`);
  return line;
}

describe('score sheets of Tiu-U', () => {
  test('S1 S2 the photographed catch: small fish rounded up, big fish by their pips', () => {
    const sheet = sheetOf('tiu-u', '22 31 33 51 33 42 52 61 61 43 44 62 63 54 65 65');
    expect(sheet.total).toBe(132);
    expect(sheet.bonuses).toEqual([]);
    expect(
      sheet.groups.map(({ id, rule, points, rounding }) => [id, rule, points, rounding]),
    ).toEqual([
      ['small-fish', 'S1', 20, 8],
      ['big-fish', 'S2', 112, 0],
    ]);
    for (const line of sheet.groups) expect([line.complete, line.lacks]).toEqual([null, []]);
    expect(lineIn(sheet, 'big-fish')).toMatchObject({
      tiles: [
        { kind: tilesIn('65')[0], copies: 2, category: 'big-fish', pointsEach: 22 },
        { copies: 1, pointsEach: 18 },
        { copies: 1, pointsEach: 16 },
        { copies: 1, pointsEach: 18 },
        { copies: 1, pointsEach: 16 },
      ],
    });
  });

  test('S1 S2 what a tile counts is said by the rule of its line', () => {
    const { groups } = sheetOf('tiu-u', '22 65');
    expect(groups.map(({ tiles }) => tiles.map(({ rules }) => rules))).toEqual([
      [['S1']],
      [['S2']],
    ]);
  });

  test('lines without tiles are left out', () => {
    expect(sheetOf('tiu-u', '').groups).toEqual([]);
    expect(sheetOf('tiu-u', '66').groups.map(({ id }) => id)).toEqual(['big-fish']);
    expect(sheetOf('tiu-u', '33').groups).toMatchObject([
      { id: 'small-fish', points: 0, rounding: 0 },
    ]);
  });
});

describe('score sheets of Shi Wu Hu', () => {
  test('S3 what a tile counts is said by the rule of its line and by what a fish of its size is worth', () => {
    const { groups } = sheetOf('shi-wu-hu', '66 42 65 33');
    expect(groups.map(({ tiles }) => tiles.map(({ rules }) => rules))).toEqual(
      ['S4', 'S5', 'S6', 'S7'].map((rule) => [[rule, 'S3']]),
    );
  });

  test('S3–S8 the photographed catch, line by line', () => {
    const sheet = sheetOf('shi-wu-hu-64', '66*4 54 63 44*2 43 61 65*4 55*2 33 51 42*2 21*2 11*4');
    expect(sheet.total).toBe(670);
    expect(
      sheet.groups.map(({ id, rule, complete, points }) => [id, rule, complete, points]),
    ).toEqual([
      ['sky-nine', 'S4', true, 180],
      ['earth-eight', 'S4', false, 40],
      ['man-seven', 'S4', true, 60],
      ['supreme', 'S5', true, 120],
      ['quarter-axe', 'S6', true, 120],
      ['quarter-plum', 'S6', false, 20],
      ['plain', 'S7', null, 30],
    ]);
    expect(sheet.bonuses).toMatchObject([
      { id: 'skyNine', rule: 'S8', complete: false, worth: 300, points: 0 },
      { id: 'quarters', rule: 'S8', complete: false, worth: 300, points: 0 },
      { id: 'supreme', rule: 'S8', complete: true, worth: 100, points: 100 },
    ]);
    expect(lacksIn(lineIn(sheet, 'earth-eight').lacks)).toEqual(['1 of 62/53']);
    expect(lacksIn(lineIn(sheet, 'quarter-plum').lacks)).toEqual(['2 of 55']);
    expect(lacksIn(lineIn(sheet, 'bonus-skyNine').lacks)).toEqual(['1 of 63', '1 of 54']);
    expect(lacksIn(lineIn(sheet, 'bonus-quarters').lacks)).toEqual(['2 of 55', '4 of 64']);
    expect(lacksIn(lineIn(sheet, 'bonus-supreme').lacks)).toEqual([]);
  });

  test.each([
    { tiles: '66', rules: 'two-military', lacks: ['1 of 63', '1 of 54'] },
    { tiles: '66 63', rules: 'two-military', lacks: ['1 of 54'] },
    { tiles: '66 54', rules: 'two-military', lacks: ['1 of 63'] },
    { tiles: '63 54', rules: 'two-military', lacks: ['1 of 66'] },
    { tiles: '54', rules: 'two-military', lacks: ['1 of 66', '1 of 63'] },
    { tiles: '66 63 54', rules: 'two-military', lacks: [] },
    { tiles: '66', rules: 'one-military', lacks: ['1 of 63/54'] },
    { tiles: '66 63', rules: 'one-military', lacks: [] },
    { tiles: '66 54', rules: 'one-military', lacks: [] },
    { tiles: '63 54', rules: 'one-military', lacks: ['1 of 66'] },
  ] as const)('S4 $tiles under $rules lacks $lacks', ({ tiles, rules, lacks }) => {
    const sheet = sheetOf('shi-wu-hu', tiles, { groupNeeds: rules });
    const line = lineIn(sheet, 'sky-nine');
    expect(lacksIn(line.lacks)).toEqual(lacks);
    expect(line.complete).toBe(lacks.length === 0);
    expect(line).toMatchObject({
      tiles: expect.arrayContaining([
        expect.objectContaining({
          category: lacks.length === 0 ? 'large' : 'small',
          pointsEach: lacks.length === 0 ? 30 : 10,
        }),
      ]),
    });
  });

  test.each([
    { id: 'earth-eight', tiles: '11 62 53', category: 'medium' },
    { id: 'man-seven', tiles: '44 52 43', category: 'medium' },
    { id: 'harmony-five', tiles: '31 41 32', category: 'medium' },
    { id: 'sky-nine', tiles: '66 63 54', category: 'large' },
    { id: 'supreme', tiles: '42 21', category: 'large' },
    { id: 'quarter-axe', tiles: '65*4', category: 'large' },
    { id: 'quarter-plum', tiles: '55*4', category: 'large' },
    { id: 'quarter-red-ten', tiles: '64*4', category: 'large' },
    { id: 'plain', tiles: '33 22 61 51', category: 'small' },
  ])('S4–S7 a full $id has only $category tiles', ({ id, tiles, category }) => {
    const sheet = sheetOf('shi-wu-hu', tiles);
    expect(sheet.groups).toHaveLength(1);
    expect(sheet.groups[0]?.id).toBe(id);
    expect(new Set(sheet.groups[0]?.tiles.map((tile) => tile.category))).toEqual(
      new Set([category]),
    );
  });

  test('S5 each half of Supreme lacks the other, S6 a quarter lacks its copies', () => {
    expect(lacksIn(lineIn(sheetOf('shi-wu-hu', '42'), 'supreme').lacks)).toEqual(['1 of 21']);
    expect(lacksIn(lineIn(sheetOf('shi-wu-hu', '21'), 'supreme').lacks)).toEqual(['1 of 42']);
    expect(lacksIn(lineIn(sheetOf('shi-wu-hu', '64'), 'quarter-red-ten').lacks)).toEqual([
      '3 of 64',
    ]);
  });

  test.each([
    {
      id: 'shi-wu-hu',
      skyNine: ['4 of 66', '4 of 63', '4 of 54'],
      supreme: ['4 of 42', '4 of 21'],
    },
    {
      id: 'shi-wu-hu-64',
      skyNine: ['4 of 66', '2 of 63', '2 of 54'],
      supreme: ['2 of 42', '2 of 21'],
    },
  ] as const)(
    'S8 an empty catch of $id lacks every tile of each bonus',
    ({ id, skyNine, supreme }) => {
      const sheet = sheetOf(id, '');
      expect(sheet.total).toBe(0);
      expect(sheet.groups).toEqual([]);
      expect(lacksIn(lineIn(sheet, 'bonus-skyNine').lacks)).toEqual(skyNine);
      expect(lacksIn(lineIn(sheet, 'bonus-supreme').lacks)).toEqual(supreme);
      expect(lacksIn(lineIn(sheet, 'bonus-quarters').lacks)).toEqual([
        '4 of 65',
        '4 of 55',
        '4 of 64',
      ]);
    },
  );
});

describe('gains', () => {
  const gain = (id: VariantId, caught: string, text: string) =>
    gainOf(gameOf(id), countTiles(tilesIn(caught)), playOf(text));

  test('S1 S2 in Tiu-U a capture adds its pips or its rounded red pips', () => {
    expect(gain('tiu-u', '', '54x63')).toMatchObject({ points: 36, completes: [] });
    expect(gain('tiu-u', '', '61x52')).toMatchObject({ points: 10, completes: [] });
    expect(gain('tiu-u', '61', '61x52')).toMatchObject({ points: 0, completes: [] });
    expect(gain('tiu-u', '', '33x33*3')).toMatchObject({ points: 0, completes: [] });
    expect(gain('tiu-u', '', '65x65*3')).toMatchObject({ points: 88, completes: [] });
    expect(gain('tiu-u-woodpile', '', '66+66')).toMatchObject({ points: 48, completes: [] });
  });

  test('F2 F9 a tile that is placed or stacked adds nothing', () => {
    expect(gain('tiu-u', '65', '65')).toMatchObject({ points: 0, completes: [] });
    expect(gain('tiu-u-culin', '65', '44^')).toMatchObject({ points: 0, completes: [] });
  });

  test('S4–S6 completing a group lifts the tiles caught before', () => {
    expect(gain('shi-wu-hu', '66 63', '54x54')).toMatchObject({
      points: 100,
      completes: ['sky-nine'],
    });
    expect(gain('shi-wu-hu', '66*2', '54x63')).toMatchObject({
      points: 100,
      completes: ['sky-nine'],
    });
    expect(gain('shi-wu-hu', '66 63 54', '63x54')).toMatchObject({ points: 60, completes: [] });
    expect(gain('shi-wu-hu', '', '65x65*3')).toMatchObject({
      points: 120,
      completes: ['quarter-axe'],
    });
    expect(gain('shi-wu-hu', '42', '21x21')).toMatchObject({ points: 80, completes: ['supreme'] });
    expect(gain('shi-wu-hu-64', '44', '52x43')).toMatchObject({
      points: 50,
      completes: ['man-seven'],
    });
  });

  test('S9 only the capture that crosses it reaches the line of doubling', () => {
    const reaches = (doubleAt: number) =>
      gainOf(
        gameOf('shi-wu-hu', 2, { doubleAt }),
        countTiles(tilesIn('55*4 64*4')),
        playOf('65x65*3'),
      ).reachesDouble;
    // It lifts the catch from 240 points to 660.
    expect([240, 241, 660, 661].map(reaches)).toEqual([false, true, true, false]);
    expect(reaches(0)).toBe(false);
  });

  test('S8 a bonus is completed by its last tile', () => {
    expect(gain('shi-wu-hu', '55*4 64*4', '65x65*3')).toMatchObject({
      points: 120 + 300,
      completes: ['quarter-axe', 'bonus-quarters'],
    });
    expect(gain('shi-wu-hu-64', '66*4 63*2', '54x54')).toMatchObject({
      points: 60 + 300,
      completes: ['bonus-skyNine'],
    });
    expect(gain('shi-wu-hu-64', '42*2', '21x21')).toMatchObject({
      points: 100 + 100,
      completes: ['supreme', 'bonus-supreme'],
    });
  });
});
