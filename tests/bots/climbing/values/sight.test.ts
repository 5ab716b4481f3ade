import { describe, expect, test } from 'vitest';
import { createLook } from '../../../../src/bots/climbing/values/sight.ts';
import { worthTableOf } from '../../../../src/bots/climbing/values/worthTable.ts';
import type { Position, RuleChanges } from '../../../../src/engine/climbing/index.ts';
import { afterPlays, climbingPlay, climbingTable } from '../../../support/climbing/table.ts';

/** The chance, by what the seat to play sees, that nobody beats a play. */
function chanceAt(position: Position, text: string): number {
  const look = createLook(position.game, worthTableOf(position.game));
  look.take(position);
  return look.chanceOf(climbingPlay(text));
}

describe('the chance that nobody beats a play', () => {
  const start = climbingTable('sap-ng-wu', {
    hands: ['66 11*2 44*2 63', '66*3 54', '11 44*2 52'],
  });

  test('W3 is that nobody holds as many of a higher kind', () => {
    expect(chanceAt(start, '66')).toBe(1);
    expect(chanceAt(start, '11')).toBe(0);
    // Of three 66 one of two opponents always holds two.
    expect(chanceAt(start, '11*2')).toBe(0);
    expect(chanceAt(start, '66+63')).toBe(1);
  });

  test('W7 regards what has been played as gone', () => {
    const later = afterPlays(start, '44*2', 'pass', 'pass', '63');
    expect(chanceAt(later, '54')).toBe(1);
  });
});

describe('what wu bring in Ma Hua Hua', () => {
  // Bo has six wu with a four, Cai none.
  const hands = ['55*3 33*3 22*2 64', '66*4 11*2 65 51', '61 51'];
  const lookUnder = (rules: RuleChanges) => {
    const start = climbingTable('ma-hua-hua', { hands, dealer: 1, rules });
    const leads = ['66*4', '11*2'].flatMap((lead) => [lead, 'pass', 'pass']);
    const position = afterPlays(start, 'play', ...leads, '65', 'pass', '22', 'pass', 'pass');
    const look = createLook(position.game, worthTableOf(position.game));
    look.take(position);
    return look;
  };

  test('W13 where losers pay: by how many lack six, and what is owed to who has them', () => {
    const { worthAt, sight } = lookUnder({});
    expect([sight.poor, sight.owed]).toEqual([1, 3]);
    expect([worthAt(5, 0), worthAt(6, 0), worthAt(12, 1)]).toEqual([-3, 1, 6]);
  });

  test('W13 where every two settle: by the points alone, from each', () => {
    const { worthAt, sight } = lookUnder({ familyPayments: 'pairs' });
    expect([sight.poor, sight.owed]).toEqual([1, 0]);
    expect([worthAt(5, 0), worthAt(6, 0), worthAt(12, 1)]).toEqual([0, 2, 12]);
  });
});

describe('what wu come to', () => {
  test.each([
    { id: 'sap-ng-wu', wu: 14, worth: 0, missing: 1 },
    { id: 'sap-ng-wu', wu: 17, worth: 1, missing: 1 },
    { id: 'sap-ng-wu', wu: 18, worth: 2, missing: 3 },
    { id: 'luan-chuo', wu: 18, worth: 3, missing: 1 },
    { id: 'ma-hua-hua', wu: 3, worth: 0, missing: 3 },
    { id: 'ma-hua-hua', wu: 8, worth: 1, missing: 3 },
    { id: 'ma-hua-hua', wu: 12, worth: 5, missing: 1 },
  ] as const)('W13 in $id with $wu', ({ id, wu, worth, missing }) => {
    const { game } = climbingTable(id, { hands: ['66', '11', '44'] });
    const table = worthTableOf(game);
    expect(table.missing(wu)).toBe(missing);
    expect(wu < table.leastWu ? 0 : table.worth(wu, 0)).toBe(worth);
  });
});
