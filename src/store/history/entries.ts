import * as v from 'valibot';
import type { Result } from '../../engine/index.ts';
import { mostLinkCode } from '../../records/mostLinkCode.ts';
import { mostRecordText } from '../../records/parseJson.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import type { ChestEntry } from './chest.ts';
import { type DealPlayed, dealValueOf } from './dayPlayed.ts';
import { type KeptRound, keptValueOf, type RoundToKeep } from './keptRound.ts';
import { textValueOf } from './keptText.ts';

/**
 * `kept`: as lists show it; `saved`: marks of rounds that lie elsewhere; `day`: which deal of the
 * day it is; `damaged`: unreadable.
 */
export const starts = {
  kept: 'kept/',
  record: 'record/',
  review: 'review/',
  saved: 'saved/',
  day: 'day/',
  damaged: 'damaged/',
} as const;

/** How the keys of all that lies there of a round begin; its id follows. */
export const startsOfRound = [
  starts.kept,
  starts.record,
  starts.review,
  starts.saved,
  starts.day,
] as const;

export function keysOf(id: string): string[] {
  return startsOfRound.map((start) => start + id);
}

export function entriesOf({ kept, text }: RoundToKeep): ChestEntry[] {
  const { id, variant, day } = kept;
  return [
    chestEntryOf(kept),
    [starts.record + id, textValueOf(text)],
    ...(day === null ? [] : [dealEntryOf(id, { variant, day })]),
  ];
}

export function dealEntryOf(id: string, deal: DealPlayed): ChestEntry {
  return [starts.day + id, dealValueOf(deal)];
}

export function chestEntryOf(kept: KeptRound): ChestEntry {
  return [starts.kept + kept.id, keptValueOf(kept)];
}

/** The key of what is known of the match at the table. */
export const tableKey = 'table';

/**
 * Which rounds of the match at the table have been kept, still there or not: what was deleted does
 * not come back with a reload, and what is taken back and played otherwise makes room.
 */
export interface TableRounds {
  readonly match: string;
  readonly rounds: readonly (readonly [number: number, id: string])[];
}

/** More rounds than one match has. */
const mostRounds = 10_000;

const keptTable = versioned(
  1,
  v.strictObject({
    // A match is named by a record, or by us.
    match: v.pipe(v.string(), v.maxLength(mostRecordText)),
    rounds: v.pipe(
      v.array(
        v.tuple([
          v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
          v.pipe(v.string(), v.maxLength(mostLinkCode)),
        ]),
      ),
      v.maxLength(mostRounds),
    ),
  }),
);

export function tableEntryOf(table: TableRounds): ChestEntry {
  return [tableKey, keptTable.write(table)];
}

/** Where it is unreadable, only what was deleted or taken back in the match is lost. */
export function parseTable(value: unknown): Result<TableRounds, Unreadable> {
  return keptTable.read(value);
}
