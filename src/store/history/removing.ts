import { entryFrom } from './bringUp.ts';
import type { Chest } from './chest.ts';
import { type Entry, entryKeyOf, olderRecordStart } from './entry.ts';
import { changeJournal, type Pages } from './journal.ts';
import { olderKeysOf } from './olderForms.ts';
import { putOffBy, reminderKey } from './reminder.ts';
import { slicesOf } from './slices.ts';
import type { StockChange } from './stockAfter.ts';

/** How far something came with some rounds, each of them wholly or not at all. */
interface Removing {
  readonly done: readonly Entry[];
  readonly reminder: StockChange;
  /** What ended it before the last round; undefined where nothing did. */
  readonly error?: unknown;
}

/** So many rounds are removed, or come back, between two pauses. */
const slice = 50;

interface Around {
  readonly chest: Chest;
  /** Lets the page do what is due. */
  readonly pause: () => Promise<void>;
}

/**
 * Removes rounds with all that is kept of them, some at a time; also in their older form, which is
 * all there is where the device had no room to bring them up.
 * @param rounds by their ids, with the codes of their links where these are known
 */
export async function removeRounds(
  around: Around,
  rounds: ReadonlyMap<string, string | undefined>,
): Promise<Removing> {
  const isAnyOlder = (await around.chest.count(olderRecordStart)) > 0;
  const olderKeys = (link: string | undefined) =>
    isAnyOlder && link !== undefined ? olderKeysOf(link) : [];
  return inSlices(around, [...rounds], {
    keysOf: ([id, link]) => [entryKeyOf(id), ...olderKeys(link)],
    shift: -1,
    work: ([id, link = ''], { entryAt, value, write }) => {
      const keys = olderKeys(link);
      const older = entryFrom(link, keys.map(value));
      const there = entryAt(id) ?? older;
      if (there?.ok !== true) return;
      for (const key of [entryKeyOf(id), ...(older?.ok === true ? keys : [])]) {
        if (value(key) !== undefined) write(key, undefined);
      }
      return { ...there.value, kept: { ...there.value.kept, id } };
    },
  });
}

/** Puts back rounds as they were, some at a time; those that were kept again since stay. */
export function putBackRounds(around: Around, removed: readonly Entry[]): Promise<Removing> {
  return inSlices(around, removed, {
    keysOf: ({ kept }) => [entryKeyOf(kept.id)],
    shift: 1,
    work: (entry, { entryAt, put }) => {
      const there = entryAt(entry.kept.id);
      if (there === undefined) put(entry);
      return there?.ok === true ? there.value : entry;
    },
  });
}

interface Deed<One> {
  readonly keysOf: (one: One) => readonly string[];
  /** What becomes of the number of rounds here with each that lies nowhere else. */
  readonly shift: 1 | -1;
  readonly work: (one: One, pages: Pages) => Entry | undefined;
}

async function inSlices<One>(
  { chest, pause }: Around,
  all: readonly One[],
  { keysOf, shift, work }: Deed<One>,
): Promise<Removing> {
  const done: Entry[] = [];
  let reminder: StockChange = {};
  try {
    for await (const some of slicesOf(all, slice, pause)) {
      let [entries, later]: [Entry[], StockChange] = [[], {}];
      await changeJournal(chest, [reminderKey, ...some.flatMap(keysOf)], (pages) => {
        entries = some.flatMap((one) => work(one, pages) ?? []);
        later = putOffBy(pages, shift * entries.filter(({ isSaved }) => !isSaved).length);
      });
      done.push(...entries);
      reminder = { ...reminder, ...later };
    }
    return { done, reminder };
  } catch (error) {
    return { done, reminder, error };
  }
}
