import * as v from 'valibot';
import type { JsonObject } from '../../engine/index.ts';

/** Most characters read from `meta` of players or match; the app writes nothing longer. */
const mostTold = 300;

/** Drops `players` too long for the code of a link, as a stranger's may be. */
export function soundMeta(meta: JsonObject): JsonObject {
  const { players, ...others } = meta;
  return JSON.stringify(players ?? null).length > mostTold ? others : meta;
}

export function matchIn({ match }: JsonObject): string | undefined {
  return typeof match === 'string' && match.length <= mostTold ? match : undefined;
}

/** A date as it is kept. */
export const endedAtSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/),
  v.check((date) => !Number.isNaN(Date.parse(date))),
);

/** Undefined where the record tells no date that can be read. */
export function dateIn({ date }: JsonObject): string | undefined {
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return undefined;
  // A day of the year 12345 can be read, but not written as a date is kept.
  return [date, new Date(date).toISOString()].find((one) => v.is(endedAtSchema, one));
}
