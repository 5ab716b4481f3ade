import * as v from 'valibot';
import type { Result, RoundRecord } from '../../engine/index.ts';
import { recordFormOf } from '../../families/rules.ts';
import { mostLinkCode } from '../../records/mostLinkCode.ts';
import { mostRecordText } from '../../records/parseJson.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { roundIdOf } from '../../records/roundId.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import type { Chest, ChestEntry } from './chest.ts';
import { entryKeyOf, newEntry } from './entry.ts';
import { changeJournal, placesOf } from './journal.ts';
import { roundToKeep } from './keptRound.ts';
import { broughtUpIdLate } from './lateParts.ts';
import type { StockChange } from './stockAfter.ts';

export interface FinishedRound {
  readonly round: RoundRecord;
  readonly match: string;
  /** Its number in the match, counted from 1. */
  readonly number: number;
  /** Its match has left the table, so that the round is not played otherwise any more. */
  readonly hasLeft?: boolean;
}

/** The key of what is known of the match at the table. */
export const tableKey = 'table';

/**
 * Which rounds of the match at the table have been kept, still there or not: what was deleted does
 * not come back with a reload, and what is taken back and played otherwise makes room. Apps before
 * entries name a round by the code of its link.
 */
interface TableRounds {
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

/** None where the table knows another match. */
function roundsOf(value: unknown, match: string): TableRounds['rounds'] {
  const table = parseTable(value);
  return table.ok && table.value.match === match ? table.value.rounds : [];
}

/**
 * Keeps a round that was finished at the table, once: what it was before it was taken back and
 * finished otherwise makes room for it, and what has been deleted is not kept again.
 * @param now when it ended, where its record does not tell
 * @returns what is different now, undefined where nothing had to be written
 */
export async function keepPlayed(
  chest: Chest,
  played: FinishedRound,
  now: string,
): Promise<StockChange | undefined> {
  const { round, match, number, hasLeft = false } = played;
  const idKnownIn = (table: unknown) => roundsOf(table, match).find(([one]) => one === number)?.[1];
  const known = idKnownIn((await chest.values([tableKey]))[0]);
  const before = known === undefined ? undefined : await idOfKnown(chest, known);
  const own = placesOf(roundIdOf(round));
  const isSame = before !== undefined && own.includes(before);
  const keys = before === undefined || isSame ? own : [...own, before];
  let written: StockChange | undefined;
  let isLate = false;
  await changeJournal(chest, [tableKey, ...keys.map(entryKeyOf)], (pages) => {
    const table = pages.value(tableKey);
    isLate = idKnownIn(table) !== known;
    if (isLate) return;
    const id = pages.placeOf(roundToKeep(round));
    const there = pages.entryAt(id);
    if (there === undefined ? isSame : !there.ok && there.problem !== 'damaged') return;
    const present = there?.ok === true ? there.value : undefined;
    if (there?.ok === false) pages.setAside(id, [entryKeyOf(id)]);
    const playedOn = present?.kept.day?.playedOn;
    const endedAt = present?.kept.endedAt ?? now;
    const fresh = roundToKeep(round, { endedAt, match, number, ...(playedOn && { playedOn }) });
    const { accounts, puzzles } = present?.kept ?? fresh.kept;
    const entry = {
      ...(present ?? newEntry(fresh, false)),
      text: fresh.text,
      kept: { ...fresh.kept, id, accounts, puzzles },
    };
    pages.put(entry);
    const gone = before !== undefined && !isSame ? pages.entryAt(before) : undefined;
    const isGone = gone?.ok === true && hasDealOf(gone.value.text, round);
    if (isGone && before !== undefined) pages.write(entryKeyOf(before), undefined);
    written = { kept: [entry.kept], gone: isGone && before !== undefined ? [before] : [] };
    // Leave the table entry alone if a newer version of the app wrote it.
    const read = parseTable(table);
    if (hasLeft || (!read.ok && read.problem === 'newer')) return;
    const others = roundsOf(table, match).filter(([one]) => one !== number);
    pages.write(...tableEntryOf({ match, rounds: [...others, [number, id]] }));
  });
  return isLate ? keepPlayed(chest, played, now) : written;
}

/** An older app has named a round by the code of its link, which is no id. */
function idOfKnown(chest: Chest, known: string): Promise<string> | string {
  return /^[\da-z.]+$/.test(known) ? known : broughtUpIdLate(chest, known);
}

/** Whether a round that was kept began with the same tiles in the same places as this one. */
function hasDealOf(kept: string, { variant, deal, starter }: RoundRecord): boolean {
  const before = parseRecord(kept);
  if (!before.ok || before.value.variant !== variant || before.value.starter !== starter) {
    return false;
  }
  return recordFormOf(variant).isSameDeal(before.value.deal, deal);
}
