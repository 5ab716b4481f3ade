/** A seat at the table, counted from 0 in the order of play, which runs anticlockwise (F1). */
export type Seat = number;

/** How many seats a table has. */
export type SeatCount = 2 | 3;

/** The numbers of seats a game can be played with (F1). */
export const seatCounts: readonly SeatCount[] = [2, 3];

/**
 * The number of seats that a number from outside stands for, or undefined if no game is played by
 * so many.
 */
export function parseSeatCount(count: number): SeatCount | undefined {
  return seatCounts.find((known) => known === count);
}

/** The seats of a table, 0 first. */
export function seatsOf(count: SeatCount): readonly Seat[] {
  return count === 2 ? [0, 1] : [0, 1, 2];
}

/** The seat that plays after this one. */
export function seatAfter(seat: Seat, count: SeatCount): Seat {
  return (seat + 1) % count;
}
