import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canRaiseWorth,
  isSpentIn,
  mayRaiseWorth,
  openTableOf,
  type VariantId,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { afterPlays, type ClimbingSetup, climbingTable } from '../../../support/climbing/table.ts';
import { runs } from '../../../support/thoroughness.ts';
import { check } from '../../randomRounds.ts';

function toldOf(id: VariantId, setup: ClimbingSetup, ...plays: readonly string[]) {
  const position = afterPlays(climbingTable(id, setup), ...plays);
  return {
    can: canRaiseWorth(viewFor(position, 0)),
    may: mayRaiseWorth(openTableOf(position), 0),
    isSpent: isSpentIn(viewFor(position, 0)),
  };
}

const others = ['33 22', '33 22'];
const won = (...plays: readonly string[]) => plays.flatMap((play) => [play, 'pass', 'pass']);

describe('what a seat can still win, and is it worth more?', () => {
  test('W3 cards that are no play bring nothing: singles of the lowest civil cards', () => {
    const sixteen = ['pass', 'pass', 'pass', ...won('66*4+54*4', '11*4', '44*4')];
    const holding = (left: string) =>
      toldOf(
        'luan-chuo',
        { hands: [`66*4 54*4 11*4 44*4 ${left}`, ...others] },
        ...sixteen,
        'decline',
      );
    expect(holding('64 61')).toMatchObject({ can: false, isSpent: true });
    expect(holding('64*2')).toMatchObject({ can: true, isSpent: false });
    expect(holding('64 33')).toMatchObject({ can: true, isSpent: false });
  });

  test('W3 a Heaven goes with one 2‑1 each, and the play on the table counts as it lies', () => {
    const red = won('44*3', '44', '41*3', '41', '11*3', '11', '65*3');
    const holding = (left: string, ...more: readonly string[]) =>
      toldOf(
        'chang-pai',
        { hands: [`44*4 41*4 11*4 65*3 ${left}`, ...others] },
        ...red,
        'decline',
        ...more,
      );
    expect(holding('66*3 21')).toMatchObject({ can: false, may: true });
    expect(holding('66 21*2')).toMatchObject({ can: true, may: true });
    expect(holding('66*2 21*2')).toMatchObject({ can: true, may: true });
    // What lies there is no partner for what is held.
    expect(holding('66 21 31', '31')).toMatchObject({ can: true });
    expect(holding('66 21 31', '21')).toMatchObject({ can: false });
  });

  test('W9 by what lies open, it may hold any hidden cards, but no more than it has', () => {
    const fifteen = won('66*4+54*4', '11*4', '31*3');
    const holding = (left: string, ...more: readonly string[]) =>
      toldOf(
        'sap-ng-wu',
        { hands: [`66*4 54*4 11*4 31*3 ${left}`, ...others] },
        ...fifteen,
        'decline',
        ...more,
      );
    expect(holding('51 61')).toMatchObject({ can: false, may: false });
    expect(holding('51 61 64')).toMatchObject({ can: true, may: true });
    // Its play may be won, as long as nobody beats it.
    expect(holding('51 61 64', '51')).toMatchObject({ can: true, may: true });
    expect(holding('51 61 64', '51', '22', 'pass', 'pass')).toMatchObject({
      can: false,
      may: false,
    });
  });

  test('W11 a Supreme of all eight brings sixteen', () => {
    const hands = (own: string) => ({ hands: [own, '33 22', '33 22'] });
    const told = (own: string) => toldOf('sap-ng-wu', hands(own), 'pass');
    expect(told('42*4 21*4')).toMatchObject({ can: true, may: true });
    expect(told('42*4 21*3 66')).toMatchObject({ can: false, may: true });
    expect(told('42*4 21*2')).toMatchObject({ can: false, may: false });
  });

  test('W9 in random rounds, who gains enough to be asked could, by its hand and openly', () => {
    let asked = 0;
    check(
      fc.property(rounds, (round) => {
        const last = new Map<number, { readonly can: boolean; readonly may: boolean }>();
        for (const { position } of stepsOf(round)) {
          if (position.phase === 'declare') {
            const before = last.get(position.seat);
            if (before !== undefined) expect(before).toEqual({ can: true, may: true });
            asked += before === undefined ? 0 : 1;
          }
          if (position.phase !== 'lead' && position.phase !== 'answer') continue;
          for (let seat = 0; seat < position.game.seatCount; seat += 1) {
            const can = canRaiseWorth(viewFor(position, seat));
            const may = mayRaiseWorth(openTableOf(position), seat);
            if (can) expect(may).toBe(true);
            last.set(seat, { can, may });
          }
        }
      }),
      runs(12, 300),
    );
    expect(asked).toBeGreaterThan(3);
  });
});
