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
