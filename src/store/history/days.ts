import * as v from 'valibot';
import { type Result, success } from '../../engine/index.ts';
import { dateSchema } from '../days/calendar.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import type { Chest, ChestEntry } from './chest.ts';
import { type DealPlayed, dealPlayedIn } from './dayPlayed.ts';
import { daysApartKey, entryStart, idIn, olderDayStart } from './entry.ts';
import { partsOf } from './slices.ts';

/** Deals of the day, by the ids of their rounds. */
type Deals = ReadonlyMap<string, DealPlayed>;

export interface ApartDeals {
  readonly found: Deals;
  /** Whether these are all that there are. */
  readonly isWhole: boolean;
  /** The keys that are of no use once the deals are told otherwise. */
  readonly drop: readonly string[];
}

/**
 * The deals of the day that were played, as the entries of their rounds tell them, so that the
 * start of a page need not read every round. Where they are lost they are read from all of those;
 * where they are out of date a look at all rounds puts them right.
 */
export const daysKey = 'days';

const keptDays = versioned(
  1,
  v.strictObject({
    deals: v.array(v.tuple([v.string(), v.string(), dateSchema, v.nullable(dateSchema)])),
  }),
);

function daysEntryOf(deals: Deals): ChestEntry {
  const told = [...deals].map(([id, { variant, day }]) => [id, variant, day.date, day.playedOn]);
  return [daysKey, keptDays.write({ deals: told })];
}

function parseDays(value: unknown): Result<Deals, Unreadable> {
  const read = keptDays.read(value);
  if (!read.ok) return read;
  const deals = read.value.deals.map(
    ([id, variant, date, playedOn]) => [id, { variant, day: { date, playedOn } }] as const,
  );
  return success(new Map(deals));
}

/**
 * What is to be put there after some values were put or, as undefined, taken away, by their keys;
 * nothing where it is not known which deals there were.
 */
export function daysAfter(days: unknown, changed: ReadonlyMap<string, unknown>): ChestEntry[] {
  const known = parseDays(days);
  if (!known.ok) return [];
  const deals = new Map(known.value);
  let isSame = true;
  for (const [key, value] of changed) {
    if (!key.startsWith(entryStart)) continue;
    const deal = dealPlayedIn(value);
    isSame &&= deal === undefined && !deals.has(idIn(key));
    if (deal === undefined) deals.delete(idIn(key));
    else deals.set(idIn(key), deal);
  }
  return isSame ? [] : [daysEntryOf(deals)];
}

/** So many entries are read at once. */
const slice = 50;

/** Reads the deals that lie apart under some keys; `apart` tells whether these are all. */
type ReadApart = (chest: Chest, keys: readonly string[], apart: unknown) => Promise<ApartDeals>;

/** The deals of the day that were played; read from all rounds where nothing else tells them. */
export async function dealsPlayed(
  chest: Chest,
  readApart: ReadApart,
): Promise<readonly DealPlayed[]> {
  const older = await chest.keys(olderDayStart);
  const [days, apart] = await chest.values([daysKey, daysApartKey]);
  const known = parseDays(days);
  if (known.ok && older.length === 0) return [...known.value.values()];
  const { found, isWhole, drop } = await readApart(chest, older, apart);
  const deals = new Map([...(known.ok ? known.value : []), ...found]);
  if (!isWhole && !known.ok) {
    for await (const entries of partsOf(chest, entryStart, slice)) {
      for (const [key, value] of entries) {
        const deal = dealPlayedIn(value);
        if (deal !== undefined) deals.set(idIn(key), deal);
      }
    }
  }
  if (known.ok || known.problem === 'damaged') await replaceDays(chest, days, deals, drop);
  return [...deals.values()];
}

/** Puts right what is known of deals, where that is not what all rounds tell. */
export async function compareDays(chest: Chest, deals: Deals): Promise<void> {
  const [days] = await chest.values([daysKey]);
  const known = parseDays(days);
  if (known.ok && !isSame(known.value, deals)) await replaceDays(chest, days, deals);
}

/** Unless another tab has changed what was seen; what cannot be written is read again later. */
async function replaceDays(
  chest: Chest,
  seen: unknown,
  deals: Deals,
  drop: readonly string[] = [],
): Promise<void> {
  await chest
    .change([daysKey], ([now]) =>
      JSON.stringify(now) === JSON.stringify(seen) ? { put: [daysEntryOf(deals)], drop } : {},
    )
    .catch(() => undefined);
}

function isSame(one: Deals, other: Deals): boolean {
  const textOf = (deals: Deals) => JSON.stringify([...deals].sort(([a], [b]) => (a < b ? -1 : 1)));
  return textOf(one) === textOf(other);
}
