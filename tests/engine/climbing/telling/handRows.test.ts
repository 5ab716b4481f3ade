import { describe, expect, test } from 'vitest';
import {
  groupRows,
  suitRows,
  type VariantId,
  variantIds,
} from '../../../../src/engine/climbing/index.ts';
import { formatKind, type Kind, tilesOfKit } from '../../../../src/engine/index.ts';
import { climbingGameOf } from '../../../support/climbing/table.ts';

function written(row: readonly Kind[]): string {
  return row.map(formatKind).join(' ');
}

function bySuit(id: VariantId): unknown[] {
  return suitRows(climbingGameOf(id)).map((row) => [row.suit, written(row.kinds)]);
}

function byGroup(id: VariantId): unknown[] {
  return groupRows(climbingGameOf(id)).map(({ form, leader, kinds }) => [
    leader === null ? form : `${form} ${formatKind(leader)}`,
    written(kinds),
  ]);
}

describe('a hand by suit', () => {
  test('W2 each suit of the variant from high to low', () => {
    expect(bySuit('sap-ng-wu')).toEqual([
      [0, '66 11 44 31 55 33 22 65 64 61 51'],
      [1, '54 62 43 42 41 21'],
      [2, '63 53 52 32'],
    ]);
    expect(bySuit('ma-hua-hua')).toEqual([[0, '66 11 44 55 33 22 65 64 61 51 63 62 42 21']]);
  });

  test('W2 what is in no suit comes last', () => {
    expect(bySuit('chang-pai')).toEqual([
      [0, '44 41 11'],
      [1, '65 55 63 62 53 52 33 32 22'],
      [2, '64 54 61 43 51 42 31 21'],
      [null, '66'],
    ]);
    expect(bySuit('luan-chuo').at(-1)).toEqual([null, '42 21']);
  });
});

describe('a hand by what is played together', () => {
  const mixed = [
    ['mixed 66', '66 54 63'],
    ['mixed 11', '11 62 53'],
    ['mixed 44', '44 43 52'],
    ['mixed 31', '31 41 32'],
  ];

  test('W4 W5 each leader with its military kinds, then the Supreme, then the others', () => {
    const supreme = ['supreme', '42 21'];
    const alone = [null, '55 33 22 65 64 61 51'];
    expect(byGroup('sap-ng-wu')).toEqual([...mixed, supreme, alone]);
    expect(byGroup('luan-chuo-28')).toEqual([...mixed, supreme, alone]);
  });

  test('W4 the order within a group follows the suits of the variant', () => {
    expect(byGroup('wu-han')).toEqual([
      ...mixed,
      ['supreme', '42 21'],
      [null, '55 33 22 65 64 61 51'],
    ]);
    expect(byGroup('luan-chuo')).toEqual([...mixed, [null, '55 33 22 65 64 61 51 42 21']]);
  });

  test('W3 in chang-pai only 66 and 21 go together', () => {
    expect(byGroup('chang-pai')).toEqual([
      ['heaven-pair', '66 21'],
      [null, '44 41 11 65 55 63 62 53 52 33 32 22 64 54 61 43 51 42 31'],
    ]);
  });

  test('W3 in ma-hua-hua pendulum, fish, bull and happy', () => {
    expect(byGroup('ma-hua-hua')).toEqual([
      ['by-size', '66 55 44'],
      ['by-size', '33 22 11'],
      ['by-size', '63 62'],
      ['by-size', '42 21'],
      [null, '65 64 61 51'],
    ]);
  });
});

test.each(variantIds)('W2 both orders have every kind of the kit of %s once', (id) => {
  const game = climbingGameOf(id);
  const kit = [...new Set(tilesOfKit(game.variant.kit))];
  for (const rows of [suitRows(game), groupRows(game)]) {
    expect(rows.flatMap((row) => row.kinds).sort((one, other) => one - other)).toEqual(kit);
  }
});
