/** In 95 of 100 cases the true mean lies within; no bounds for a single sample. */
export interface Interval {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** At least one sample. */
export function meanOf(samples: readonly number[]): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
}

/** The samples must be independent. */
export function intervalOf(samples: readonly number[]): Interval {
  const mean = meanOf(samples);
  const freedom = samples.length - 1;
  if (freedom < 1) return { mean, low: null, high: null };
  const squares = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  const standardError = Math.sqrt(squares / freedom / samples.length);
  const reach = quantileOf(freedom) * standardError;
  return { mean, low: mean - reach, high: mean + reach };
}

/** Student's, for 97.5 %, by Cornish and Fisher: exact to a hundredth from 4 samples on. */
function quantileOf(freedom: number): number {
  const z = 1.959964;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}

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
