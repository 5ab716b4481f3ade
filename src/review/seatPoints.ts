/**
 * Points of the settlement by seat, seat 0 first; they sum to zero, to a hundredth for each
 * seat.
 */
export type SeatPoints = readonly number[];

/** Points to a hundredth, so that they can be written down and sums of them stay exact. */
export function rounded(points: SeatPoints): number[] {
  return points.map((each) => Math.round(each * 100) / 100 + 0);
}

/** What one has more than the other, seat by seat. */
export function difference(points: SeatPoints, less: SeatPoints): number[] {
  return rounded(points.map((each, seat) => each - (less[seat] ?? 0)));
}

/**
 * The mean of what the seats win or lose in some rounds.
 * @param seeds one for each round, at least one
 * @param endOf plays the round of a seed, which has that index
 */
export function meanPoints(
  seeds: readonly number[],
  endOf: (seed: number, index: number) => SeatPoints,
): number[] {
  const sums: number[] = [];
  for (const [index, seed] of seeds.entries()) {
    endOf(seed, index).forEach((each, seat) => {
      sums[seat] = (sums[seat] ?? 0) + each;
    });
  }
  return rounded(sums.map((sum) => sum / seeds.length));
}
