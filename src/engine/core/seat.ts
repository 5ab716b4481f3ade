/** Counted from 0 in the order of play, which runs anticlockwise. */
export type Seat = number;

export const seatCounts = [2, 3, 4] as const;

/** How many seats a table has. Which of these a game can be played with, its variant says. */
export type SeatCount = (typeof seatCounts)[number];

/** Of any game. */
export const [leastSeats, , mostSeats] = seatCounts;

/** Undefined if no table has so many. */
export function parseSeatCount(count: number): SeatCount | undefined {
  return seatCounts.find((one) => one === count);
}

const allSeats: readonly Seat[] = [0, 1, 2, 3];

/** Seat 0 first. */
export function seatsOf(count: SeatCount): readonly Seat[] {
  return allSeats.slice(0, count);
}

export function seatAfter(seat: Seat, count: SeatCount): Seat {
  return (seat + 1) % count;
}
