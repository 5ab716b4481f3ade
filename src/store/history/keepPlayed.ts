import type { RoundRecord } from '../../engine/index.ts';
import { recordFormOf } from '../../families/rules.ts';
import { parseLink } from '../../records/link.ts';
import { roundIdOf } from '../../records/roundId.ts';
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
import type { StockChange } from './stockAfter.ts';

export interface FinishedRound {
  readonly round: RoundRecord;
  readonly match: string;
  /** Its number in the match, counted from 1. */
  readonly number: number;
  /** Its match has left the table, so that the round is not played otherwise any more. */
  readonly hasLeft?: boolean;
}

/**
 * Keeps a round that was finished at the table, once: what it was before it was taken back and
 * finished otherwise makes room for it, and what has been deleted is not kept again.
 * @param now when it ended, where its record does not tell
 * @returns what is different now, undefined where nothing had to be written
 */
export async function keepPlayed(
  chest: Chest,
  { round, match, number, hasLeft = false }: FinishedRound,
  now: string,
): Promise<StockChange | undefined> {
  const id = roundIdOf(round);
  let written: StockChange | undefined;
  await chest.change([tableKey, starts.kept + id], ([known, present]): ChestChange => {
    const table = parseTable(known);
    const others = table.ok && table.value.match === match ? table.value.rounds : [];
    const before = others.find(([one]) => one === number)?.[1];
    if (before === id && present === undefined) return {};
    const kept = parseKept(present);
    if (present !== undefined && !kept.ok) return {};
    const endedAt = (kept.ok ? kept.value.endedAt : null) ?? now;
    const playedOn = kept.ok ? kept.value.day?.playedOn : null;
    const fresh = roundToKeep(round, { endedAt, match, number, ...(playedOn && { playedOn }) });
    const { accounts, puzzles } = kept.ok ? kept.value : fresh.kept;
    const toKeep = { ...fresh, kept: { ...fresh.kept, accounts, puzzles } };
    const next: TableRounds = {
      match,
      rounds: [...others.filter(([one]) => one !== number), [number, id]],
    };
    const gone = before !== undefined && before !== id && hasDealOf(before, round) ? [before] : [];
    written = { kept: [toKeep.kept], gone };
    // Leave the table entry alone if a newer version of the app wrote it.
    const isOthers = hasLeft || (!table.ok && table.problem === 'newer');
    const put = [...entriesOf(toKeep), ...(isOthers ? [] : [tableEntryOf(next)])];
    return { put, drop: gone.flatMap(keysOf) };
  });
  return written;
}

/** Whether a round that was kept began with the same tiles in the same places as this one. */
function hasDealOf(kept: string, { variant, deal, starter }: RoundRecord): boolean {
  const link = parseLink(kept);
  if (!link.ok || link.value.variant !== variant || link.value.starter !== starter) return false;
  return recordFormOf(variant).isSameDeal(link.value.deal, deal);
}
