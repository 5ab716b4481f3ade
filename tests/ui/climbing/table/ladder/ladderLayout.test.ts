import { describe, expect, test } from 'vitest';
import { groupRows, suitRows, variants } from '../../../../../src/engine/climbing/index.ts';
import { formatKind } from '../../../../../src/engine/index.ts';
import { ladderLayoutOf } from '../../../../../src/ui/climbing/table/ladder/ladderLayout.ts';
import { climbingGameOf } from '../../../../support/climbing/table.ts';

/** A row as its places would be read: `66 11 44 - 31`. */
function rowsOf(id: (typeof variants)[number]['id']): string[] {
  const { rows } = ladderLayoutOf(climbingGameOf(id));
  return rows.map(({ places }) => {
    const last = Math.max(...places.map(({ column }) => column));
    return Array.from({ length: last + 1 }, (_, at) => {
      const place = places.find(({ column }) => column === at);
      return place?.kinds.map(formatKind).join('=') ?? '-';
    }).join(' ');
  });
}

describe('the suits below each other', () => {
  test('W2 W4 in Hong Kong what goes with a leading kind stands below it', () => {
    expect(rowsOf('sap-ng-wu')).toEqual([
      '66 11 44 - 31 55 33 22 65 64 61 51',
      '54 62 43 42 41 21',
      '63 53 52 - 32',
    ]);
  });

  test('W2 equals share a place, and what is in no suit stands apart', () => {
    expect(rowsOf('luan-chuo')).toEqual([
      '66 11 44 31 55=33=22 65=64=61=51',
      '54 - 43 41',
      '63 62=53 52 32',
    ]);
    const looseIn = (id: 'luan-chuo' | 'chang-pai') =>
      ladderLayoutOf(climbingGameOf(id)).loose.map(formatKind);
    expect(looseIn('luan-chuo')).toEqual(['42', '21']);
    expect(looseIn('chang-pai')).toEqual(['66']);
  });

  test('W2 in Ma Hua Hua they are one row', () => {
    expect(rowsOf('ma-hua-hua')).toEqual(['66 11 44 55 33 22 65 64 61 51 63 62 42 21']);
  });

  test.each(variants)('W2 W4 in $id nothing lacks, and columns keep the order', ({ id }) => {
    const game = climbingGameOf(id);
    const { rows, joins, columns, loose } = ladderLayoutOf(game);
    expect(rows.map(({ places }) => places.map(({ kinds }) => kinds))).toEqual(game.variant.suits);
    expect(loose).toEqual(suitRows(game).find(({ suit }) => suit === null)?.kinds ?? []);
    for (const { places } of rows) {
      const order = places.map(({ column }) => column);
      expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
      expect(order.every((column) => column < columns)).toBe(true);
    }
    const groups = groupRows(game).filter(({ form }) => form === 'mixed');
    expect(joins.map(({ kinds }) => kinds)).toEqual(groups.map(({ kinds }) => kinds));
    for (const { kinds, column, last } of joins) {
      const inColumn = rows.flatMap(({ places }) =>
        places.filter((place) => place.column === column).flatMap((place) => place.kinds),
      );
      // Nothing else stands in the column of what goes together.
      expect([...inColumn].sort()).toEqual([...kinds].sort());
      expect(rows[last]?.places.some((place) => place.column === column)).toBe(true);
    }
  });
});
