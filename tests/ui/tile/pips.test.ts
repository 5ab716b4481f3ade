import { describe, expect, test } from 'vitest';
import { formatKind, kindOf, kinds, pipsOf, redPipsOf } from '../../../src/engine/index.ts';
import { pipsOn, tileBox } from '../../../src/ui/tile/pips.ts';

describe('pips', () => {
  test.each(kinds.map((kind) => [formatKind(kind), kind] as const))(
    '%s has as many pips and red ones as the rules say',
    (_, kind) => {
      const pips = pipsOn(kind);
      expect(pips).toHaveLength(pipsOf(kind));
      expect(pips.filter(({ red }) => red)).toHaveLength(redPipsOf(kind));
    },
  );

  test('no two pips of a tile touch, and none leaves the tile', () => {
    for (const kind of kinds) {
      const pips = pipsOn(kind);
      for (const [at, { x, y }] of pips.entries()) {
        expect(Math.min(x, y, tileBox.width - x, tileBox.height - y)).toBeGreaterThan(
          tileBox.pipRadius,
        );
        for (const other of pips.slice(at + 1)) {
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * tileBox.pipRadius);
        }
      }
    }
  });

  test('a 3 falls from upper left to lower right in both halves', () => {
    for (const kind of [kindOf('32'), kindOf('63')]) {
      const three = formatKind(kind) === '32' ? pipsOn(kind).slice(0, 3) : pipsOn(kind).slice(6);
      const [first, second, third] = three;
      expect(first?.x).toBeLessThan(second?.x ?? 0);
      expect(second?.x).toBeLessThan(third?.x ?? 0);
      expect(first?.y).toBeLessThan(second?.y ?? 0);
      expect(second?.y).toBeLessThan(third?.y ?? 0);
    }
  });

  test('6-6 has its reds left in one half and right in the other', () => {
    const reds = pipsOn(kindOf('66')).filter(({ red }) => red);
    const upper = reds.filter(({ y }) => y < tileBox.height / 2);
    const lower = reds.filter(({ y }) => y > tileBox.height / 2);
    expect(upper).toHaveLength(3);
    expect(upper.every(({ x }) => x < tileBox.width / 2)).toBe(true);
    expect(lower.every(({ x }) => x > tileBox.width / 2)).toBe(true);
  });

  test('3-3 is one figure of 1, 1, 2, 1, 1', () => {
    const rows = pipsOn(kindOf('33')).map(({ y }) => y);
    const each = [...new Set(rows)].sort((upper, lower) => upper - lower);
    expect(each.map((row) => rows.filter((y) => y === row).length)).toEqual([1, 1, 2, 1, 1]);
  });
});
