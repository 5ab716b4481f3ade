import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  everyVariantId,
  mostSeats,
  type Result,
  success,
  type VariantId,
} from '../../engine/index.ts';
import {
  hashPattern,
  keyPattern,
  mostShownKeys,
  saltPattern,
  tableIdPattern,
} from '../../online/key.ts';
import { takenName } from '../../records/plainName.ts';
import { createKeeper } from '../shelf/keeper.ts';
import type { Shelf, ShelfTrouble } from '../shelf/shelf.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';

const spelled = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const key = spelled(keyPattern);
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const place = v.pipe(count, v.maxValue(mostSeats - 1));

/** How many rounds the pledges are kept of: the one that is played, and the one to come. */
const mostPledges = 3;

/** What this device knows of a deal by itself, from before anything of it was revealed. */
const pledgeSchema = v.strictObject({
  deal: count,
  commitment: spelled(hashPattern),
  /** The salts that this device has given, each with its place, and whether the server took it. */
  salts: v.pipe(
    v.array(
      v.strictObject({
        ...{ place, salt: spelled(saltPattern) },
        isTaken: v.exactOptional(v.boolean(), false),
      }),
    ),
    v.maxLength(mostSeats),
  ),
});
export type Pledge = v.InferOutput<typeof pledgeSchema>;

const firstEntries = {
  id: spelled(tableIdPattern),
  keys: v.pipe(v.array(key), v.maxLength(mostShownKeys)),
  /** What lets others sit down, and watch; null where this device does not hand it out. */
  invite: v.nullable(key),
  watch: v.nullable(key),
  /** The name under which this device watches, which may be empty; null where none was asked. */
  watchesAs: v.nullable(v.string()),
  variant: v.nullable(v.string()),
  /** By place; null for one that is free. */
  names: v.pipe(v.array(v.nullable(v.string())), v.maxLength(mostSeats)),
  own: v.pipe(v.array(place), v.maxLength(mostSeats)),
  isTurn: v.boolean(),
  isEnded: v.boolean(),
  seenAt: v.pipe(v.string(), v.isoTimestamp()),
  pledges: v.pipe(v.array(pledgeSchema), v.maxLength(mostPledges)),
  /** The last deal up to which all rounds that are over were given to the history. */
  keptUpTo: count,
};

const tableSchema = v.strictObject({
  ...firstEntries,
  /** Whether the next deal waits for somebody here. */
  isNextAwaited: v.boolean(),
  /** The number of the round in its match; null before the first one. */
  round: v.nullable(count),
  /** A place that this device had, and what opens it now; null where it has handed over none. */
  handed: v.nullable(v.strictObject({ place, key })),
});
export type DeviceTable = v.InferOutput<typeof tableSchema>;

/** The game of a table; undefined where this version does not know it, or it was never told. */
export function gameOfTable({ variant }: DeviceTable): VariantId | undefined {
  return everyVariantId.find((id) => id === variant);
}

/** What the first version did not know; it is told as soon as the table is seen again. */
const laterEntries = { isNextAwaited: false, round: null, handed: null };

/** Beyond these the one goes that was not seen for the longest time. */
const mostTables = 30;

const savedTables = versioned(
  1,
  v.strictObject({
    tables: v.pipe(v.array(v.strictObject(firstEntries)), v.maxLength(mostTables)),
  }),
).next(
  2,
  v.strictObject({ tables: v.pipe(v.array(tableSchema), v.maxLength(mostTables)) }),
  ({ tables }) => ({ tables: tables.map((table) => ({ ...table, ...laterEntries })) }),
);

interface Tables {
  readonly tables: readonly DeviceTable[];
}

export interface DeviceTablesState extends Tables {
  readonly trouble: ShelfTrouble | null;
  /** Changes what is known of a table; makes it known where it was not. */
  readonly remember: (id: string, change: Partial<Omit<DeviceTable, 'id' | 'seenAt'>>) => void;
  readonly pledge: (id: string, pledge: Pledge) => void;
  /** Takes a table off this device; with it go the keys of its places. */
  readonly forget: (id: string) => void;
  readonly acknowledgeTrouble: () => void;
}

/** The tables of this device, the one that was told of last first. */
export type DeviceTables = StoreApi<DeviceTablesState>;

export function parseTables(text: string): Result<Tables, Unreadable> {
  const saved = savedTables.parse(text);
  if (!saved.ok) return saved;
  const tables = saved.value.tables.map((table) => ({
    ...table,
    names: table.names.map((name) => name && takenName(name)),
  }));
  return success({ tables });
}

/** The tables on a shelf; a tab that is behind redoes its changes on those of the other tab. */
export function createDeviceTables(shelf: Shelf, now: () => Date): DeviceTables {
  return createStore<DeviceTablesState>()((set) => {
    const keeper = createKeeper<Tables>({
      shelf,
      first: { tables: [] },
      parse: parseTables,
      format: ({ tables }) => savedTables.format({ tables }),
      whenBehind: 'redo',
      show: set,
      tell: (trouble) => set({ trouble }),
    });
    const change = (id: string, make: (known: DeviceTable) => DeviceTable): void => {
      keeper.look();
      const seenAt = now().toISOString();
      keeper.change(({ tables }) => {
        const known = tables.find((one) => one.id === id) ?? newTable(id, seenAt);
        const others = tables.filter((one) => one.id !== id);
        return { tables: [{ ...make(known), seenAt }, ...others].slice(0, mostTables) };
      });
    };
    return {
      ...keeper.value(),
      trouble: keeper.trouble(),
      remember: (id, changed) => {
        const known = keeper.value().tables.find((one) => one.id === id);
        const isNews = JSON.stringify({ ...known, ...changed }) !== JSON.stringify(known);
        if (isNews) change(id, (before) => ({ ...before, ...changed }));
      },
      pledge: (id, pledge) =>
        change(id, (known) => ({
          ...known,
          pledges: [pledge, ...known.pledges.filter(({ deal }) => deal !== pledge.deal)].slice(
            0,
            mostPledges,
          ),
        })),
      forget: (id) => {
        keeper.look();
        keeper.change(({ tables }) => ({ tables: tables.filter((one) => one.id !== id) }));
      },
      acknowledgeTrouble: keeper.acknowledge,
    };
  });
}

function newTable(id: string, seenAt: string): DeviceTable {
  return {
    ...{ id, keys: [], invite: null, watch: null, watchesAs: null },
    ...{ variant: null, names: [], own: [], isTurn: false, isEnded: false },
    ...{ seenAt, pledges: [], keptUpTo: 0, ...laterEntries },
  };
}
