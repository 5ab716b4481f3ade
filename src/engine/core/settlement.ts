import type { Seat } from './seat.ts';

/** Points that one seat pays to another. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  /** What is paid, above 0. */
  readonly points: number;
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
