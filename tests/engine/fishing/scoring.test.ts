import { describe, expect, test } from 'vitest';
import {
  mostPointsOf,
  pointsOf,
  type RuleChanges,
  type VariantId,
} from '../../../src/engine/fishing/index.ts';
import {
  copiesIn,
  countTiles,
  type KindText,
  kindCount,
  kindOf,
  kinds,
} from '../../../src/engine/index.ts';
import { gameOf, tilesIn } from '../../support/table.ts';

function score(id: VariantId, tiles: string, rules: RuleChanges = {}): number {
  return pointsOf(gameOf(id, 2, rules).scoring, countTiles(tilesIn(tiles)));
}

const tiuUs = ['tiu-u', 'tiu-u-woodpile', 'tiu-u-culin'] as const;
const shiWuHus = ['shi-wu-hu', 'shi-wu-hu-64'] as const;

describe('Tiu-U', () => {
  test.each([
    { tiles: '33 22', points: 0, why: 'no red pip stays nothing' },
    { tiles: '61', points: 10, why: 'one red pip' },
    { tiles: '41 43 51', points: 10, why: 'exactly ten' },
    { tiles: '41 43 61 51', points: 20, why: 'one more than ten' },
    { tiles: '41*2 43*2 11', points: 20, why: 'exactly twenty' },
    { tiles: '61*4 51*4 21*2', points: 10, why: 'the red pips of all together, not of each' },
    { tiles: '52 32 33 22', points: 0, why: 'black tiles only' },
  ])('S1 small fish $tiles: $why', ({ tiles, points }) => {
    for (const id of tiuUs) expect(score(id, tiles)).toBe(points);
  });

  test('S1 a fish of seven pips is small, S2 one of eight is big', () => {
    expect(score('tiu-u', '52')).toBe(0);
    expect(score('tiu-u', '43')).toBe(10);
    expect(score('tiu-u', '62')).toBe(16);
    expect(score('tiu-u', '53')).toBe(16);
    expect(score('tiu-u', '44')).toBe(16);
  });

  test.each([
    ['66', 24],
    ['65', 22],
    ['64', 20],
    ['55', 20],
    ['63', 18],
    ['54', 18],
    ['62', 16],
  ])('S2 the big fish %s counts %i', (tile, points) => {
    expect(score('tiu-u', tile)).toBe(points);
    expect(score('tiu-u', `${tile} ${tile}`)).toBe(2 * points);
  });

  test('S1 S2 only the small fish are rounded', () => {
    expect(score('tiu-u', '61 63')).toBe(28);
    expect(score('tiu-u', '61 66')).toBe(34);
  });

  test('S1 S2 the photographed catch', () => {
    expect(score('tiu-u', '22 31 33 51 33 42 52 61 61 43 44 62 63 54 65 65')).toBe(132);
  });
});

describe('Shi Wu Hu groups', () => {
  const families = [
    { name: 'Sky-Nine', civil: '66', one: '63', other: '54', full: 30 },
    { name: 'Earth-Eight', civil: '11', one: '62', other: '53', full: 20 },
    { name: 'Man-Seven', civil: '44', one: '52', other: '43', full: 20 },
    { name: 'Harmony-Five', civil: '31', one: '41', other: '32', full: 20 },
  ];

  test.each(families)('S4 $name with two military kinds', ({ civil, one, other, full }) => {
    const rules = { groupNeeds: 'two-military' } as const;
    for (const id of shiWuHus) {
      expect(score(id, `${civil} ${one} ${other}`, rules)).toBe(3 * full);
      expect(score(id, `${civil}*3 ${one} ${other}*2`, rules)).toBe(6 * full);
      for (const lacking of [civil, one, other]) {
        const tiles = [civil, one, other].filter((tile) => tile !== lacking);
        expect(score(id, tiles.join(' '), rules)).toBe(20);
        expect(score(id, tiles.map((tile) => `${tile}*2`).join(' '), rules)).toBe(40);
      }
      expect(score(id, civil, rules)).toBe(10);
      expect(score(id, `${civil}*4`, rules)).toBe(40);
    }
  });

  test.each(families)('S4 $name with one military kind', ({ civil, one, other, full }) => {
    const rules = { groupNeeds: 'one-military' } as const;
    for (const id of shiWuHus) {
      expect(score(id, `${civil} ${one}`, rules)).toBe(2 * full);
      expect(score(id, `${civil} ${other}`, rules)).toBe(2 * full);
      expect(score(id, `${civil}*2 ${one} ${other}`, rules)).toBe(4 * full);
      expect(score(id, `${one}*2 ${other}*2`, rules)).toBe(40);
      expect(score(id, `${civil}*4`, rules)).toBe(40);
    }
  });

  test('S4 two of one military kind are not two military kinds', () => {
    expect(score('shi-wu-hu', '66 63 63')).toBe(30);
    expect(score('shi-wu-hu-64', '66 63 63')).toBe(90);
  });

  test('S4 the groups do not lend each other tiles', () => {
    expect(score('shi-wu-hu', '66 62 53 44 41 32')).toBe(60);
    expect(score('shi-wu-hu-64', '66 62 44 63 31 43')).toBe(2 * 30 + 10 + 2 * 20 + 10);
  });

  test('S5 Supreme counts large with both kinds and small with one', () => {
    for (const id of shiWuHus) {
      expect(score(id, '42 21')).toBe(60);
      expect(score(id, '42 42 21')).toBe(90);
      expect(score(id, '42')).toBe(10);
      expect(score(id, '21 21')).toBe(20);
    }
  });

  test.each(['65', '55', '64'])('S6 the quarter %s counts large with all four copies', (tile) => {
    for (const id of shiWuHus) {
      expect([1, 2, 3, 4].map((copies) => score(id, `${tile}*${copies}`))).toEqual([
        10, 20, 30, 120,
      ]);
    }
  });

  test('S6 each quarter counts by itself', () => {
    expect(score('shi-wu-hu', '65*4 55*3 64')).toBe(120 + 30 + 10);
  });

  test.each(['33', '22', '61', '51'])('S7 %s is always small', (tile) => {
    for (const id of shiWuHus) expect(score(id, `${tile}*4`)).toBe(40);
  });

  test('S3 nothing counts nothing', () => {
    for (const id of [...tiuUs, ...shiWuHus]) expect(score(id, '')).toBe(0);
  });
});

describe('Shi Wu Hu bonuses', () => {
  test.each([
    { id: 'shi-wu-hu', all: '66*4 63*4 54*4', lack: '66*4 63*4 54*3', points: 12 * 30 },
    { id: 'shi-wu-hu-64', all: '66*4 63*2 54*2', lack: '66*3 63*2 54*2', points: 8 * 30 },
  ] as const)('S8 every tile of Sky-Nine in $id', ({ id, all, lack, points }) => {
    expect(score(id, all)).toBe(points + 300);
    expect(score(id, all, { bonuses: { skyNine: 70 } })).toBe(points + 70);
    expect(score(id, all, { bonuses: { quarters: 70, supreme: 70 } })).toBe(points + 300);
    expect(score(id, lack)).toBe(points - 30);
  });

  test.each(shiWuHus)('S8 all three quarters in %s', (id) => {
    expect(score(id, '65*4 55*4 64*4')).toBe(360 + 300);
    expect(score(id, '65*4 55*4 64*4', { bonuses: { quarters: 0 } })).toBe(360);
    expect(score(id, '65*4 55*4 64*4', { bonuses: { skyNine: 0, supreme: 0 } })).toBe(660);
    expect(score(id, '65*3 55*4 64*4')).toBe(30 + 240);
    expect(score(id, '65*4 55*3 64*4')).toBe(30 + 240);
    expect(score(id, '65*4 55*4 64*3')).toBe(30 + 240);
  });

  test.each([
    { id: 'shi-wu-hu', all: '42*4 21*4', lack: '42*4 21*3', points: 240, bonus: 300 },
    { id: 'shi-wu-hu-64', all: '42*2 21*2', lack: '42*1 21*2', points: 120, bonus: 100 },
  ] as const)('S8 every Supreme tile in $id', ({ id, all, lack, points, bonus }) => {
    expect(score(id, all)).toBe(points + bonus);
    expect(score(id, all, { bonuses: { supreme: 200 } })).toBe(points + 200);
    expect(score(id, all, { bonuses: { skyNine: 0, quarters: 0 } })).toBe(points + bonus);
    expect(score(id, lack)).toBe(points - 30);
  });

  test('S8 with the cards half of them earn no bonus', () => {
    expect(score('shi-wu-hu', '66*4 63*2 54*2')).toBe(240);
    expect(score('shi-wu-hu', '42*2 21*2')).toBe(120);
  });
});

describe('the most that a tile can count', () => {
  const most = (id: VariantId, tile: KindText, lost: readonly string[] = []): number =>
    mostPointsOf(gameOf(id).scoring, kindOf(tile), lost);

  test.each([
    ['66', 24],
    ['44', 16],
    ['43', 4],
    ['61', 1],
    ['22', 0],
  ] as const)(
    'S1 S2 of %s in Tiu-U %i: red pips of a small fish, twice the pips of a big one',
    (tile, points) => {
      expect(most('tiu-u', tile)).toBe(points);
    },
  );

  test.each([
    { tile: '66', line: 'sky-nine', points: 30 },
    { tile: '54', line: 'sky-nine', points: 30 },
    { tile: '11', line: 'earth-eight', points: 20 },
    { tile: '52', line: 'man-seven', points: 20 },
    { tile: '32', line: 'harmony-five', points: 20 },
    { tile: '21', line: 'supreme', points: 30 },
    { tile: '55', line: 'quarter-plum', points: 30 },
    { tile: '33', line: 'plain', points: 10 },
  ] as const)(
    'S3 of $tile in Shi Wu Hu $points, and 10 once $line is lost',
    ({ tile, line, points }) => {
      for (const id of shiWuHus) {
        expect(most(id, tile)).toBe(points);
        expect(most(id, tile, ['bonus-quarters'])).toBe(points);
        expect(most(id, tile, ['bonus-quarters', line])).toBe(10);
      }
    },
  );

  test('no line counts what is no kind', () => {
    for (const id of [...tiuUs, ...shiWuHus]) {
      expect(mostPointsOf(gameOf(id).scoring, kindCount, [])).toBe(0);
    }
  });
});

describe('worked examples', () => {
  const photographed = '66*4 54 63 44*2 43 61 65*4 55*2 33 51 42*2 21*2 11*4';

  test('S3–S8 the photographed catch under both kits', () => {
    expect(score('shi-wu-hu-64', photographed)).toBe(670);
    expect(score('shi-wu-hu', photographed)).toBe(540);
  });

  test.each([
    ['tiu-u', 594],
    ['tiu-u-woodpile', 594],
    ['tiu-u-culin', 594],
    ['shi-wu-hu', 2740],
    ['shi-wu-hu-64', 2060],
  ] as const)('everything in the kit of %s counts %i', (id, points) => {
    const game = gameOf(id);
    const everything = kinds.map((kind) => copiesIn(game.variant.kit, kind));
    expect(pointsOf(game.scoring, everything)).toBe(points);
  });

  test('counts that begin within a larger array are counted from there', () => {
    const { scoring } = gameOf('shi-wu-hu-64');
    const caught = countTiles(tilesIn(photographed));
    expect(pointsOf(scoring, [9, 9, 9, ...caught, 9], 3)).toBe(670);
  });
});
