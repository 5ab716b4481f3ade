import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextStarter,
  nobody,
  type Position,
  type RuleChanges,
  settlementOf,
  settleTold,
  type ToldRound,
  toldCountsOf,
  toldSeatOf,
  type VariantId,
  winnerOf,
  wonOf,
} from '../../../src/engine/climbing/index.ts';
import { seatsOf } from '../../../src/engine/index.ts';
import { rounds } from '../../support/climbing/arbitraries.ts';
import { finalOf } from '../../support/climbing/randomRounds.ts';
import { climbingGameOf } from '../../support/climbing/table.ts';
import { unwrap } from '../../support/table.ts';

/** What people who have played a round can tell of it. */
function toldOfRound(end: Position): ToldRound {
  const { game, dealer, declarer } = end;
  return {
    dealer,
    declarer: declarer === nobody ? null : declarer,
    seats: seatsOf(game.seatCount).map((seat) => toldSeatOf(game, wonOf(end, seat))),
  };
}

function told(id: VariantId, round: Partial<ToldRound>, rules: RuleChanges = {}) {
  const game = climbingGameOf(id, 3, rules);
  const whole = { dealer: 0, declarer: null, seats: [{}, {}, {}], ...round };
  return settleTold(game, whole);
}

const settled = (...telling: Parameters<typeof told>) => unwrap(told(...telling));

describe('a round told without its plays', () => {
  test('W9 to W14 is settled as the round itself, whatever was played', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const end = finalOf(round);
        fc.pre(end.calledOff === null);
        const facts = toldOfRound(end);
        const { balance, winner, nextDealer } = unwrap(settleTold(end.game, facts));
        expect(balance).toEqual(settlementOf(end));
        expect(winner).toBe(winnerOf(end));
        expect(nextDealer).toBe(nextStarter(end, end.dealer));
      }),
      { numRuns: 150 },
    );
  });

  test('W13 tells of a declarer how its wu become chips', () => {
    const seats = [{}, { wu: 18, three: 1, four: 1 }, {}];
    expect(settled('luan-chuo', { declarer: 1, seats }).sheets[1]).toMatchObject({
      base: 3,
      factor: 4,
      marks: 3,
      points: 12,
    });
    const { sheets, balance } = settled('luan-chuo-28', { declarer: 1, seats });
    expect(sheets[1]).toMatchObject({ base: 4, factor: 4, points: 16 });
    expect(sheets[1]?.markLines).toEqual([{ cause: 'four', kind: null }]);
    expect(balance).toEqual([-16, 32, -16]);
  });

  test('W12 W10 nobody declared: only fours are paid, and the dealer stays', () => {
    const { balance, nextDealer, winner } = settled(
      'sap-ng-wu',
      { dealer: 2, seats: [{ four: 2, wu: 18 }, {}, {}] },
      { fourChips: 3 },
    );
    expect(balance).toEqual([12, -6, -6]);
    expect([winner, nextDealer]).toEqual([null, 2]);
  });

  test('W14 doubles what the dealer pays', () => {
    const seats = [{}, { wu: 15 }, {}];
    const { balance } = settled('chang-pai', { declarer: 1, seats }, { dealerDouble: true });
    expect(balance).toEqual([-2, 3, -1]);
  });

  test('asks only for what the payments depend on', () => {
    const asked = (id: VariantId, rules: RuleChanges = {}) =>
      [true, false].map((isDeclarer) => toldCountsOf(climbingGameOf(id, 3, rules), isDeclarer));
    expect(asked('sap-ng-wu')).toEqual([['wu', 'four'], ['four']]);
    expect(asked('sap-ng-wu', { fourChips: 0 })).toEqual([['wu'], []]);
    expect(asked('luan-chuo')).toEqual([['wu', 'three', 'four'], []]);
    const all = ['wu', 'four', 'happy', 'bull'];
    expect(asked('ma-hua-hua')).toEqual([all, all]);
  });

  test.each([
    { id: 'sap-ng-wu', seats: [{}, { wu: 14 }, {}], problem: 'too-few' },
    { id: 'ma-hua-hua', seats: [{}, { wu: 10 }, {}], problem: 'too-few' },
    { id: 'luan-chuo', seats: [{}, { wu: 16, four: 3, three: 2 }, {}], problem: 'needs-wu' },
    { id: 'luan-chuo', seats: [{}, { wu: 31 }, {}], problem: 'too-many-wu' },
    { id: 'sap-ng-wu', seats: [{}, { wu: 37 }, {}], problem: 'too-many-wu' },
    { id: 'chang-pai', seats: [{}, { wu: 29 }, {}], problem: 'too-many-wu' },
    { id: 'ma-hua-hua', seats: [{ wu: 17 }, { wu: 11 }, {}], problem: 'too-many-wu' },
    { id: 'sap-ng-wu', seats: [{ four: 8 }, { wu: 15 }, {}], problem: 'needs-cards' },
    { id: 'sap-ng-wu', seats: [{}, { wu: 32, four: 8 }, {}], problem: 'needs-cards' },
    {
      id: 'luan-chuo-28',
      seats: [{}, { wu: 24, three: 4, four: 1 }, {}],
      problem: 'too-many-alike',
    },
    { id: 'ma-hua-hua', seats: [{ wu: 8, happy: 3 }, { wu: 11 }, {}], problem: 'too-many' },
    {
      id: 'ma-hua-hua',
      seats: [
        { wu: 16, four: 4 },
        { wu: 16, four: 4 },
        { wu: 16, four: 3 },
      ],
      problem: 'too-many',
    },
  ] as const)('cannot be: $problem in $id', ({ id, seats, problem }) => {
    const settlement = told(id, { declarer: 1, seats });
    expect(settlement.ok ? undefined : settlement.problem.code).toBe(problem);
  });

  test.each([
    { id: 'sap-ng-wu', seats: [{ four: 7 }, { wu: 36, four: 7 }, { four: 7 }] },
    { id: 'luan-chuo', seats: [{}, { wu: 30, four: 7 }, {}] },
    { id: 'luan-chuo-28', seats: [{}, { wu: 36, three: 3, four: 1 }, {}] },
    { id: 'ma-hua-hua', seats: [{ wu: 16, four: 4 }, { wu: 16, four: 4 }, {}] },
  ] as const)('may hold all that a seat of $id can have', ({ id, seats }) => {
    expect(told(id, { declarer: 1, seats })).toMatchObject({ ok: true });
  });

  test('W1 four seats have fewer cards each', () => {
    const game = climbingGameOf('sap-ng-wu', 4);
    const settledOf = (wu: number, four: number) =>
      settleTold(game, { dealer: 0, declarer: 0, seats: [{ wu }, { four }, {}, {}] });
    expect(settledOf(29, 5)).toMatchObject({ ok: true });
    const tooMuch = { code: 'too-many-wu', seat: 0, wu: 30, most: 29 };
    expect(settledOf(30, 5)).toEqual({ ok: false, problem: tooMuch });
    const tooLong = { code: 'needs-cards', seat: 1, needs: 24, most: 21 };
    expect(settledOf(29, 6)).toEqual({ ok: false, problem: tooLong });
  });
});
