import { createLeftMatches } from '../../src/store/left/leftMatches.ts';
import { createLessonProgress } from '../../src/store/lessons/lessonProgress.ts';
import { createDeviceTables } from '../../src/store/online/deviceTables.ts';
import { createPuzzleDays } from '../../src/store/puzzles/puzzleDays.ts';
import type { Services } from '../../src/store/services.ts';
import type { TextStorage } from '../../src/store/shelf/beside.ts';
import { createMemoryStorage, openShelf } from './browserParts.ts';
import { openHistory, openWaiting } from './memoryChest.ts';
import { promptAnnouncer } from './promptAnnouncer.ts';
import { promptThinker } from './thinkers.ts';

/**
 * What goes on beside the table, on a device on which nothing was kept; a test brings what it is
 * about.
 */
export function servicesWith(own: Partial<Services> = {}): Services {
  return {
    reviewer: { expect: () => undefined, review: () => () => undefined },
    history: openHistory(),
    waitingRounds: openWaiting(),
    ledgerShelf: openShelf(createMemoryStorage(), undefined, 'ledger'),
    left: openLeft(),
    lastPlayed: () => null,
    tables: openTables(),
    lessons: openLessons(),
    puzzleDays: openPuzzleDays(),
    yardsticks: { of: async () => null },
    setAside: { list: () => [], drop: () => true },
    announcer: promptAnnouncer(),
    thinker: promptThinker,
    ...own,
  };
}

export function openLessons(storage: TextStorage = createMemoryStorage(), tab = new EventTarget()) {
  return createLessonProgress(openShelf(storage, tab, 'lessons'));
}

export function openPuzzleDays(
  storage: TextStorage = createMemoryStorage(),
  tab = new EventTarget(),
) {
  return createPuzzleDays(openShelf(storage, tab, 'puzzles'));
}

export function openLeft(
  storage: TextStorage = createMemoryStorage(),
  tab = new EventTarget(),
  now: () => Date = () => new Date('2026-11-24T12:00:00Z'),
) {
  return createLeftMatches(openShelf(storage, tab, 'left'), now);
}

export function openTables(
  storage: TextStorage = createMemoryStorage(),
  tab = new EventTarget(),
  now: () => Date = () => new Date('2026-11-28T12:00:00Z'),
) {
  return createDeviceTables(openShelf(storage, tab, 'tables'), now);
}
