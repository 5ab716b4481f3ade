import { failure, type Result, success } from '../engine/index.ts';

/** Where the browser keeps texts by name; `localStorage` is one. Any call may throw. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Why something could not be kept or found. */
export type ShelfProblem = 'storage-denied' | 'storage-full' | 'changed-elsewhere';

/** What a person is told about storage; the text that could not be read is kept for export. */
export type ShelfTrouble =
  | { readonly code: 'storage-denied' | 'storage-full' | 'changed-elsewhere' | 'newer' }
  | { readonly code: 'damaged'; readonly text: string };

/** One text that outlives the page, written whole. */
export interface Shelf {
  /** The text, null if there is none. */
  readonly read: () => Result<string | null, 'storage-denied'>;
  /** Replaces the text. Refuses when another tab has changed it since this one looked. */
  readonly write: (text: string) => Result<null, ShelfProblem>;
  /** Keeps a text that could not be read, beside the others that were set aside. */
  readonly setAside: (text: string) => void;
  /** Calls back when another tab has changed the text. */
  readonly watch: (changed: () => void) => void;
}

/** A shelf in the browser's storage, under a name of its own. `tab` tells of changes by other tabs. */
export function createShelf(name: string, storage: () => TextStorage, tab: EventTarget): Shelf {
  let lastSeen: string | null = null;
  return {
    read: () => {
      try {
        lastSeen = storage().getItem(name);
        return success(lastSeen);
      } catch {
        return failure('storage-denied');
      }
    },
    write: (text) => {
      try {
        if (storage().getItem(name) !== lastSeen) return failure('changed-elsewhere');
      } catch {
        return failure('storage-denied');
      }
      try {
        storage().setItem(name, text);
        lastSeen = text;
        return success(null);
      } catch {
        return failure('storage-full');
      }
    },
    setAside: (text) => {
      try {
        const kept = storage();
        let number = 1;
        while (kept.getItem(`${name}/set-aside/${number}`) !== null) number += 1;
        kept.setItem(`${name}/set-aside/${number}`, text);
        kept.removeItem(name);
        lastSeen = null;
      } catch {
        // The text stays where it was; it is shown for export all the same.
      }
    },
    watch: (changed) => {
      tab.addEventListener('storage', (event) => {
        if ('key' in event && (event.key === name || event.key === null)) changed();
      });
    },
  };
}
