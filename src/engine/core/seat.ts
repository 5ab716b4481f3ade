/** A seat at the table, counted from 0 in the order of play, which runs anticlockwise. */
export type Seat = number;

/** The numbers of seats that a table can have. */
export const seatCounts = [2, 3, 4] as const;

/** How many seats a table has. Which of these a game can be played with, its variant says. */
export type SeatCount = (typeof seatCounts)[number];

/** The fewest and the most seats that any game is played with. */
export const [leastSeats, , mostSeats] = seatCounts;

/** The number of seats that a number stands for, or undefined if no table has so many. */
export function parseSeatCount(count: number): SeatCount | undefined {
  return seatCounts.find((one) => one === count);
}

const allSeats: readonly Seat[] = [0, 1, 2, 3];

/** The seats of a table, 0 first. */
export function seatsOf(count: SeatCount): readonly Seat[] {
  return allSeats.slice(0, count);
}

/** The seat that plays after this one. */
export function seatAfter(seat: Seat, count: SeatCount): Seat {
  return (seat + 1) % count;
}
