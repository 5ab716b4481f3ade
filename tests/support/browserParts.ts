import { createLedgerStore, type LedgerStore } from '../../src/store/ledger/ledgerStore.ts';
import {
  createSettingsStore,
  type PassWish,
  type SettingsStore,
} from '../../src/store/settings.ts';
import type { TextStorage } from '../../src/store/shelf/beside.ts';
import { createShelf, type Shelf } from '../../src/store/shelf/shelf.ts';
import { createTableStore, type Leave, type TableStore } from '../../src/store/table/table.ts';
import { tellStandIn } from './standIns.ts';

/** A browser's storage in memory, which can be made to refuse. */
export interface MemoryStorage extends TextStorage {
  readonly texts: Map<string, string>;
  refusal: 'none' | 'reading' | 'writing';
  /** So many characters there is room for, names and texts together. */
  room: number;
}

export function createMemoryStorage(): MemoryStorage {
  const texts = new Map<string, string>();
  const storage: MemoryStorage = {
    texts,
    refusal: 'none',
    room: Number.POSITIVE_INFINITY,
    getItem: (key) => {
      if (storage.refusal === 'reading') throw new DOMException('denied', 'SecurityError');
      return texts.get(key) ?? null;
    },
    setItem: (key, text) => {
      const others = [...texts].filter(([name]) => name !== key);
      const taken = [...others, [key, text]].flat().join('').length;
      if (storage.refusal !== 'none' || taken > storage.room) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      texts.set(key, text);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
  };
  return storage;
}

/**
 * A tab of the browser: a shelf of its own over the storage that all tabs share. What is set aside
 * is counted from 1.
 */
export function openShelf(
  storage: TextStorage,
  tab: EventTarget = new EventTarget(),
  name = 'match',
): Shelf {
  return createShelf(
    name,
    () => (name === 'match' ? withStandInsTold(storage) : storage),
    tab,
    () => 1,
  );
}

/** The storage of a match, which tells of the plays that another bot made than was asked. */
function withStandInsTold(storage: TextStorage): TextStorage {
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, text) => {
      storage.setItem(key, text);
      const marks = /standIns\W+\d[\d,]*/.exec(text);
      if (marks !== null) tellStandIn(marks[0]);
    },
    removeItem: (key) => storage.removeItem(key),
    get length() {
      return storage.length;
    },
    key: (at) => storage.key(at),
  };
}

/** Passes that decide nothing make themselves, as at first. */
export const noTaps: PassWish = { tapsPasses: false };

export function openTable(
  storage: TextStorage,
  tab?: EventTarget,
  leave?: Leave,
  wish: () => PassWish = () => noTaps,
): TableStore {
  return createTableStore(openShelf(storage, tab), wish, leave);
}

export function openLedger(
  storage: TextStorage = createMemoryStorage(),
  tab?: EventTarget,
): LedgerStore {
  return createLedgerStore(openShelf(storage, tab, 'ledger'));
}

export function openSettings(storage: TextStorage): SettingsStore {
  return createSettingsStore(openShelf(storage, undefined, 'settings'));
}

/** A timer that waits until the test lets the time pass. */
export function createHandTimer() {
  let waiting: { callback: () => void; milliseconds: number }[] = [];
  return {
    timer: (callback: () => void, milliseconds: number) => {
      const entry = { callback, milliseconds };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    /** How long each waiting callback was asked to wait. */
    waits: () => waiting.map(({ milliseconds }) => milliseconds),
    /** Lets every waiting callback happen once. */
    pass: () => {
      const due = waiting;
      waiting = [];
      for (const { callback } of due) callback();
    },
  };
}
