import { describe, expect, test } from 'vitest';
import {
  civilKinds,
  copiesIn,
  formatKind,
  halvesOf,
  kindCount,
  kindOf,
  kinds,
  kindTexts,
  parseKind,
  pipsOf,
  redPipsOf,
  tilesOfKit,
} from '../../../src/engine/index.ts';

describe('kinds', () => {
  test('every pair of halves is a kind, high half first, in the fixed order', () => {
    const pairs: string[] = [];
    for (let high = 6; high >= 1; high -= 1) {
      for (let low = high; low >= 1; low -= 1) pairs.push(`${high}${low}`);
    }
    expect(kindTexts).toEqual(pairs);
    expect(kindCount).toBe(21);
    expect(kinds).toEqual(pairs.map((_, index) => index));
  });

  test('a kind is read from its text with either half first, with or without brackets', () => {
    for (const text of kindTexts) {
      const [high, low] = text;
      for (const form of [text, `${low}${high}`, `[${high}:${low}]`, `[${low}:${high}]`]) {
        expect(parseKind(form)).toBe(kindOf(text));
      }
      expect(formatKind(kindOf(text))).toBe(text);
    }
  });

  test.each([
    '',
    '6',
    '60',
    '07',
    '666',
    '63 ',
    ' 63',
    '6:3',
    '[63]',
    '[6:3',
    '6:3]',
    '[7:1]',
    '六三',
  ])('the text "%s" is no kind', (text) => {
    expect(parseKind(text)).toBeUndefined();
  });

  test.each([-1, 21, 0.5, Number.NaN])('the number %d is no kind', (number) => {
    expect(() => formatKind(number)).toThrow('is a kind');
  });

  test('the civil suit runs from Heaven to the Mallet Six', () => {
    expect(civilKinds.map(formatKind).join(' ')).toBe('66 11 44 31 55 33 22 65 64 61 51');
  });
});

describe('pips', () => {
  test.each([
    ['66', 12, 6],
    ['65', 11, 0],
    ['64', 10, 4],
    ['63', 9, 0],
    ['62', 8, 0],
    ['61', 7, 1],
    ['55', 10, 0],
    ['54', 9, 4],
    ['53', 8, 0],
    ['52', 7, 0],
    ['51', 6, 1],
    ['44', 8, 8],
    ['43', 7, 4],
    ['42', 6, 4],
    ['41', 5, 5],
    ['33', 6, 0],
    ['32', 5, 0],
    ['31', 4, 1],
    ['22', 4, 0],
    ['21', 3, 1],
    ['11', 2, 2],
  ] as const)('%s has %i pips, %i of them red', (text, pips, red) => {
    expect(pipsOf(kindOf(text))).toBe(pips);
    expect(redPipsOf(kindOf(text))).toBe(red);
    const [high, low] = halvesOf(kindOf(text));
    expect(`${high}${low}`).toBe(text);
  });
});

describe('kits', () => {
  test.each([
    ['two-sets', 4, 2, 64],
    ['cards', 4, 4, 84],
  ] as const)(
    '%s: %i of each civil kind, %i of each military, %i in all',
    (kit, civil, military, all) => {
      for (const kind of kinds) {
        expect(copiesIn(kit, kind)).toBe(civilKinds.includes(kind) ? civil : military);
      }
      expect(kinds.reduce((sum, kind) => sum + copiesIn(kit, kind), 0)).toBe(all);
    },
  );

  test('cards-48: four each of ten civil kinds, two each of four military ones', () => {
    const four = ['66', '11', '44', '55', '33', '22', '65', '64', '61', '51'];
    const two = ['63', '62', '42', '21'];
    const written = [...four, ...four, ...four, ...four, ...two, ...two];
    expect(tilesOfKit('cards-48').map(formatKind).toSorted()).toEqual(written.toSorted());
    expect(written).toHaveLength(48);
  });
});
