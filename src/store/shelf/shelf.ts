import { failure, type Result, success } from '../../engine/index.ts';
import { besideKey, drop, keysBeside, type TextBeside, type TextStorage } from './beside.ts';

export type ShelfProblem = 'storage-denied' | 'storage-full' | 'changed-elsewhere';

/** What a person is told about storage; the text that could not be read is kept for export. */
export type ShelfTrouble =
  | { readonly code: 'storage-denied' | 'storage-full' | 'changed-elsewhere' | 'newer' }
  | {
      readonly code: 'damaged';
      /** Empty where it is gone. */
      readonly text: string;
      /** Whether only texts beside the one on the shelf could not be read. */
      readonly isBeside?: true;
    };

/** The most characters of a text on a shelf: no browser keeps more under all names together. */
export const mostShelfText = 5_242_880;

/** One text that outlives the page, written whole, and the texts beside it that it names. */
export interface Shelf {
  /** Null if there is none. */
  readonly read: () => Result<string | null, 'storage-denied'>;
  /**
   * The text beside it that has this name, null if there is none or nothing in it. Where it is
   * refused, this tab has not seen the text that names it, and does not write over that.
   */
  readonly readBeside: (name: string) => Result<string | null, 'storage-denied'>;
  /**
   * Replaces the text. Refuses when another tab has changed it since this one looked.
   * @param beside the texts that it names: those that are not there are written before it, and all
   * others that this tab knows are taken away after it, so that at no moment one is missing that is
   * named
   */
  readonly write: (text: string, beside?: readonly TextBeside[]) => Result<null, ShelfProblem>;
  /**
   * Keeps a text that could not be read, with all that lies beside it, among the others that were
   * set aside. Until there is room for it nothing is written.
   */
  readonly setAside: (text: string) => void;
  readonly setBesideAside: (name: string, text: string) => void;
  /**
   * Calls back with the text when another tab has changed it, and tells whether it has written over
   * a text of this tab without having read it. A text that is gone is no change: then this tab
   * shows all there is. A page that was away hears of changes when it comes back.
   */
  readonly watch: (changed: (wasOverwritten: boolean, text: string) => void) => void;
}

/**
 * The shelf lies in the browser's storage.
 * @param tab tells of changes by other tabs
 * @param firstNumber the whole number from which a text set aside looks for a free name
 */
export function createShelf(
  name: string,
  storage: () => TextStorage,
  tab: EventTarget,
  firstNumber: () => number,
): Shelf {
  let lastSeen: string | null = null;
  /** The text that this tab has written, until another tab has read it and gone on from there. */
  let written: string | null = null;
  /** The unreadable texts that there was no room to set aside yet, by their keys. */
  const unread = new Map<string, string>();
  let known: Set<string> | undefined;
  /**
   * The keys of the texts beside that lay there when this tab looked first, or that it has read or
   * written since. Others belong to a tab that is about to name them.
   */
  const knownBeside = (): Set<string> => {
    known ??= new Set(keysBeside(storage(), name));
    return known;
  };
  const find = () => unlessRefused(() => storage().getItem(name));
  const setAside = (key: string, text: string): void => {
    unread.set(key, text);
    try {
      if (key === name && storage().getItem(name) === text) {
        for (const one of keysBeside(storage(), name)) {
          const beside = storage().getItem(one);
          if (beside) setAside(one, beside);
        }
      }
      moveAside(storage(), key, text, freeName(storage(), name, firstNumber()));
      unread.delete(key);
      if (key === name) lastSeen = null;
    } catch {
      // The text stays where it was; it is shown for export all the same.
    }
  };
  return {
    read: () =>
      unlessRefused(() => {
        knownBeside();
        lastSeen = storage().getItem(name);
        // Another tab has moved the unreadable text away, so nothing is left to be set aside.
        if (lastSeen !== unread.get(name)) unread.delete(name);
        return lastSeen;
      }),
    readBeside: (own) => {
      const key = besideKey(name, own);
      const found = unlessRefused(() => {
        knownBeside().add(key);
        return storage().getItem(key) || null;
      });
      if (!found.ok) lastSeen = null;
      return found;
    },
    write: (text, beside = []) => {
      for (const [key, there] of unread) setAside(key, there);
      if (unread.size > 0 || text.length > mostShelfText) return failure('storage-full');
      const seen = unlessRefused(() => ({
        there: storage().getItem(name),
        knownKeys: knownBeside(),
        presentKeys: keysBeside(storage(), name),
      }));
      if (!seen.ok) return seen;
      const { there, knownKeys, presentKeys } = seen.value;
      // Writing is safe where the storage was cleared: there is nothing to write over.
      const isKnown = there === null || there === lastSeen || there === text;
      if (!isKnown) return failure('changed-elsewhere');
      const named = new Map(beside.map((one) => [besideKey(name, one.name), one.text]));
      const missing = [...named].filter(([key]) => !presentKeys.includes(key));
      const texts = missing.map(([key, make]) => [key, make()] as const);
      try {
        for (const [key, one] of texts) storage().setItem(key, one);
        storage().setItem(name, text);
      } catch {
        const addedKeys = missing.map(([key]) => key);
        drop(storage, addedKeys);
        return failure('storage-full');
      }
      lastSeen = text;
      written = text;
      const unnamed = presentKeys.filter((key) => knownKeys.has(key) && !named.has(key));
      drop(storage, unnamed);
      known = new Set(named.keys());
      return success(null);
    },
    setAside: (text) => setAside(name, text),
    setBesideAside: (own, text) => setAside(besideKey(name, own), text),
    watch: (changed) => {
      tab.addEventListener('storage', (event) => {
        if (!('key' in event) || (event.key !== name && event.key !== null)) return;
        const found = find();
        const there = found.ok ? found.value : '';
        if (there === null) return;
        const wasKnown = 'oldValue' in event && event.oldValue === written;
        const isOther = found.ok && !wasKnown && there !== written;
        const wasOverwritten = written !== null && isOther;
        if (wasKnown || wasOverwritten) written = null;
        changed(wasOverwritten, there);
      });
      // The browser tells a page nothing while it is in the back-forward cache.
      tab.addEventListener('pageshow', (event) => {
        if (!('persisted' in event && event.persisted === true)) return;
        const found = find();
        if (!found.ok || found.value === null || found.value === lastSeen) return;
        written = null;
        changed(false, found.value);
      });
    },
  };
}

function unlessRefused<Told>(ask: () => Told): Result<Told, 'storage-denied'> {
  try {
    return success(ask());
  } catch {
    return failure('storage-denied');
  }
}

export function setAsideName(name: string, number: number | ''): string {
  return `${name}/set-aside/${number}`;
}

/** The first name from a number on that none of the texts of a shelf that were set aside has. */
function freeName(storage: TextStorage, name: string, from: number): string {
  let number = from;
  while (storage.getItem(setAsideName(name, number)) !== null) number += 1;
  return setAsideName(name, number);
}

/**
 * Does nothing if another tab has done so or has saved something since. Throws where it cannot be
 * done; then the text is where it was.
 */
function moveAside(storage: TextStorage, key: string, text: string, aside: string): void {
  if (storage.getItem(key) !== text) return;
  try {
    storage.setItem(aside, text);
    storage.removeItem(key);
  } catch {
    try {
      // There is no room for two copies: take the new name, free the old one, then write the text.
      storage.setItem(aside, '');
      storage.removeItem(key);
      storage.setItem(aside, text);
    } catch (error) {
      // Another tab has taken the room meanwhile.
      storage.removeItem(aside);
      if (storage.getItem(key) === null) storage.setItem(key, text);
      throw error;
    }
  }
}
