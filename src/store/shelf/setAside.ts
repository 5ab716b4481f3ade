import { keyOf, type ShelfName, shelfNames } from './deviceShelves.ts';
import { setAsideName } from './shelf.ts';

export interface SetAside {
  readonly key: string;
  readonly shelf: ShelfName;
  /** When that was, as in a record; null where it is not known. */
  readonly at: string | null;
  readonly text: string;
}

export interface SetAsideTexts {
  /** The newest first; none where the browser does not tell. */
  readonly list: () => readonly SetAside[];
  /** Deletes a text for good; tells whether it is gone, which the browser may refuse. */
  readonly drop: (one: SetAside) => boolean;
}

/** Any call may throw. */
type ListedStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>;

export function createSetAsideTexts(storage: () => ListedStorage): SetAsideTexts {
  return {
    list: () => {
      try {
        return listIn(storage());
      } catch {
        return [];
      }
    },
    drop: ({ key }) => {
      try {
        storage().removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
  };
}

function listIn(storage: ListedStorage): readonly SetAside[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const found = shelfNames.flatMap((shelf) => {
    const start = setAsideName(keyOf(shelf), '');
    return keys.flatMap((key) => {
      const number = key.startsWith(start) ? Number(key.slice(start.length)) : Number.NaN;
      const text = Number.isSafeInteger(number) ? storage.getItem(key) : null;
      return text === null ? [] : [{ number, one: { key, shelf, at: momentOf(number), text } }];
    });
  });
  return found.toSorted((one, other) => other.number - one.number).map(({ one }) => one);
}

/** Earlier app versions numbered texts from 1, and a clock may never have been set. */
const firstMoment = Date.UTC(2020);
const lastMoment = Date.UTC(3000);

function momentOf(number: number): string | null {
  return number < firstMoment || number > lastMoment ? null : new Date(number).toISOString();
}
