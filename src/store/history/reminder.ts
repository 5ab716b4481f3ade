import * as v from 'valibot';
import { versioned } from '../shelf/versioned.ts';
import type { Chest, ChestChange, ChestEntry } from './chest.ts';
import { entryKeyOf } from './entry.ts';
import { changeJournal, type Pages } from './journal.ts';
import type { KeptRound } from './keptRound.ts';
import { slicesOf } from './slices.ts';

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

/** What is kept of the reminder; null where it is not put off. */
export function readPutOffAt(value: unknown): number | null {
  const reminder = readReminder(value);
  return reminder.ok ? reminder.value.putOffAt : null;
}

/** So many rounds are marked between two pauses. */
const slice = 50;

/** Marks rounds as lying elsewhere too, those of them that are still kept, some at a time. */
export async function keepSaved(
  chest: Chest,
  ids: readonly string[],
  pause: () => Promise<void>,
): Promise<void> {
  for await (const some of slicesOf(ids, slice, pause)) {
    await changeJournal(chest, some.map(entryKeyOf), ({ entryAt, put }) => {
      for (const id of some) {
        const there = entryAt(id);
        if (there?.ok === true && !there.value.isSaved) put({ ...there.value, isSaved: true });
      }
    });
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
 * @returns what it then is; nothing where it is not put off
 */
export function putOffBy({ value, write }: Pages, more: number): { readonly putOffAt?: number } {
  const read = readReminder(value(reminderKey));
  if (!read.ok || more === 0) return {};
  const putOffAt = Math.max(read.value.putOffAt + more, 0);
  write(...reminderEntryOf(putOffAt));
  return { putOffAt };
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
