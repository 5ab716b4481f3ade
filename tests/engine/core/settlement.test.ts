import { describe, expect, test } from 'vitest';
import { paymentsOf } from '../../../src/engine/fishing/index.ts';
import { balanceOf, parseSeatCount, seatAfter, seatsOf } from '../../../src/engine/index.ts';

function settle(
  totals: readonly number[],
  settlement: 'winner' | 'pairwise',
  doubleAt: number,
): number[] {
  return balanceOf(paymentsOf(totals, { settlement, doubleAt }), totals.length);
}

describe('settlement: winner', () => {
  test.each([
    { totals: [132, 90], balance: [42, -42] },
    { totals: [90, 132], balance: [-42, 42] },
    { totals: [100, 100], balance: [0, 0] },
    { totals: [150, 100, 80], balance: [120, -50, -70] },
    { totals: [80, 100, 150], balance: [-70, -50, 120] },
  ])('S9 the highest of $totals is paid the differences', ({ totals, balance }) => {
    expect(settle(totals, 'winner', 0)).toEqual(balance);
  });

  test('S9 two that share the highest total are both paid by the third and pay each other nothing', () => {
    expect(settle([150, 150, 100], 'winner', 0)).toEqual([50, 50, -100]);
    expect(settle([150, 100, 150], 'winner', 0)).toEqual([50, -100, 50]);
  });

  test('S9 seats below the highest settle nothing between them', () => {
    expect(paymentsOf([150, 100, 80], { settlement: 'winner', doubleAt: 0 })).toEqual([
      { from: 1, to: 0, difference: 50, doubled: false, points: 50 },
      { from: 2, to: 0, difference: 70, doubled: false, points: 70 },
    ]);
  });

  test('S9 doubleAt doubles what the winner is paid, too', () => {
    expect(settle([200, 150, 100], 'winner', 150)).toEqual([50 + 200, -50, -200]);
  });
});

describe('settlement: pairwise', () => {
  test('S9 every pair settles its difference', () => {
    expect(settle([150, 100, 80], 'pairwise', 0)).toEqual([120, -50 + 20, -70 - 20]);
    expect(settle([100, 100, 100], 'pairwise', 0)).toEqual([0, 0, 0]);
    expect(settle([150, 150, 100], 'pairwise', 0)).toEqual([50, 50, -100]);
  });

  test('S9 the worked example of Shi Wu Hu', () => {
    expect(settle([1100, 900, 600], 'pairwise', 1000)).toEqual([1400, -100, -1300]);
  });

  test('S9 every payment says whom, how much and whether it doubled', () => {
    expect(paymentsOf([1100, 900, 600], { settlement: 'pairwise', doubleAt: 1000 })).toEqual([
      { from: 1, to: 0, difference: 200, doubled: true, points: 400 },
      { from: 2, to: 0, difference: 500, doubled: true, points: 1000 },
      { from: 2, to: 1, difference: 300, doubled: false, points: 300 },
    ]);
  });
});

describe('settlement: doubleAt', () => {
  test.each([
    { totals: [1000, 900], balance: [200, -200], why: 'exactly doubleAt is enough' },
    { totals: [990, 900], balance: [90, -90], why: 'ten less is not' },
    { totals: [1200, 1000], balance: [200, -200], why: 'both there, nothing doubles' },
    { totals: [1200, 990], balance: [420, -420], why: 'one there, one just below' },
    { totals: [1000, 1000], balance: [0, 0], why: 'a tie pays nothing' },
  ])('S9 $totals under 1000: $why', ({ totals, balance }) => {
    expect(settle(totals, 'pairwise', 1000)).toEqual(balance);
    expect(settle(totals, 'winner', 1000)).toEqual(balance);
  });

  test('S9 0 never doubles', () => {
    expect(settle([1100, 0], 'pairwise', 0)).toEqual([1100, -1100]);
  });
});

describe('seats', () => {
  test('two, three or four seats and no other number', () => {
    expect([0, 1, 2, 3, 4, 2.5].map(parseSeatCount)).toEqual([
      undefined,
      undefined,
      2,
      3,
      4,
      undefined,
    ]);
  });

  test('F1 each seat is followed by the next and the last by the first', () => {
    expect(seatsOf(2)).toEqual([0, 1]);
    expect(seatsOf(3)).toEqual([0, 1, 2]);
    expect(seatsOf(4)).toEqual([0, 1, 2, 3]);
    expect(seatsOf(2).map((seat) => seatAfter(seat, 2))).toEqual([1, 0]);
    expect(seatsOf(3).map((seat) => seatAfter(seat, 3))).toEqual([1, 2, 0]);
    expect(seatsOf(4).map((seat) => seatAfter(seat, 4))).toEqual([1, 2, 3, 0]);
  });
});
