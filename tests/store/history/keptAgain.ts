import { chestEntryOf, newEntry, parseEntry } from '../../../src/store/history/entry.ts';
import type { KeptRound } from '../../../src/store/history/keptRound.ts';
import { unwrap } from '../../support/table.ts';

/** What is kept of a round, with a change of what lies in its entry. */
export function entryValueOf(kept: KeptRound, change: object = {}): object {
  const [, value] = chestEntryOf(newEntry({ kept, text: 'its record' }, false));
  return { ...Object(value), ...change };
}

/** The round as it is read from what is kept of it. */
export function keptAgain(kept: KeptRound): KeptRound {
  return unwrap(parseEntry(kept.id, entryValueOf(kept))).kept;
}
