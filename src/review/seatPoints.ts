/** By seat, in points of the settlement; they sum to zero, to a hundredth for each seat. */
export type SeatPoints = readonly number[];

/** Points to a hundredth, so that they can be written down and sums of them stay exact. */
export function rounded(points: SeatPoints): number[] {
  return points.map((each) => Math.round(each * 100) / 100 + 0);
}

export function difference(points: SeatPoints, less: SeatPoints): number[] {
  return rounded(points.map((each, seat) => each - (less[seat] ?? 0)));
}

/** One for each seed. */
export function sumPoints(
  seeds: readonly number[],
  endOf: (seed: number, index: number) => SeatPoints,
): number[] {
  const sums: number[] = [];
  for (const [index, seed] of seeds.entries()) {
    endOf(seed, index).forEach((each, seat) => {
      sums[seat] = (sums[seat] ?? 0) + each;
    });
  }
  return sums;
}
