import { parseRecord } from '../../records/parseRecord.ts';
import { hasResult } from '../match/match.ts';
import type { Chest } from './chest.ts';
import { entryKeyOf, parseEntry } from './entry.ts';
import { type FeatsOf, featsOfRound } from './featsOfRound.ts';
import { changeJournal } from './journal.ts';
import type { KeptRound } from './keptRound.ts';
import { slicesOf } from './slices.ts';

/** So many records are read between two pauses: a hundredth of a second or two. */
const slice = 4;

export interface FeatFinder {
  readonly featsOf: FeatsOf;
  /** Lets the page do what is due. */
  readonly pause: () => Promise<void>;
}

/**
 * Reads the records some at a time; an unreadable one counts as without feats, so that it is not
 * read again. Returns the changed rounds.
 */
export async function findFeats(
  chest: Chest,
  ids: readonly string[],
  { featsOf, pause }: FeatFinder,
): Promise<readonly KeptRound[]> {
  const found: KeptRound[] = [];
  for await (const some of slicesOf(ids, slice, pause)) {
    const keys = some.map(entryKeyOf);
    const values = await chest.values(keys);
    const feats = some.map((id, at) => {
      const there = parseEntry(id, values[at]);
      return there.ok ? featsIn(there.value.text, featsOf) : undefined;
    });
    await changeJournal(chest, keys, ({ entryAt, put }) => {
      for (const [at, id] of some.entries()) {
        const there = entryAt(id);
        if (there?.ok !== true) continue;
        const { kept } = there.value;
        const round = { ...kept, feats: feats[at] ?? kept.names.map(() => []) };
        put({ ...there.value, kept: round });
        found.push(round);
      }
    });
  }
  return found;
}

function featsIn(text: string, featsOf: FeatsOf): readonly (readonly string[])[] | undefined {
  const record = parseRecord(text);
  if (!record.ok || !hasResult(record.value)) return undefined;
  return featsOfRound(record.value, featsOf);
}
