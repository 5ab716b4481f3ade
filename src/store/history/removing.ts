import type { Chest, ChestEntry } from './chest.ts';
import { startsOfRound } from './entries.ts';
import { type KeptRound, parseKept } from './keptRound.ts';
import { putOffBy, reminderKey, unsavedIn } from './reminder.ts';
import type { StockChange } from './stockAfter.ts';

/** A round that was removed, with everything that lay beside it. */
export interface RemovedEntries {
  readonly id: string;
  /** Null where it could not be read. */
  readonly kept: KeptRound | null;
  readonly entries: readonly ChestEntry[];
}

/** How far something came with some rounds, each of them wholly or not at all. */
export interface Removing {
  readonly done: readonly RemovedEntries[];
  readonly reminder: StockChange;
  /** What ended it before the last round; undefined where nothing did. */
  readonly error?: unknown;
}

/** So many rounds are removed, or come back, between two pauses. */
const slice = 50;

/** Removes rounds and their reviews, some at a time. */
export function removeRounds(
  chest: Chest,
  ids: readonly string[],
  pause: () => Promise<void>,
): Promise<Removing> {
  // In the order of their keys many are found and removed as one.
  return inSlices(ids.toSorted(), pause, async (some) => {
    let done: readonly RemovedEntries[] = [];
    let reminder: StockChange = {};
    await chest.remove(startsOfRound, some, [reminderKey], (found, [known]) => {
      done = byRound(found);
      const { put, ...later } = putOffBy(known, -unsavedIn(found));
      reminder = later;
      return put;
    });
    return { done, reminder };
  });
}

/** Puts back rounds as they were, some at a time. */
export function putBackRounds(
  chest: Chest,
  removed: readonly RemovedEntries[],
  pause: () => Promise<void>,
): Promise<Removing> {
  return inSlices(removed, pause, async (some) => {
    const entries = some.flatMap((round) => round.entries);
    let reminder: StockChange = {};
    await chest.change([reminderKey], ([known]) => {
      const { put, ...later } = putOffBy(known, unsavedIn(entries));
      reminder = later;
      return { put: [...entries, ...put] };
    });
    return { done: some, reminder };
  });
}

async function inSlices<One>(
  all: readonly One[],
  pause: () => Promise<void>,
  work: (some: readonly One[]) => Promise<Removing>,
): Promise<Removing> {
  const done: RemovedEntries[] = [];
  let reminder: StockChange = {};
  for (let at = 0; at < all.length; at += slice) {
    if (at > 0) await pause();
    try {
      const some = await work(all.slice(at, at + slice));
      done.push(...some.done);
      reminder = { ...reminder, ...some.reminder };
    } catch (error) {
      return { done, reminder, error };
    }
  }
  return { done, reminder };
}

function byRound(found: readonly ChestEntry[]): RemovedEntries[] {
  const rounds = new Map<string, ChestEntry[]>();
  for (const entry of found) {
    const [key] = entry;
    const id = key.slice(key.indexOf('/') + 1);
    const others = rounds.get(id);
    if (others === undefined) rounds.set(id, [entry]);
    else others.push(entry);
  }
  return [...rounds].map(([id, entries]) => ({ id, kept: keptIn(entries), entries }));
}

function keptIn(entries: readonly ChestEntry[]): KeptRound | null {
  for (const [, value] of entries) {
    const kept = parseKept(value);
    if (kept.ok) return kept.value;
  }
  return null;
}
