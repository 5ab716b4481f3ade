import { parseRecord } from '../../records/parseRecord.ts';
import { hasResult } from '../match/match.ts';
import type { Chest, ChestEntry } from './chest.ts';
import { chestEntryOf, starts } from './entries.ts';
import { type FeatsOf, featsOfRound } from './featsOfRound.ts';
import { type KeptRound, parseKept } from './keptRound.ts';
import { parseText } from './keptText.ts';

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
  for (let at = 0; at < ids.length; at += slice) {
    const some = ids.slice(at, at + slice);
    const texts = await chest.values(some.map((id) => starts.record + id));
    const feats = texts.map((text) => featsIn(text, featsOf));
    await chest.change(
      some.map((id) => starts.kept + id),
      (values) => {
        const put = values.flatMap((value, index): ChestEntry[] => {
          const kept = parseKept(value);
          if (!kept.ok) return [];
          const none = kept.value.names.map(() => []);
          const round = { ...kept.value, feats: feats[index] ?? none };
          found.push(round);
          return [chestEntryOf(round)];
        });
        return { put };
      },
    );
    await pause();
  }
  return found;
}

function featsIn(text: unknown, featsOf: FeatsOf): readonly (readonly string[])[] | undefined {
  const read = parseText(text);
  const record = read.ok ? parseRecord(read.value) : undefined;
  if (record?.ok !== true || !hasResult(record.value)) return undefined;
  return featsOfRound(record.value, featsOf);
}
