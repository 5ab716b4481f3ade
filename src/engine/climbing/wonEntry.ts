import { brandPlay, type Play } from '../core/play.ts';
import type { Seat } from '../core/seat.ts';

// What became wu is kept in one typed array for all seats, in the order won: each entry packs the
// combination, its seat and whether it was laid.

const seatShift = 14;
const laidShift = 16;

export function wonEntry(combination: Play, seat: Seat, laid: boolean): number {
  return combination | (seat << seatShift) | ((laid ? 1 : 0) << laidShift);
}

export function playOfEntry(entry: number): Play {
  return brandPlay(entry & ((1 << seatShift) - 1));
}

export function seatOfEntry(entry: number): Seat {
  return (entry >> seatShift) & 3;
}

/** W6 */
export function isLaidEntry(entry: number): boolean {
  return entry >> laidShift === 1;
}
