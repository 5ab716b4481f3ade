import * as v from 'valibot';
import type { Result } from '../../engine/index.ts';
import { mostLinkCode } from '../../records/mostLinkCode.ts';
import { mostRecordText } from '../../records/parseJson.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import type { ChestEntry } from './chest.ts';
import { type KeptRound, keptValueOf, type RoundToKeep } from './keptRound.ts';
import { textValueOf } from './keptText.ts';

/**
 * What the keys of entries begin with: of rounds as lists show them, their records, their reviews,
 * the marks of those that lie elsewhere too, and what could not be read.
 */
export const starts = {
  kept: 'kept/',
  record: 'record/',
  review: 'review/',
  saved: 'saved/',
  damaged: 'damaged/',
} as const;

/** The keys of everything that is kept of a round. */
export function keysOf(id: string): string[] {
  return [starts.kept, starts.record, starts.review, starts.saved].map((start) => start + id);
}

/** The entries of a round. */
export function entriesOf({ kept, text }: RoundToKeep): ChestEntry[] {
  return [chestEntryOf(kept), [starts.record + kept.id, textValueOf(text)]];
}

/** The entry of a round as lists show it. */
export function chestEntryOf(kept: KeptRound): ChestEntry {
  return [starts.kept + kept.id, keptValueOf(kept)];
}

/** The key of what is known of the match at the table. */
export const tableKey = 'table';

/**
 * Which rounds of the match at the table have been kept, by their numbers, whether or not they are
 * still there: what somebody has deleted does not come back with the next reload, and what is taken
 * back and played otherwise makes room.
 */
export interface TableRounds {
  readonly match: string;
  readonly rounds: readonly (readonly [number: number, id: string])[];
}

/** More rounds than anybody plays in one match. */
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

/** What is known of the match at the table, as it is kept. */
export function tableEntryOf(table: TableRounds): ChestEntry {
  return [tableKey, keptTable.write(table)];
}

/**
 * Reads what is known of the match at the table; without it nothing is lost but what was deleted or
 * taken back in it.
 */
export function parseTable(value: unknown): Result<TableRounds, Unreadable> {
  return keptTable.read(value);
}
