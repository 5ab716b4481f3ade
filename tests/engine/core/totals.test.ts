import { describe, expect, test } from 'vitest';
import { unseenOf } from '../../../src/engine/fishing/index.ts';
import { countTiles, formatKind, totalsOf } from '../../../src/engine/index.ts';
import { tilesIn } from '../../support/table.ts';
import { viewWith } from '../fishing/viewWith.ts';

/** `8: 62×2 53×1 (3)` for each total. */
function totalsIn(text: string): string[] {
  return totalsOf(countTiles(tilesIn(text))).map(
    ({ pips, tiles, copies }) =>
      `${pips}: ${tiles.map((tile) => `${formatKind(tile.kind)}×${tile.copies}`).join(' ')} (${copies})`,
  );
}

describe('tiles by their pips', () => {
  test('tiles of equal pips stand together, most pips first, in the order of the kit', () => {
    expect(totalsIn('53 62 21 62 66')).toEqual(['12: 66×1 (1)', '8: 62×2 53×1 (3)', '3: 21×1 (1)']);
  });

  test('the lowest and the highest total have one kind each', () => {
    expect(totalsIn('11*4 66*4')).toEqual(['12: 66×4 (4)', '2: 11×4 (4)']);
  });

  test('without tiles there are no totals', () => {
    expect(totalsIn('')).toEqual([]);
  });

  test('of the unseen tiles a total that has been seen whole is left out', () => {
    const view = viewWith('tiu-u', { hand: '65 65', lake: '65', catches: ['65 63', '54'] });
    const totals = totalsOf(unseenOf(view)).map(({ pips, copies }) => [pips, copies]);
    expect(totals).toEqual([
      [12, 4],
      [10, 8],
      [9, 2],
      [8, 8],
      [7, 8],
      [6, 10],
      [5, 4],
      [4, 8],
      [3, 2],
      [2, 4],
    ]);
  });
});
