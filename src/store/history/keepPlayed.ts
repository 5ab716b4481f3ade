import { formatLink, parseLink } from '../../records/link.ts';
import type { ParsedRecord } from '../../records/parseRecord.ts';
import type { Chest, ChestChange } from './chest.ts';
import {
  entriesOf,
  keysOf,
  parseTable,
  starts,
  type TableRounds,
  tableEntryOf,
  tableKey,
} from './entries.ts';
import { parseKept, roundToKeep } from './keptRound.ts';

/** A round that was finished at the table. */
export interface PlayedRound {
  readonly round: ParsedRecord;
  readonly match: string;
  /** Its number in the match, counted from 1. */
  readonly number: number;
}

/**
 * Keeps a round that was finished at the table, once: what it was before it was taken back and finished otherwise makes room
 * for it, and what has been deleted is not kept again.
 * @param now when it ended, where its record does not tell
 */
export function keepPlayed(
  chest: Chest,
  { round, match, number }: PlayedRound,
  now: string,
): Promise<void> {
  const id = formatLink(round.record);
  return chest.change([tableKey, starts.kept + id], ([known, present]): ChestChange => {
    const table = parseTable(known);
    const others = table?.match === match ? table.rounds : [];
    const before = others.find(([one]) => one === number)?.[1];
    if (before === id && present === undefined) return {};
    const kept = parseKept(present);
    if (present !== undefined && !kept.ok) return {};
    const endedAt = (kept.ok ? kept.value.endedAt : null) ?? now;
    const toKeep = roundToKeep(round, { endedAt, match, number });
    const accounts = kept.ok ? kept.value.accounts : toKeep.kept.accounts;
    const next: TableRounds = {
      match,
      rounds: [...others.filter(([one]) => one !== number), [number, id]],
    };
    return {
      put: [...entriesOf({ ...toKeep, kept: { ...toKeep.kept, accounts } }), tableEntryOf(next)],
      drop: before !== undefined && before !== id && haveOneDeal(before, id) ? keysOf(before) : [],
    };
  });
}

/** Whether two rounds began with the same tiles in the same places. */
function haveOneDeal(one: string, other: string): boolean {
  const [first, second] = [one, other].map((id) => {
    const link = parseLink(id);
    return link.ok ? JSON.stringify([link.value.record.deal, link.value.record.starter]) : id;
  });
  return first === second;
}
