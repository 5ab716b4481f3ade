import type { Page } from '@playwright/test';
import { chestEntryOf, newEntry } from '../../src/store/history/entry.ts';
import type { RoundToKeep } from '../../src/store/history/keptRound.ts';
import { createLeftMatches } from '../../src/store/left/leftMatches.ts';
import { type Match, startMatch } from '../../src/store/match/match.ts';
import { createDeviceTables, type DeviceTable } from '../../src/store/online/deviceTables.ts';
import { createPuzzleDays, type PuzzleDays } from '../../src/store/puzzles/puzzleDays.ts';
import type { TextStorage } from '../../src/store/shelf/beside.ts';
import { keyOf, type ShelfName } from '../../src/store/shelf/deviceShelves.ts';
import { createShelf } from '../../src/store/shelf/shelf.ts';
import { formatSaved, type Screen } from '../../src/store/table/saved.ts';
import { createMemoryStorage } from '../support/browserParts.ts';
import { setupOf } from '../support/matches.ts';
import { matchKey, settingsKey } from './storedMatch.ts';

/** What earlier visits have left on a device. */
export interface Earlier {
  /** The moment of the last of them, as a date with its time. */
  readonly at: string;
  readonly match?: Match;
  /** Where it was left: on the first screen unless this says otherwise. */
  readonly screen?: Screen;
  /** The matches that were left for others, the first of them last. */
  readonly left?: readonly Match[];
  /** Tables far away, the one that was told of last at the end. */
  readonly tables?: readonly (Partial<DeviceTable> & Pick<DeviceTable, 'id'>)[];
  readonly puzzles?: PuzzleDays;
  readonly rounds?: readonly RoundToKeep[];
}

/** Leaves it on the device for the next page to find; what the app asks once has been answered. */
export function leaveOnDevice(page: Page, earlier: Earlier, address?: string): Promise<void> {
  const entries = (earlier.rounds ?? []).map((round) => chestEntryOf(newEntry(round, false)));
  return putOnDevice(page, textsOf(earlier), entries, address);
}

/** Puts texts and entries of the history in the place of all that lies on the device. */
export async function putOnDevice(
  page: Page,
  texts: readonly (readonly [string, string])[],
  entries: readonly (readonly [string, unknown])[],
  address = './',
): Promise<void> {
  // It has the same origin, and not the app, which would keep what it holds.
  await page.goto(`${address}icon.svg`);
  await page.evaluate(replaceAll, { texts, entries });
}

function textsOf(earlier: Earlier): [string, string][] {
  const { at, match, screen = 'start', left = [], tables = [], puzzles = {} } = earlier;
  const storage = createMemoryStorage();
  const now = () => new Date(at);
  const others = createLeftMatches(shelfIn(storage, 'left'), now);
  const next = startMatch(setupOf(['person', 'random'], { seed: 'next' }));
  for (const one of left) others.getState().leave(one, [], next);
  const known = createDeviceTables(shelfIn(storage, 'tables'), now);
  for (const { id, seenAt: _, ...table } of tables) known.getState().remember(id, table);
  createPuzzleDays(shelfIn(storage, 'puzzles')).getState().bringIn(puzzles);
  const answered = { botSpeed: 'at-once', soundAsked: true, lessonOffered: true };
  storage.setItem(settingsKey, JSON.stringify(answered));
  if (match !== undefined) {
    const shown = { screen, picks: [], looking: null, aside: null } as const;
    storage.setItem(matchKey, formatSaved({ ...shown, match }));
  }
  return [...storage.texts];
}

function shelfIn(storage: TextStorage, name: ShelfName) {
  return createShelf(
    keyOf(name),
    () => storage,
    new EventTarget(),
    () => 1,
  );
}

interface Put {
  readonly texts: readonly (readonly [string, string])[];
  readonly entries: readonly (readonly [string, unknown])[];
}

/** Runs in the page. */
async function replaceAll({ texts, entries }: Put): Promise<void> {
  localStorage.clear();
  for (const [key, text] of texts) localStorage.setItem(key, text);
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('fifteen-lakes/history');
    opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const putting = opening.result.transaction('entries', 'readwrite');
      const store = putting.objectStore('entries');
      store.clear();
      for (const [key, value] of entries) store.put(value, key);
      putting.onabort = () => reject(putting.error);
      putting.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
