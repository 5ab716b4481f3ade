import { describe, expect, test } from 'vitest';
import { scoreSheetOf, type VariantId } from '../../../../src/engine/fishing/index.ts';
import { countTiles } from '../../../../src/engine/index.ts';
import { sheetRowsOf } from '../../../../src/ui/fishing/scores/sheetRows.ts';
import { gameOf, tilesIn } from '../../../support/table.ts';

function rowsOf(variant: VariantId, ...catches: readonly string[]) {
  const { scoring } = gameOf(variant, catches.length === 3 ? 3 : 2);
  const sheets = catches.map((tiles) => scoreSheetOf(scoring, countTiles(tilesIn(tiles))));
  return sheetRowsOf(scoring.groups, sheets);
}

const decided = (rows: ReturnType<typeof rowsOf>) =>
  rows.filter((row) => row.decided).map(({ id }) => id);

test('the lines are those of which somebody has something, in the order of the groups', () => {
  const rows = rowsOf('shi-wu-hu', '54 52 11', '66 63 65');
  expect(rows.map(({ id }) => id)).toEqual(['sky-nine', 'earth-eight', 'man-seven', 'quarter-axe']);
  const [sky] = rows;
  expect(sky?.kinds).toEqual(tilesIn('66 63 54'));
  expect(sky?.points).toEqual([10, 20]);
});

test('S8 a bonus that somebody has earned is a line without tiles, with what the others lack', () => {
  const rows = rowsOf('shi-wu-hu-64', '42*4 21*4', '66');
  const bonus = rows.find(({ id }) => id === 'bonus-supreme');
  expect(bonus?.points).toEqual([100, 0]);
  expect(bonus?.kinds).toEqual([]);
  expect(bonus?.lines.map((line) => line?.complete)).toEqual([true, false]);
});

test('S1 small fish that count nothing are a line as well', () => {
  expect(rowsOf('tiu-u', '22', '66').map(({ id, points }) => [id, points])).toEqual([
    ['small-fish', [0, 0]],
    ['big-fish', [0, 24]],
  ]);
});

describe('the line that decided', () => {
  test('is the one whose difference alone is at least that of the totals', () => {
    expect(decided(rowsOf('shi-wu-hu', '66 63 54 65', '65*2 44'))).toEqual(['sky-nine']);
  });

  test('is none where no line alone explains it', () => {
    expect(decided(rowsOf('shi-wu-hu', '66 65*2 31', '22'))).toEqual([]);
  });

  test('is none where two are ahead by as much, or nobody has won alone', () => {
    expect(decided(rowsOf('shi-wu-hu', '66 65', '44'))).toEqual([]);
    expect(decided(rowsOf('shi-wu-hu', '66', '44'))).toEqual([]);
    expect(decided(rowsOf('shi-wu-hu', '66', '44', '65'))).toEqual([]);
  });
});
