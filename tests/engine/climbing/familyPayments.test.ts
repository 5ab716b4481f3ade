import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextStarter,
  play,
  type RuleChanges,
  settleTold,
  startPosition,
  type ToldRound,
  winnerOf,
  wuOf,
} from '../../../src/engine/climbing/index.ts';
import { rounds } from '../../support/climbing/arbitraries.ts';
import { finalOf, stepsOf } from '../../support/climbing/randomRounds.ts';
import { climbingGameOf } from '../../support/climbing/table.ts';
import { unwrap } from '../../support/table.ts';

type ToldSeat = ToldRound['seats'][number];

const pairs = { familyPayments: 'pairs' } as const;

/** Seats of which one may have a bull, so that points are not only those of wu. */
const told: fc.Arbitrary<ToldRound> = fc
  .record({
    wu: fc.tuple(fc.nat(16), fc.nat(16), fc.nat(16)),
    dealer: fc.nat(2),
    bull: fc.nat(2),
    asksToDeclare: fc.nat(2),
  })
  .map(({ wu, dealer, bull, asksToDeclare }) => ({
    dealer,
    declarer: (wu[asksToDeclare] ?? 0) >= 11 ? asksToDeclare : null,
    seats: wu.map((own, seat): ToldSeat => ({ wu: own, bull: seat === bull && own >= 2 ? 1 : 0 })),
  }));

function settled(round: ToldRound, rules: RuleChanges) {
  return unwrap(settleTold(climbingGameOf('ma-hua-hua', 3, rules), round));
}

/** By the words of RULES.md: points of a seat. */
function pointsOf({ wu = 0, bull = 0 }: ToldSeat): number {
  if (wu < 6) return 0;
  return (wu < 11 ? 1 : 4 + (wu - 11)) + bull;
}

/** By the words of RULES.md: one pair of seats after the other. */
function plainBalance({ dealer, seats }: ToldRound, isPairs: boolean, doubles: boolean): number[] {
  const balance = [0, 0, 0];
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const [left, right] = [pointsOf(seats[one] ?? {}), pointsOf(seats[other] ?? {})];
    const settles = isPairs || left === 0 || right === 0;
    const times = doubles && (one === dealer || other === dealer) ? 2 : 1;
    const chips = settles ? times * (left - right) : 0;
    balance[one] = (balance[one] ?? 0) + chips;
    balance[other] = (balance[other] ?? 0) - chips;
  }
  return balance;
}

describe('W13 familyPayments', () => {
  test.each([
    { rules: {}, isPairs: false, doubles: false },
    { rules: pairs, isPairs: true, doubles: false },
    { rules: { dealerDouble: true }, isPairs: false, doubles: true },
    { rules: { ...pairs, dealerDouble: true }, isPairs: true, doubles: true },
  ])('W14 under $rules any points are settled as RULES.md says', ({ rules, isPairs, doubles }) => {
    fc.assert(
      fc.property(told, (round) => {
        const { balance, payments } = settled(round, rules);
        expect(balance).toEqual(plainBalance(round, isPairs, doubles));
        expect(balance.reduce((sum, chips) => sum + chips, 0)).toBe(0);
        expect(payments.every(({ points }) => points > 0)).toBe(true);
        expect(new Set(payments.map(({ cause }) => cause)).has('families')).toBe(
          !isPairs && payments.length > 0,
        );
      }),
      { numRuns: 300 },
    );
  });

  test('W1 who wins and deals next is the same under both', () => {
    fc.assert(
      fc.property(told, (round) => {
        const [one, other] = [settled(round, {}), settled(round, pairs)];
        expect(other.winner).toBe(one.winner);
        expect(other.nextDealer).toBe(one.nextDealer);
      }),
      { numRuns: 300 },
    );
  });

  test('W1 W9 a round goes the same way under both, but for what is paid', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        fc.pre(round.game.variant.id === 'ma-hua-hua');
        const { familyPayments, ...others } = round.game.rules;
        const otherwise = familyPayments === 'pairs' ? 'losers' : 'pairs';
        const game = climbingGameOf('ma-hua-hua', 3, { ...others, familyPayments: otherwise });
        const end = finalOf(round);
        let position = startPosition(game, round.deal, round.starter);
        for (const { chosen } of stepsOf(round)) position = play(position, chosen);
        expect(position.phase).toBe('over');
        expect(wuOf(position)).toEqual(wuOf(end));
        expect(winnerOf(position)).toBe(winnerOf(end));
        expect(nextStarter(position, round.starter)).toBe(nextStarter(end, round.starter));
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    { wu: [12, 6, 4], losers: [5, 1, -6], pairs: [9, -3, -6], who: 'one seat is short of six' },
    { wu: [12, 3, 4], losers: [10, -5, -5], pairs: [10, -5, -5], who: 'two seats are short' },
    { wu: [12, 6, 7], losers: [0, 0, 0], pairs: [8, -4, -4], who: 'nobody is short' },
    { wu: [5, 3, 4], losers: [0, 0, 0], pairs: [0, 0, 0], who: 'everybody is short' },
    { wu: [6, 8, 10], losers: [0, 0, 0], pairs: [0, 0, 0], who: 'all have as many points' },
  ])('where $who', ({ wu, losers, pairs: settledByPairs }) => {
    const round = { dealer: 0, declarer: null, seats: wu.map((own) => ({ wu: own })) };
    expect(settled(round, {}).balance).toEqual(losers);
    expect(settled(round, pairs).balance).toEqual(settledByPairs);
  });

  test('who declares pays a seat that has more points', () => {
    const seats = [{ wu: 11 }, { wu: 14 }, { wu: 5 }];
    const round = settled({ dealer: 0, declarer: 0, seats }, pairs);
    expect(round.winner).toBe(0);
    expect(round.payments.map(({ from, to, points }) => [from, to, points])).toEqual([
      [2, 0, 4],
      [0, 1, 3],
      [2, 1, 7],
    ]);
  });

  test('the worked example of RULES.md', () => {
    const seats = [{ wu: 12, bull: 1, four: 1 }, { wu: 6 }, { wu: 4 }];
    const round = { dealer: 0, declarer: 0, seats };
    expect(settled(round, {}).balance).toEqual([8, 1, -9]);
    expect(settled(round, pairs).balance).toEqual([15, -6, -9]);
  });
});
