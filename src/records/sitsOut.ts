import * as v from 'valibot';
import { type JsonObject, mostName, mostSeats, type TablePlace } from '../engine/index.ts';

/** Who plays a seat: `person`, or the name of a bot, also of one that is not known here. */
const controlWord = /^[a-z][a-z0-9-]{0,29}$/;

/** What is understood where no such word is written. */
const person = 'person';

/** As its record tells it in `meta.sitsOut`. */
export interface WrittenOut {
  readonly place: TablePlace;
  readonly name: string;
  /** A {@link controlWord}. */
  readonly control: string;
}

const writtenSchema = v.object({
  place: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  name: v.pipe(v.string(), v.maxLength(mostName)),
  control: v.fallback(v.optional(v.pipe(v.string(), v.regex(controlWord)), person), person),
});

/** Undefined where none is told that a table, of no more places than the most seats, can have. */
export function readSitsOut({
  players,
  meta,
}: {
  readonly players: readonly unknown[];
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}): WrittenOut | undefined {
  const read = v.safeParse(writtenSchema, meta?.sitsOut);
  if (!read.success || players.length >= mostSeats) return undefined;
  return read.output.place > players.length ? undefined : read.output;
}

/** As {@link readSitsOut} reads it; that it was a person goes without saying. */
export function writtenSitsOut({ place, name, control }: WrittenOut): JsonObject {
  return { place, name, ...(control === person ? {} : { control }) };
}

/** Who played each seat; nothing where the record does not tell it of every seat. */
export function controlsIn(told: unknown, seatCount: number): string[] {
  if (!Array.isArray(told)) return [];
  const controls = told.filter((one: unknown) => typeof one === 'string' && controlWord.test(one));
  return controls.length === seatCount && told.length === seatCount ? controls : [];
}
