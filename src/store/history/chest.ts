import { createStore, promisifyRequest } from 'idb-keyval';

export type ChestEntry = readonly [key: string, value: unknown];

export interface ChestChange {
  readonly put?: readonly ChestEntry[];
  readonly drop?: readonly string[];
}

/** Entries that follow each other, as they were at one moment. */
export interface ChestPart {
  readonly entries: readonly ChestEntry[];
  /** After which key the rest comes; null where there is none. */
  readonly next: string | null;
}

/** Values of any kind that outlive the page, for all tabs together. Everything may reject. */
export interface Chest {
  /** The keys that begin so, in order. */
  readonly keys: (start: string) => Promise<string[]>;
  /** The first entries, at most so many, whose keys begin so and come after that one, in order. */
  readonly part: (start: string, after: string, most: number) => Promise<ChestPart>;
  /** How many keys begin so. */
  readonly count: (start: string) => Promise<number>;
  /** The value of each key, undefined where there is none. */
  readonly values: (keys: readonly string[]) => Promise<unknown[]>;
  /** Looks at some values and changes others by them, all or nothing; no tab comes between. */
  readonly change: (
    keys: readonly string[],
    decide: (values: readonly unknown[]) => ChestChange,
  ) => Promise<void>;
}

/** A chest in the browser's database of this name. Nothing is opened before it is asked for. */
export function createChest(name: string): Chest {
  const open = createStore(name, 'entries');
  const valuesOf = (store: IDBObjectStore, keys: readonly string[]): Promise<unknown[]> =>
    Promise.all(keys.map((key) => promisifyRequest<unknown>(store.get(key))));
  return {
    keys: (start) =>
      open('readonly', (store) => promisifyRequest(store.getAllKeys(beginningWith(start)))).then(
        (keys) => keys.map(String),
      ),
    part: (start, after, most) =>
      open('readonly', async (store) => {
        const range = beginningWith(start, after);
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys(range, most)),
          promisifyRequest<unknown[]>(store.getAll(range, most)),
        ]);
        const entries = keys.map((key, at): ChestEntry => [String(key), values[at]]);
        return { entries, next: entries.length < most ? null : (entries.at(-1)?.[0] ?? null) };
      }),
    count: (start) =>
      open('readonly', (store) => promisifyRequest(store.count(beginningWith(start)))),
    values: (keys) => open('readonly', (store) => valuesOf(store, keys)),
    change: (keys, decide) =>
      open('readwrite', async (store) => {
        const { put = [], drop = [] } = decide(await valuesOf(store, keys));
        await writeAll(store, put, drop);
      }),
  };
}

/** Resolves once all of it is kept. */
async function writeAll(
  store: IDBObjectStore,
  put: readonly ChestEntry[],
  drop: readonly string[],
): Promise<void> {
  const { transaction } = store;
  // Many requests are made at once, so that none of them is listened to: the reason of one that
  // fails is the transaction's as soon as it has been undone.
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  try {
    for (const key of drop) store.delete(key);
    for (const [key, value] of put) store.put(value, key);
  } catch (error) {
    // What the browser refuses at once does not undo what it was given before.
    transaction.abort();
    await ended.catch(() => undefined);
    throw error;
  }
  await ended;
}

function beginningWith(start: string, after = ''): IDBKeyRange {
  const isFirst = after === '';
  return IDBKeyRange.bound(isFirst ? start : after, `${start}\uffff`, !isFirst);
}
