import type { Chest } from './chest.ts';
import { type Entry, entryKeyOf } from './entry.ts';
import { changeJournal, type Pages } from './journal.ts';
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

/** Removes rounds with all that is kept of them, some at a time. */
export function removeRounds(around: Around, ids: readonly string[]): Promise<Removing> {
  return inSlices(around, ids, {
    keyOf: entryKeyOf,
    shift: -1,
    work: (id, { entryAt, write }) => {
      const there = entryAt(id);
      if (there?.ok !== true) return;
      write(entryKeyOf(id), undefined);
      return there.value;
    },
  });
}

/** Puts back rounds as they were, some at a time; those that were kept again since stay. */
export function putBackRounds(around: Around, removed: readonly Entry[]): Promise<Removing> {
  return inSlices(around, removed, {
    keyOf: ({ kept }) => entryKeyOf(kept.id),
    shift: 1,
    work: (entry, { entryAt, put }) => {
      const there = entryAt(entry.kept.id);
      if (there === undefined) put(entry);
      return there?.ok === true ? there.value : entry;
    },
  });
}

interface Deed<One> {
  readonly keyOf: (one: One) => string;
  /** What becomes of the number of rounds here with each that lies nowhere else. */
  readonly shift: 1 | -1;
  readonly work: (one: One, pages: Pages) => Entry | undefined;
}

async function inSlices<One>(
  { chest, pause }: Around,
  all: readonly One[],
  { keyOf, shift, work }: Deed<One>,
): Promise<Removing> {
  const done: Entry[] = [];
  let reminder: StockChange = {};
  try {
    for await (const some of slicesOf(all, slice, pause)) {
      let [entries, later]: [Entry[], StockChange] = [[], {}];
      await changeJournal(chest, [reminderKey, ...some.map(keyOf)], (pages) => {
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
