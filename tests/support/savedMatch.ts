import { invariant } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { keyOf } from '../../src/store/shelf/deviceShelves.ts';
import { createTableStore } from '../../src/store/table/table.ts';
import { createMemoryStorage, noTaps, openShelf } from './browserParts.ts';

/** The match that the app opens where these texts lie, by their keys; fails if it is not whole. */
export function matchIn(texts: Readonly<Record<string, string>>): Match {
  const storage = createMemoryStorage();
  for (const [key, text] of Object.entries(texts)) storage.texts.set(key, text);
  const table = createTableStore(openShelf(storage, undefined, keyOf('match')), () => noTaps);
  const { match, trouble } = table.getState();
  invariant(match !== null && trouble === null, 'a sound match is on the device');
  return match;
}
