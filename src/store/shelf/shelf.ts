import { failure, type Result, success } from '../../engine/index.ts';

/** Where the browser keeps texts by name; `localStorage` is one. Any call may throw. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Why something could not be kept or found. */
export type ShelfProblem = 'storage-denied' | 'storage-full' | 'changed-elsewhere';

/** What a person is told about storage; the text that could not be read is kept for export. */
export type ShelfTrouble =
  | { readonly code: 'storage-denied' | 'storage-full' | 'changed-elsewhere' | 'newer' }
  | { readonly code: 'damaged'; readonly text: string };

/** The most characters of a text on a shelf: no browser keeps more under all names together. */
export const mostShelfText = 5_242_880;

/** One text that outlives the page, written whole. */
export interface Shelf {
  /** The text, null if there is none. */
  readonly read: () => Result<string | null, 'storage-denied'>;
  /** Replaces the text. Refuses when another tab has changed it since this one looked. */
  readonly write: (text: string) => Result<null, ShelfProblem>;
  /**
   * Keeps a text that could not be read, beside the others that were set aside. Until there is room
   * for it nothing is written.
   */
  readonly setAside: (text: string) => void;
  /**
   * Calls back with the text when another tab has changed it, and tells whether it has written over
   * a text of this tab without having read it. A text that is gone is no change: then this tab
   * shows all there is. A page that was away hears of changes when it comes back.
   */
  readonly watch: (changed: (wasOverwritten: boolean, text: string) => void) => void;
}

/** A shelf that stays empty: nothing put there outlives the page. */
export const passingShelf: Shelf = {
  read: () => success(null),
  write: () => success(null),
  setAside: () => undefined,
  watch: () => undefined,
};

/**
 * A shelf in the browser's storage, under a name of its own.
 * @param tab tells of changes by other tabs
 * @param firstNumber gives the whole number from which a text that is set aside finds one of its
 * own
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
  /** The unreadable text that there was no room to set aside yet. */
  let unread: string | null = null;
  const setAside = (text: string): void => {
    unread = text;
    try {
      moveAside(storage(), name, text, firstNumber());
      unread = null;
      lastSeen = null;
    } catch {
      // The text stays where it was; it is shown for export all the same.
    }
  };
  return {
    read: () => {
      try {
        lastSeen = storage().getItem(name);
        // Another tab has moved the unreadable text away, so nothing is left to be set aside.
        if (lastSeen !== unread) unread = null;
        return success(lastSeen);
      } catch {
        return failure('storage-denied');
      }
    },
    write: (text) => {
      if (unread !== null) setAside(unread);
      if (unread !== null || text.length > mostShelfText) return failure('storage-full');
      try {
        const there = storage().getItem(name);
        // Writing is safe where the storage was cleared: there is nothing to write over.
        const isKnown = there === null || there === lastSeen || there === text;
        if (!isKnown) return failure('changed-elsewhere');
      } catch {
        return failure('storage-denied');
      }
      try {
        storage().setItem(name, text);
        lastSeen = text;
        written = text;
        return success(null);
      } catch {
        return failure('storage-full');
      }
    },
    setAside,
    watch: (changed) => {
      tab.addEventListener('storage', (event) => {
        if (!('key' in event) || (event.key !== name && event.key !== null)) return;
        const there = textIn(storage, name);
        if (there === null) return;
        const wasKnown = 'oldValue' in event && event.oldValue === written;
        const wasOverwritten = written !== null && !wasKnown && there !== written;
        if (wasKnown || wasOverwritten) written = null;
        changed(wasOverwritten, there ?? '');
      });
      // The browser tells a page nothing while it is in the back-forward cache.
      tab.addEventListener('pageshow', (event) => {
        if (!('persisted' in event && event.persisted === true)) return;
        const there = textIn(storage, name);
        if (typeof there !== 'string' || there === lastSeen) return;
        written = null;
        changed(false, there);
      });
    },
  };
}

/** The text of a name; null where there is none, undefined where the browser does not tell. */
function textIn(storage: () => TextStorage, name: string): string | null | undefined {
  try {
    return storage().getItem(name);
  } catch {
    return undefined;
  }
}

/** The name of a text of a shelf that was set aside, the one with this number. */
export function setAsideName(name: string, number: number | ''): string {
  return `${name}/set-aside/${number}`;
}

/**
 * Puts a text among those that were set aside, unless another tab has done so or has saved
 * something since; throws where that cannot be done, and then it is where it was.
 */
function moveAside(storage: TextStorage, name: string, text: string, from: number): void {
  if (storage.getItem(name) !== text) return;
  let number = from;
  while (storage.getItem(setAsideName(name, number)) !== null) number += 1;
  const aside = setAsideName(name, number);
  try {
    storage.setItem(aside, text);
    storage.removeItem(name);
  } catch {
    try {
      // There is no room for two copies: take the new name, free the old one, then write the text.
      storage.setItem(aside, '');
      storage.removeItem(name);
      storage.setItem(aside, text);
    } catch (error) {
      // Another tab has taken the room meanwhile.
      storage.removeItem(aside);
      if (storage.getItem(name) === null) storage.setItem(name, text);
      throw error;
    }
  }
}
