import { type RecordText, splitRecords } from '../../records/parseRecord.ts';
import { recordsIn } from '../ownText.ts';
import type { Chest } from './chest.ts';
import { type Entry, entryKeyOf, newEntry } from './entry.ts';
import { deviceOf, type OfDevice, readRounds, type WrongLine } from './historyFile.ts';
import { type KeepingTrouble, keepingTroubleFrom } from './historyTrouble.ts';
import { changeJournal, placesOf } from './journal.ts';
import type { KeptRound, RoundToKeep } from './keptRound.ts';
import { putOffBy, reminderKey } from './reminder.ts';
import type { StockChange } from './stockAfter.ts';

export interface Added extends Partial<OfDevice> {
  readonly added: number;
  /** How many were there already, and those of them too whose end is told only now. */
  readonly known: number;
  /** The first lines that brought nothing. */
  readonly wrong: readonly WrongLine[];
  /** How many more brought nothing. */
  readonly moreWrong: number;
  /** Why it ended before the last line, null if it did not; what was added until then stays. */
  readonly cutShort: CutShort | null;
}

export type CutShort = 'stopped' | 'too-many' | KeepingTrouble;

/** The trouble with storage that ended it; undefined where none did. */
export function troubleOf({ cutShort }: Added): KeepingTrouble | undefined {
  return cutShort === null || cutShort === 'stopped' || cutShort === 'too-many'
    ? undefined
    : cutShort;
}

export interface AddListener {
  readonly onProgress: (done: number, all: number) => void;
  readonly signal: AbortSignal;
}

/** So many lines are read between two pauses: a few hundredths of a second. */
const slice = 8;

/** Characters that are searched for records between two pauses. */
const mostUnbroken = 200_000;

/** The most lines of a file that are read: more rounds than the largest file holds. */
export const mostLines = 20_000;

/** At most so many lines that brought nothing are told one by one. */
const mostWrong = 20;

/**
 * Adds the rounds of a text that are not there yet, and in place of those that were only sent what
 * tells when they ended, some at a time; of each line all or nothing is kept. `written` is
 * undefined where nothing was written.
 */
export async function addLines(
  chest: Chest,
  text: string,
  { onProgress, signal, pause }: AddListener & { readonly pause: () => Promise<void> },
): Promise<{ readonly added: Added; readonly written: StockChange | undefined }> {
  let [records, paused] = ['', 0];
  for (const piece of recordsIn(text)) {
    records += piece;
    if (records.length < paused + mostUnbroken) continue;
    if (signal.aborted) break;
    paused = records.length;
    await pause();
  }
  const { lines, isWhole } = firstLines(records);
  const kept = new Map<string, KeptRound>();
  const saved: string[] = [];
  let reminder: StockChange = {};
  const wrong: WrongLine[] = [];
  let device: Partial<OfDevice> = {};
  let cutShort: CutShort | null = isWhole ? null : 'too-many';
  let [fresh, known, moreWrong] = [0, 0, 0];
  for (let at = 0; at < lines.length; at += slice) {
    if (signal.aborted) {
      cutShort = 'stopped';
      break;
    }
    onProgress(at, lines.length);
    await pause();
    const read = readRounds(lines.slice(at, at + slice));
    const told = read.wrong.slice(0, mostWrong - wrong.length);
    wrong.push(...told);
    moreWrong += read.wrong.length - told.length;
    device = { ...deviceOf(read), ...device };
    try {
      const slice = await addSlice(chest, read.rounds);
      for (const round of slice.kept) kept.set(round.id, round);
      saved.push(...slice.saved);
      reminder = { ...reminder, ...slice.reminder };
      fresh += slice.fresh;
      known += read.rounds.length - slice.fresh;
    } catch (error) {
      cutShort = keepingTroubleFrom(error);
      break;
    }
  }
  return {
    added: { added: fresh, known, wrong, moreWrong, cutShort, ...device },
    written:
      kept.size + saved.length === 0 ? undefined : { kept: [...kept.values()], saved, ...reminder },
  };
}

interface AddedSlice {
  /** The new rounds, and those in whose place something came. */
  readonly kept: readonly KeptRound[];
  /** How many of them are new. */
  readonly fresh: number;
  /** Ids of rounds that lie in a file too since: the new ones, and those that lay here alone. */
  readonly saved: readonly string[];
  readonly reminder: StockChange;
}

/**
 * Keeps those of some rounds that are not there yet or were not known to have been played here, and
 * marks them all as lying in a file too.
 */
async function addSlice(chest: Chest, read: readonly RoundToKeep[]): Promise<AddedSlice> {
  // A round that stands twice is new once; where one of them tells when it ended, it is that one.
  const dated = read.filter(({ kept }) => kept.endedAt !== null);
  const rounds = [...new Map([...read, ...dated].map((one) => [one.kept.link, one])).values()];
  let added: AddedSlice = { kept: [], fresh: 0, saved: [], reminder: {} };
  if (rounds.length === 0) return added;
  const keys = rounds.flatMap(({ kept }) => placesOf(kept.id)).map(entryKeyOf);
  await changeJournal(chest, [reminderKey, ...new Set(keys)], (pages) => {
    const kept: KeptRound[] = [];
    const saved: string[] = [];
    let fresh = 0;
    for (const round of rounds) {
      const id = pages.placeOf(round);
      const there = pages.entryAt(id);
      // Leave alone what a newer version of the app has kept, and what a look is to set aside.
      if (there?.ok === false) continue;
      const present = there?.value;
      const entry = present && inPlaceOf(present, round);
      if (present === undefined) fresh += 1;
      if (present?.isSaved !== true) saved.push(id);
      else if (entry === present) continue;
      const next = entry ?? newEntry({ ...round, kept: { ...round.kept, id } }, true);
      pages.put({ ...next, isSaved: true });
      if (next !== present) kept.push(next.kept);
    }
    const reminder = putOffBy(pages, fresh - saved.length);
    added = { kept, fresh, saved, reminder };
  });
  return added;
}

/**
 * What comes in of a round that was only sent before, as its record does not tell when it ended:
 * one's own history tells it, and with it one's own day. What was found of the round here stays.
 * Else the round that is there stays as it is.
 */
function inPlaceOf(present: Entry, { kept, text }: RoundToKeep): Entry {
  const { id, endedAt, accounts, puzzles } = present.kept;
  if (endedAt !== null || kept.endedAt === null) return present;
  const found = { accounts: accounts ?? kept.accounts };
  const tried = { puzzles: puzzles.length > 0 ? puzzles : kept.puzzles };
  return { ...present, text, kept: { ...kept, id, ...found, ...tried } };
}

/** At most as many lines as are read, and whether these are all; later ones are not even split. */
function firstLines(text: string): {
  readonly lines: readonly RecordText[];
  readonly isWhole: boolean;
} {
  const whole = text.trimEnd();
  let end = -1;
  for (let count = 0; count < mostLines; count += 1) {
    end = whole.indexOf('\n', end + 1);
    if (end < 0) return { lines: splitRecords(whole), isWhole: true };
  }
  return { lines: splitRecords(whole.slice(0, end)), isWhole: false };
}
