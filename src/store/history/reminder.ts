import * as v from 'valibot';
import { versioned } from '../shelf/versioned.ts';
import type { Chest, ChestChange, ChestEntry } from './chest.ts';
import { starts } from './entries.ts';
import type { KeptRound } from './keptRound.ts';

/** So many rounds that lie nowhere else bring the first reminder. */
const first = 10;
/** So many more rounds bring a put-off reminder again. */
const further = 20;

export const reminderKey = 'reminder';
const keptReminder = versioned(
  1,
  v.strictObject({ putOffAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
);

export interface SavedElsewhere {
  /** The ids of rounds that were saved as a file or came from one. */
  readonly saved: ReadonlySet<string>;
  /** Rounds that lay nowhere else when the reminder was put off; null: not since the last file. */
  readonly putOffAt: number | null;
}

export async function takeSaved(chest: Chest): Promise<SavedElsewhere> {
  const keys = await chest.keys(starts.saved);
  const [value] = await chest.values([reminderKey]);
  return {
    saved: new Set(keys.map((key) => key.slice(starts.saved.length))),
    putOffAt: readPutOffAt(value),
  };
}

/** What is kept of the reminder; null where it is not put off. */
export function readPutOffAt(value: unknown): number | null {
  const reminder = readReminder(value);
  return reminder.ok ? reminder.value.putOffAt : null;
}

export function savedEntryOf(id: string): ChestEntry {
  return [starts.saved + id, true];
}

/** So many rounds are marked between two pauses. */
const slice = 100;

/** Marks rounds as lying elsewhere too, those of them that are still kept, some at a time. */
export async function keepSaved(
  chest: Chest,
  ids: readonly string[],
  pause: () => Promise<void>,
): Promise<void> {
  for (let at = 0; at < ids.length; at += slice) {
    const some = ids.slice(at, at + slice);
    await chest.change(
      some.map((id) => starts.kept + id),
      (values) => ({ put: some.filter((_, at) => values[at] !== undefined).map(savedEntryOf) }),
    );
    await pause();
  }
  await chest.change(
    [reminderKey],
    ([reminder]): ChestChange => ({ drop: isNewer(reminder) ? [] : [reminderKey] }),
  );
}

export async function keepPutOff(chest: Chest, putOffAt: number): Promise<void> {
  await chest.change([reminderKey], ([reminder]) =>
    isNewer(reminder) ? {} : { put: [reminderEntryOf(putOffAt)] },
  );
}

/**
 * Shifts a put-off reminder by `more` rounds (negative: fewer) that now lie nowhere else without
 * having been played, so that it still waits for as many new ones.
 * @param reminder what is kept of it
 * @returns what to put, and what it then is; nothing where it is not put off
 */
export function putOffBy(
  reminder: unknown,
  more: number,
): { readonly put: readonly ChestEntry[]; readonly putOffAt?: number } {
  const read = readReminder(reminder);
  if (!read.ok || more === 0) return { put: [] };
  const putOffAt = Math.max(read.value.putOffAt + more, 0);
  return { put: [reminderEntryOf(putOffAt)], putOffAt };
}

/** How many rounds of some entries lie nowhere else. */
export function unsavedIn(entries: readonly ChestEntry[]): number {
  const keys = new Set(entries.map(([key]) => key));
  return [...keys].filter(
    (key) => key.startsWith(starts.kept) && !keys.has(starts.saved + key.slice(starts.kept.length)),
  ).length;
}

function reminderEntryOf(putOffAt: number): ChestEntry {
  return [reminderKey, keptReminder.write({ putOffAt })];
}

function readReminder(value: unknown) {
  return keptReminder.read(value);
}

function isNewer(value: unknown): boolean {
  const reminder = readReminder(value);
  return !reminder.ok && reminder.problem === 'newer';
}

interface Rounds extends SavedElsewhere {
  readonly rounds: readonly KeptRound[];
}

/** How many rounds lie on this device and nowhere else. */
export function unsavedOf({ rounds, saved }: Omit<Rounds, 'putOffAt'>): number {
  return rounds.filter(({ id }) => !saved.has(id)).length;
}

/** Whether it is time to remind somebody of so many rounds that lie nowhere else. */
export function isReminderDue(unsaved: number, putOffAt: number | null): boolean {
  return unsaved >= (putOffAt === null ? first : putOffAt + further);
}
