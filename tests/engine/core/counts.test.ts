import { describe, expect, test } from 'vitest';
import {
  alikeIn,
  chooseIndex,
  countOf,
  countTiles,
  formatTiles,
  invariant,
  kindOf,
  tilesOf,
  totalOf,
} from '../../../src/engine/index.ts';
import { tilesIn } from '../../support/table.ts';

describe('counts', () => {
  test('tiles are counted by kind and listed in the fixed order', () => {
    const counts = countTiles(tilesIn('11 63 66 63'));
    expect(countOf(counts, kindOf('63'))).toBe(2);
    expect(countOf(counts, kindOf('54'))).toBe(0);
    expect(countOf(counts, 99)).toBe(0);
    expect(totalOf(counts)).toBe(4);
    expect(tilesOf(counts)).toEqual(tilesIn('66 63 63 11'));
  });

  test('tiles of a kind are brought together where the first of them lies', () => {
    expect(alikeIn(tilesIn('11 63 66 63'))).toEqual([
      { kind: kindOf('11'), copies: 1 },
      { kind: kindOf('63'), copies: 2 },
      { kind: kindOf('66'), copies: 1 },
    ]);
    expect(alikeIn([])).toEqual([]);
  });

  test('tiles are written in the fixed order, and the list given stays as it was', () => {
    const tiles = tilesIn('11 63 66 63');
    expect(formatTiles(tiles)).toEqual(['66', '63', '63', '11']);
    expect(tiles).toEqual(tilesIn('11 63 66 63'));
  });
});

describe('chance', () => {
  test.each([
    [0, 0],
    [0.25, 1],
    [0.5, 2],
    [0.999999, 3],
  ])('of four places %d chooses place %i', (number, place) => {
    expect(chooseIndex(4, () => number)).toBe(place);
  });
});

describe('invariants', () => {
  test('what must hold and does not is thrown', () => {
    expect(() => invariant(true, 'nothing')).not.toThrow();
    expect(() => invariant(false, 'the sky is up')).toThrow('the sky is up');
  });
});
