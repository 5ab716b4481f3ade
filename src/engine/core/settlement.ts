import type { Seat } from './seat.ts';

export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  /** Above 0. */
  readonly points: number;
}

/** By seat; sums to zero. */
export function balanceOf(payments: readonly Payment[], seatCount: number): number[] {
  const balance = Array<number>(seatCount).fill(0);
  for (const { from, to, points } of payments) {
    balance[from] = (balance[from] ?? 0) - points;
    balance[to] = (balance[to] ?? 0) + points;
  }
  return balance;
}
