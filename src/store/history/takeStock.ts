import { success } from '../../engine/index.ts';
import { parseLink, wordsOfLink } from '../../records/link.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import type { JoinNamed } from '../joining.ts';
import { hasResult } from '../match/match.ts';
import type { Unreadable } from '../shelf/versioned.ts';
import type { Chest, ChestEntry } from './chest.ts';
import { dealPlayedIn } from './dayPlayed.ts';
import { compareDays } from './daysApart.ts';
import { entriesOf, keysOf, starts } from './entries.ts';
import { newestFirst } from './keptOrder.ts';
import { type KeptRound, parseKept, type RoundToKeep, roundToKeep } from './keptRound.ts';
import { parseText } from './keptText.ts';
import { lookSlices } from './lookSlices.ts';
import { type SavedElsewhere, takeSaved } from './reminder.ts';

export interface Stock extends SavedElsewhere {
  /** The newest first. */
  readonly rounds: readonly KeptRound[];
  /** How many rounds a later version of the app has kept, which this one leaves alone. */
  readonly newer: number;
  /** How many damaged ones are set aside. */
  readonly damaged: number;
}

interface Look {
  /** Lets the page do what is due. */
  readonly pause: () => Promise<void>;
  /** Rounds that have just been read. */
  readonly known: readonly KeptRound[];
}

/**
 * Reads only records that it must. Where half of a round is lost the other half mends it; what
 * cannot be mended is set aside.
 */
export async function takeStock(
  chest: Chest,
  joinNamed: JoinNamed,
  { pause, known }: Look,
): Promise<Stock> {
  const justRead = new Map(known.map((kept) => [kept.id, success(kept)]));
  const rounds: KeptRound[] = [];
  const halves: string[] = [];
  const ofDay = new Set<string>();
  let newer = 0;
  for await (const { entries, keys } of lookSlices(chest, starts.kept, starts.record)) {
    await joinNamed([...new Set(entries.map(variantIn))].join(' '));
    const recorded = new Set(keys.map((key) => key.slice(starts.record.length)));
    for (const [key, value] of entries) {
      const id = key.slice(starts.kept.length);
      const kept = justRead.get(id) ?? parseKept(value);
      if (dealPlayedIn(value) !== undefined) ofDay.add(id);
      if (kept.ok && kept.value.id === id && recorded.has(id)) rounds.push(kept.value);
      else if (!kept.ok && kept.problem === 'newer') newer += 1;
      else halves.push(id);
      recorded.delete(id);
    }
    halves.push(...recorded);
    await pause();
  }
  // Of half a round the name of its game may be lost, but not that in its id.
  await joinNamed(halves.map(wordsOfLink).join(' '));
  for (const id of halves) {
    const mended = await mend(chest, id);
    if (mended === 'newer') {
      newer += 1;
      continue;
    }
    ofDay.delete(id);
    if (typeof mended !== 'object') continue;
    rounds.push(mended);
    if (mended.day !== null) ofDay.add(id);
  }
  const damaged = await chest.keys(starts.damaged);
  const elsewhere = await takeSaved(chest);
  await compareDays(chest, ofDay);
  return { rounds: newestFirst(rounds), newer, damaged: damaged.length, ...elsewhere };
}

/** Empty where what is kept of the round names none. */
function variantIn([, value]: ChestEntry): string {
  const isNamed = typeof value === 'object' && value !== null && 'variant' in value;
  return isNamed ? String(value.variant) : '';
}

async function mend(chest: Chest, id: string): Promise<KeptRound | Unreadable | 'gone'> {
  let outcome: KeptRound | Unreadable | 'gone' = 'damaged';
  const keys = keysOf(id);
  await chest.change(keys, (values) => {
    const [listed, record] = values;
    if (listed === undefined && record === undefined) {
      // Another tab has deleted it since, and what its id could tell does not bring it back.
      outcome = 'gone';
      return {};
    }
    const round = roundFrom(id, listed, record);
    if (round === 'newer') {
      outcome = round;
      return {};
    }
    if (round !== 'damaged') {
      outcome = round.kept;
      return { put: entriesOf(round) };
    }
    const found: ChestEntry[] = keys.flatMap((key, at) =>
      values[at] === undefined ? [] : [[key, values[at]]],
    );
    return { put: [[starts.damaged + id, Object.fromEntries(found)]], drop: keys };
  });
  return outcome;
}

/** Mends a round from its record or, where that is lost, from its id and its line in the list. */
function roundFrom(id: string, listed: unknown, record: unknown): RoundToKeep | Unreadable {
  const kept = parseKept(listed);
  const text = parseText(record);
  if (!text.ok && text.problem === 'newer') return 'newer';
  const parsed = text.ok ? parseRecord(text.value) : parseLink(id);
  if (!parsed.ok || !hasResult(parsed.value)) return 'damaged';
  const { endedAt, match, number, accounts, day, online } = kept.ok
    ? kept.value
    : { endedAt: null, match: null, number: null, accounts: null, day: null, online: null };
  const round = roundToKeep(parsed.value, {
    ...(endedAt === null ? {} : { endedAt }),
    ...(match === null ? {} : { match }),
    ...(number === null ? {} : { number }),
    ...(day?.playedOn && { playedOn: day.playedOn }),
    ...(online === null ? {} : { online }),
  });
  if (round.kept.id !== id) return 'damaged';
  const puzzles = kept.ok ? kept.value.puzzles : [];
  // A link tells neither help nor seeds, so what was kept of them comes first.
  const feats = (kept.ok ? kept.value.feats : null) ?? round.kept.feats;
  const more = {
    accounts: accounts ?? round.kept.accounts,
    puzzles,
    feats,
    day: day ?? round.kept.day,
    hinted: round.kept.hinted || (kept.ok && kept.value.hinted),
  };
  return { ...round, kept: { ...round.kept, ...more } };
}
