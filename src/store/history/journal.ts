import { isSameRound } from '../../records/roundId.ts';
import type { Chest } from './chest.ts';
import { daysAfter, daysKey } from './days.ts';
import { chestEntryOf, damagedStart, type Entry, entryKeyOf, parseEntry } from './entry.ts';
import type { RoundToKeep } from './keptRound.ts';

/** Some keys of the chest in one transaction: what is written is seen by what reads it later. */
export interface Pages {
  readonly value: (key: string) => unknown;
  /** Puts a value in the place of what lies there, or takes that away for undefined. */
  readonly write: (key: string, value: unknown) => void;
  /** Undefined where nothing lies there. */
  readonly entryAt: (id: string) => ReturnType<typeof parseEntry> | undefined;
  readonly put: (entry: Entry) => void;
  /**
   * Under which id a round lies here or is to lie: its own or, where by chance another round has
   * that, the one beside it.
   */
  readonly placeOf: (round: RoundToKeep) => string;
  /** Sets aside what could not be read, by the keys it lay under, and takes it away there. */
  readonly setAside: (id: string, keys: readonly string[]) => void;
}

/** The ids under which a round can lie. */
export function placesOf(id: string): readonly string[] {
  return [id, `${id}.2`];
}

/**
 * Changes rounds, and what lies beside them, all or nothing; every write of rounds is made here.
 * @param keys all that is read or written, {@link entryKeyOf} of rounds among them
 */
export async function changeJournal(
  chest: Chest,
  keys: readonly string[],
  work: (pages: Pages) => void,
): Promise<void> {
  await chest.change([daysKey, ...keys], ([days, ...values]) => {
    const lying = new Map(keys.map((key, at) => [key, values[at]]));
    const changed = new Map<string, unknown>();
    const write = (key: string, value: unknown): void => {
      lying.set(key, value);
      changed.set(key, value);
    };
    const entryAt = (id: string) => {
      const value = lying.get(entryKeyOf(id));
      return value === undefined ? undefined : parseEntry(id, value);
    };
    work({
      value: (key) => lying.get(key),
      write,
      entryAt,
      put: (entry) => write(...chestEntryOf(entry)),
      placeOf: ({ kept, text }) => {
        const place = placesOf(kept.id).find((id) => {
          const there = entryAt(id);
          return there?.ok !== true || isSameRound(there.value.text, text);
        });
        if (place === undefined)
          throw new RangeError('Other rounds lie in all places of this one.');
        return place;
      },
      setAside: (id, at) => {
        const found = at.flatMap((key) => {
          const value = lying.get(key);
          return value === undefined ? [] : [[key, value] as const];
        });
        for (const [key] of found) write(key, undefined);
        write(damagedStart + id, Object.fromEntries(found));
      },
    });
    const put = [...changed].filter(([, value]) => value !== undefined);
    const drop = [...changed].flatMap(([key, value]) => (value === undefined ? [key] : []));
    return { put: [...put, ...daysAfter(days, changed)], drop };
  });
}
