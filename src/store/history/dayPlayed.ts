import * as v from 'valibot';
import type { RoundRecord } from '../../engine/index.ts';
import { dateSchema } from '../days/calendar.ts';
import { dateOfDeal } from '../days/dayDeal.ts';
import { dayOfMoment } from '../dayToday.ts';

/** A deal of the day that was played to its end; days are written as in `2026-05-01`. */
export interface DayPlayed {
  /** The day that dealt it. */
  readonly date: string;
  /**
   * The day it was at the device, wherever that was, when the round was begun; of a round whose
   * record tells only when it ended, that day. Null where an earlier version kept a round whose
   * record told neither.
   */
  readonly playedOn: string | null;
}

export interface DealPlayed {
  readonly variant: string;
  readonly day: DayPlayed;
}

export const dayPlayedSchema = v.strictObject({
  date: dateSchema,
  playedOn: v.nullable(dateSchema),
});

const dealPlayedSchema = v.object({ variant: v.string(), day: dayPlayedSchema });

/** Undefined for a round that is no deal of the day. Its game need not be known here. */
export function dealPlayedIn(value: unknown): DealPlayed | undefined {
  const played = v.safeParse(dealPlayedSchema, value);
  return played.success ? played.output : undefined;
}

/**
 * The day on which the deal was played is told once and stays: the same moment may be another day
 * where the device is later. The record of an older app tells only when the round ended. A record
 * without that has been in no history: it is a round that somebody sent, and no day of the person
 * who takes it in.
 * @param endedAt a date, or a date with its time
 * @param known the day that has been kept before
 */
export function dayPlayedOf(
  record: RoundRecord,
  endedAt: string | null,
  known: string | undefined,
): DayPlayed | null {
  const date = dateOfDeal(record);
  if (date === null) return null;
  if (known !== undefined) return { date, playedOn: known };
  if (endedAt === null) return null;
  const told = v.safeParse(dateSchema, record.meta?.playedOn);
  if (told.success) return { date, playedOn: told.output };
  if (!endedAt.includes('T')) return { date, playedOn: endedAt };
  return { date, playedOn: dayOfMoment(new Date(endedAt)) };
}
