import * as v from 'valibot';
import { type JsonObject, mostSeats, type Seat, seatsOf } from '../../engine/index.ts';

/** Who of those at a table far away was at this device. */
export interface OnlineSeats {
  /** The seats of the round that were played here, lowest first. */
  readonly seats: readonly Seat[];
  /** Whether who sat the round out was here. */
  readonly sitsOut: boolean;
}

const seatsSchema = v.pipe(v.array(v.picklist(seatsOf(mostSeats))), v.maxLength(mostSeats));

/** As lists of rounds keep it. */
export const onlineSeatsSchema = v.strictObject({ seats: seatsSchema, sitsOut: v.boolean() });

const toldSchema = v.object({ seats: seatsSchema, sitsOut: v.optional(v.boolean(), false) });

/**
 * As the `meta` of a record of so many seats tells it; undefined where nothing is told that can be
 * read.
 */
export function onlineSeatsIn({ online }: JsonObject, seatCount: number): OnlineSeats | undefined {
  const told = v.safeParse(toldSchema, online);
  if (!told.success) return undefined;
  return { ...told.output, seats: told.output.seats.filter((seat) => seat < seatCount) };
}

/** The part of `meta` that tells it. */
export function writtenOnline({ seats, sitsOut }: OnlineSeats): { readonly online: JsonObject } {
  return { online: { seats, ...(sitsOut ? { sitsOut } : {}) } };
}
