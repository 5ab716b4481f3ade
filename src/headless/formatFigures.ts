import type { Interval } from './interval.ts';

/** Points with their interval as people read them: `+6.5 (+3.1 … +9.9)`. */
export function formatPoints(points: Interval): string {
  return formatInterval(points, (one) => `${signOf(one)}${Math.abs(one).toFixed(1)}`);
}

/** A share of 0 to 1 with its interval, in percent: `57.3 % (55.0 % … 59.6 %)`. */
export function formatShare(share: Interval): string {
  return formatInterval(share, (one) => `${(100 * one).toFixed(1)} %`);
}

function formatInterval({ mean, low, high }: Interval, format: (one: number) => string): string {
  if (low === null || high === null) return format(mean);
  return `${format(mean)} (${format(low)} … ${format(high)})`;
}

function signOf(points: number): string {
  if (Math.abs(points) < 0.05) return '';
  return points > 0 ? '+' : '−';
}
