import { createStore, promisifyRequest } from 'idb-keyval';

export type ChestEntry = readonly [key: string, value: unknown];

export interface ChestChange {
  readonly put?: readonly ChestEntry[];
  readonly drop?: readonly string[];
}

/** What was seen at one moment. */
export interface ChestLook {
  readonly entries: readonly ChestEntry[];
  readonly keys: readonly string[];
  /** After which end of a key the rest comes; null where there is none. */
  readonly next: string | null;
}

/** A part of what is there, by how its keys end. */
export interface ChestPart {
  /** The keys that end so, or earlier in order, are left out; nothing is for an empty one. */
  readonly after: string;
  /** At most so many entries. */
  readonly most: number;
}

/** Values of any kind that outlive the page, for all tabs together. Everything may reject. */
export interface Chest {
  /** The keys that begin so, in order. */
  readonly keys: (start: string) => Promise<string[]>;
  /**
   * Entries whose keys begin with `start`, and keys that begin with `keysStart`, both in order; of
   * a part these end as those do, up to where the next part begins.
   */
  readonly look: (start: string, keysStart: string, part?: ChestPart) => Promise<ChestLook>;
  /** How many keys begin with each of these, at one moment. */
  readonly counts: (starts: readonly string[]) => Promise<number[]>;
  /** The entries whose keys begin so, in order. */
  readonly entries: (start: string) => Promise<ChestEntry[]>;
  /** The value of each key, undefined where there is none. */
  readonly values: (keys: readonly string[]) => Promise<unknown[]>;
  /** Looks at some values and changes others by them, all or nothing; no tab comes between. */
  readonly change: (
    keys: readonly string[],
    decide: (values: readonly unknown[]) => ChestChange,
  ) => Promise<void>;
  /**
   * Removes the entries whose keys are one of `starts` and then one of `ends`, which are in order,
   * and puts others by them and by the values of `keys`, all or nothing; no tab comes between. Ends
   * that follow each other in the chest cost no more than one.
   */
  readonly remove: (
    starts: readonly string[],
    ends: readonly string[],
    keys: readonly string[],
    decide: (found: readonly ChestEntry[], values: readonly unknown[]) => readonly ChestEntry[],
  ) => Promise<void>;
}

/** A chest in the browser's database of this name. Nothing is opened before it is asked for. */
export function createChest(name: string): Chest {
  const open = createStore(name, 'entries');
  const keysOf = (store: IDBObjectStore, start: string): Promise<string[]> =>
    promisifyRequest(store.getAllKeys(beginningWith(start))).then((keys) => keys.map(String));
  const entriesOf = async (store: IDBObjectStore, start: string): Promise<ChestEntry[]> => {
    const [keys, values] = await Promise.all([
      keysOf(store, start),
      promisifyRequest<unknown[]>(store.getAll(beginningWith(start))),
    ]);
    return keys.map((key, at): ChestEntry => [key, values[at]]);
  };
  const valuesOf = (store: IDBObjectStore, keys: readonly string[]): Promise<unknown[]> =>
    Promise.all(keys.map((key) => promisifyRequest<unknown>(store.get(key))));
  return {
    keys: (start) => open('readonly', (store) => keysOf(store, start)),
    look: (start, keysStart, { after, most } = { after: '', most: Number.POSITIVE_INFINITY }) =>
      open('readonly', async (store) => {
        const range = endingAfter(start, after);
        const count = Number.isFinite(most) ? most : undefined;
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys(range, count)),
          promisifyRequest<unknown[]>(store.getAll(range, count)),
        ]);
        const entries = keys.map((key, at): ChestEntry => [String(key), values[at]]);
        const last = entries.length < most ? undefined : entries.at(-1)?.[0].slice(start.length);
        const beside = await promisifyRequest(
          store.getAllKeys(endingAfter(keysStart, after, last)),
        );
        return { entries, keys: beside.map(String), next: last ?? null };
      }),
    counts: (starts) =>
      open('readonly', (store) =>
        Promise.all(starts.map((start) => promisifyRequest(store.count(beginningWith(start))))),
      ),
    entries: (start) => open('readonly', (store) => entriesOf(store, start)),
    values: (keys) => open('readonly', (store) => valuesOf(store, keys)),
    change: (keys, decide) =>
      open('readwrite', async (store) => {
        const { put = [], drop = [] } = decide(await valuesOf(store, keys));
        await writeAll(store, put, drop);
      }),
    remove: (starts, ends, keys, decide) =>
      open('readwrite', async (store) => {
        const asked = new Set(ends);
        const [first = '', last = first] = [ends.at(0), ends.at(-1)];
        const spans = starts.map(async (start) => {
          const range = IDBKeyRange.bound(start + first, start + last);
          const between = (await promisifyRequest(store.getAllKeys(range))).map(String);
          const own = between.filter((key) => asked.has(key.slice(start.length)));
          // What lies between and was not asked for stays, so that the range does not do.
          const isWhole = own.length === between.length;
          const values = await (isWhole
            ? promisifyRequest<unknown[]>(store.getAll(range))
            : valuesOf(store, own));
          const found = own.map((key, at): ChestEntry => [key, values[at]]);
          const drop: readonly (string | IDBKeyRange)[] = isWhole ? [range] : own;
          return { found, drop };
        });
        const all = await Promise.all(spans);
        const found = all.flatMap((span) => span.found);
        const put = decide(found, await valuesOf(store, keys));
        const drop = all.flatMap((span) => span.drop);
        await writeAll(store, put, drop);
      }),
  };
}

/** Resolves once all of it is kept. */
async function writeAll(
  store: IDBObjectStore,
  put: readonly ChestEntry[],
  drop: readonly (string | IDBKeyRange)[],
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

function beginningWith(start: string): IDBKeyRange {
  return endingAfter(start, '');
}

/** The keys that begin so and end later in order than `after`, none later than `last`. */
function endingAfter(start: string, after: string, last = '\uffff'): IDBKeyRange {
  return IDBKeyRange.bound(start + after, start + last, after !== '');
}
