import * as v from 'valibot';
import {
  mostSeats,
  placeOf,
  type Seat,
  type SeatCount,
  seatAt,
  type TablePlace,
} from '../../engine/index.ts';

// Who sits out at a real table. People are told apart by their place at it, see `core/sitting.ts`.

interface Seats {
  readonly seatCount: SeatCount;
}

const place = v.picklist([0, 1, 2, 3]);

/** Who sat out a kept round. What is no place is nobody. */
export const satOutSchema = v.fallback(v.optional(place), undefined);

/** Who sits out the round that is being entered. What is no place is nobody. */
export const sitsOutSchema = v.optional(v.fallback(v.nullable(place), null), null);

export function peopleAt({ seatCount }: Seats, out: TablePlace | null | undefined): number {
  return seatCount + (typeof out === 'number' ? 1 : 0);
}

/** Whether a table can have such a place, with one person more than play. */
export function canSitOut(out: TablePlace, { seatCount }: Seats): boolean {
  return seatCount < mostSeats && out <= seatCount;
}

/** Who sits out at a game that may have fewer seats than the one before; nobody where all play. */
export function outAt({ seatCount }: Seats, out: TablePlace | null): TablePlace | null {
  return out === null || seatCount >= mostSeats ? null : Math.min(out, seatCount);
}

/**
 * What a seat becomes when another place sits out: everybody keeps what was told of them, and who
 * comes in takes over what was told of who goes out.
 */
export function seatMovedBy(before: TablePlace, after: TablePlace): (seat: Seat) => Seat {
  return (seat) => {
    const at = placeOf(seat, before);
    return seatAt(at === after ? before : at, after);
  };
}

/** A list by seat as it is when its seats have become others; what is beyond them stays. */
export function movedSeats<Item>(
  bySeat: readonly Item[],
  { seatCount }: Seats,
  move: (seat: Seat) => Seat,
): readonly Item[] {
  return bySeat
    .slice(0, seatCount)
    .reduce<readonly Item[]>((moved, item, seat) => moved.with(move(seat), item), bySeat);
}
