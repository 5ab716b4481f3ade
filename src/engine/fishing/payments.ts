import type { Payment } from '../core/settlement.ts';

/** How a round's points become payments (S9). */
export interface SettlementTerms {
  /** `winner`: only the highest total is paid; `pairwise`: every pair settles its difference. */
  readonly settlement: 'winner' | 'pairwise';
  /** A pair's difference doubles when exactly one of the two has so many points; 0 = never. */
  readonly doubleAt: number;
}

export interface FishingPayment extends Payment {
  /** The difference of the two totals, above 0. */
  readonly difference: number;
  readonly doubled: boolean;
}

/** Those above 0, by payer and then by payee (S9). No total is below 0. */
export function paymentsOf(totals: readonly number[], terms: SettlementTerms): FishingPayment[] {
  const highest = Math.max(...totals);
  return totals.flatMap((fromTotal, from) =>
    totals.flatMap((toTotal, to): FishingPayment[] => {
      const difference = toTotal - fromTotal;
      const settles = terms.settlement === 'pairwise' || toTotal === highest;
      if (difference <= 0 || !settles) return [];
      // No total is below 0, so 0 never doubles.
      const doubled = toTotal >= terms.doubleAt && fromTotal < terms.doubleAt;
      return [{ from, to, difference, doubled, points: doubled ? 2 * difference : difference }];
    }),
  );
}
