import type { Seat } from './seat.ts';

/** How a round's points become payments (S9). */
export interface SettlementTerms {
  /** `winner`: only the highest total is paid; `pairwise`: every pair settles its difference. */
  readonly settlement: 'winner' | 'pairwise';
  /**
   * A pair's difference doubles when exactly one of the two has this many points or more; 0 =
   * never.
   */
  readonly doubleAt: number;
}

/** One seat's payment to another, with what it is made of. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  /** The difference of the two totals, above 0. */
  readonly difference: number;
  /** Whether `doubleAt` doubled it. */
  readonly doubled: boolean;
  /** What is paid: the difference, or twice it. */
  readonly points: number;
}

/**
 * Who pays whom for the totals of a round (S9).
 * @param totals the points of each seat, 0 or more
 * @returns the payments above 0, by payer and then by payee
 */
export function paymentsOf(totals: readonly number[], terms: SettlementTerms): Payment[] {
  const highest = Math.max(...totals);
  return totals.flatMap((fromTotal, from) =>
    totals.flatMap((toTotal, to): Payment[] => {
      const difference = toTotal - fromTotal;
      const settles = terms.settlement === 'pairwise' || toTotal === highest;
      if (difference <= 0 || !settles) return [];
      // No total is below 0, so 0 never doubles.
      const doubled = toTotal >= terms.doubleAt && fromTotal < terms.doubleAt;
      return [{ from, to, difference, doubled, points: doubled ? 2 * difference : difference }];
    }),
  );
}

/** What each seat has won or lost by the payments; they sum to zero. */
export function balanceOf(payments: readonly Payment[], seatCount: number): number[] {
  const balance = Array<number>(seatCount).fill(0);
  for (const { from, to, points } of payments) {
    balance[from] = (balance[from] ?? 0) - points;
    balance[to] = (balance[to] ?? 0) + points;
  }
  return balance;
}
