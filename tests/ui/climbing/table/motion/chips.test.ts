import { describe, expect, test } from 'vitest';
import { endLeadsIn } from '../../../../../src/ui/climbing/table/end/endStage.ts';
import {
  chipsBegin,
  chipsPaidBetween,
  waysOfChips,
} from '../../../../../src/ui/climbing/table/motion/chips.ts';
import { type TableRound, tableModelOf } from '../../../../../src/ui/climbing/table/tableModel.ts';
import { freshRound, withPlays } from '../climbingRound.ts';

const hands = ['66*4 54*4 11*4 44*3 22', '33 51', '31 51'];
const fours = withPlays(freshRound({ hands }), '66*4+54*4', 'pass');
const paid = withPlays(fours, 'pass');
const asked = withPlays(paid, '11*4', 'pass', 'pass', '44*3', 'pass', 'pass');
const over = withPlays(asked, 'declare');

const between = (before: TableRound, after: TableRound) =>
  chipsPaidBetween(tableModelOf(before), tableModelOf(after));

describe('the chips that are paid', () => {
  test('W10: for fours go from every other boat to the winner, once the trick is home', () => {
    const chips = between(fours, paid);
    expect(chips).toEqual([
      { from: 1, to: 0, chips: 2, atEnd: false },
      { from: 2, to: 0, chips: 2, atEnd: false },
    ]);
    for (const one of chips) expect(chipsBegin(tableModelOf(paid), one, 200)).toBe(200);
  });

  test('W13: to who declares follow the pile, and those for fours are not paid twice', () => {
    const chips = between(asked, over);
    expect(chips).toEqual([
      { from: 1, to: 0, chips: 1, atEnd: true },
      { from: 2, to: 0, chips: 1, atEnd: true },
    ]);
    const model = tableModelOf(over);
    for (const one of chips) expect(chipsBegin(model, one, 200)).toBe(endLeadsIn(model));
  });

  test('are none where nothing was won, and where plays were taken back', () => {
    expect(between(freshRound({ hands }), fours)).toEqual([]);
    expect(between(paid, fours)).toEqual([]);
    expect(between(over, asked)).toEqual([]);
  });

  test('fly one after the other, a few for very many', () => {
    const boats = [
      { x: 10, y: 20, tile: 16, pose: 'upright' },
      { x: 90, y: 20, tile: 16, pose: 'upright' },
    ] as const;
    const ways = waysOfChips(2, boats, 500);
    expect(ways.map(({ face }) => face[0]?.time)).toEqual([500, 590]);
    expect(ways.map(({ face }) => face.at(-1)?.footprint.x)).toEqual([90, 90]);
    expect(waysOfChips(1_000_000, boats, 0)).toHaveLength(5);
  });
});
