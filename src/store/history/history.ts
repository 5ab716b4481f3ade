import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Account } from '../../review/review.ts';
import type { Settings } from '../settings.ts';
import { type Added, type AddListener, addLines } from './addLines.ts';
import type { Chest, ChestEntry } from './chest.ts';
import { entryOf, keysOf, starts } from './entries.ts';
import { formatHistory } from './historyFile.ts';
import { keepPlayed, type PlayedRound } from './keepPlayed.ts';
import { type KeptRound, newestFirst, parseKept, parseText, textValueOf } from './keptRound.ts';
import { type Stock, takeStock } from './takeStock.ts';

/** Why nothing is kept, or not all. */
export type HistoryTrouble = 'storage-denied' | 'storage-full';

/** What the history shows. */
export interface HistoryState {
  /** What there is; null until somebody has looked. */
  readonly stock: Stock | null;
  readonly trouble: HistoryTrouble | null;
  /** The rounds that were removed last and can come back; none once something else has been done. */
  readonly removed: readonly KeptRound[];
}

/** The rounds that were finished on this device or brought here. Nothing rejects: what goes wrong is told as trouble. */
export interface History {
  readonly state: StoreApi<HistoryState>;
  /** Looks at what there is, and from then on follows what other tabs change. */
  readonly open: () => Promise<void>;
  /** Keeps a round that was finished at the table. */
  readonly keep: (played: PlayedRound) => Promise<void>;
  /** Removes rounds and their reviews. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Brings back what was removed last, as it was. */
  readonly putBack: () => Promise<void>;
  /** Lets what was removed last go for good. */
  readonly letGo: () => void;
  /** Brings in the rounds of a file, some at a time, so that the page goes on. */
  readonly add: (text: string, listener: AddListener) => Promise<Added>;
  /** Every round as a file of records, the oldest first; undefined where that cannot be read. */
  readonly exportAll: (settings: Settings) => Promise<string | undefined>;
  /** What could not be read, as text; undefined where it cannot be got at. */
  readonly damagedText: () => Promise<string | undefined>;
  /** Deletes what could not be read. */
  readonly dropDamaged: () => Promise<void>;
  /** The review that is kept of a round, if there is one. */
  readonly reviewOf: (id: string) => Promise<string | undefined>;
  /** Keeps the review of a round in the history, and what made its result; of any other nothing. */
  readonly keepReview: (id: string, text: string, accounts: readonly Account[]) => Promise<void>;
}

/** What the history draws upon. */
export interface HistoryParts {
  readonly chest: Chest;
  readonly now: () => Date;
  /** Lets the page do what is due. */
  readonly pause: () => Promise<void>;
  /** The other tabs that have the same chest. */
  readonly tabs: Tabs;
}

/** The other tabs. */
export interface Tabs {
  readonly tell: () => void;
  readonly watch: (changed: () => void) => void;
}

/** A history of what lies in a chest. */
export function createHistory({ chest, now, pause, tabs }: HistoryParts): History {
  const state = createStore<HistoryState>()(() => ({ stock: null, trouble: null, removed: [] }));
  let removedEntries: readonly ChestEntry[] = [];
  // One thing after the other, as it was asked for.
  let before: Promise<unknown> = Promise.resolve();
  const attempt = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const done = before.then(work).catch((error: unknown): undefined => {
      state.setState({ trouble: troubleFrom(error) });
    });
    before = done;
    return done;
  };
  const look = async (): Promise<void> => state.setState({ stock: await takeStock(chest) });
  /** Changes something, shows it if anybody looks together with what else comes of it, and tells the other tabs. */
  const change = async (work: () => Promise<Partial<HistoryState>>): Promise<void> => {
    await attempt(async () => {
      const others = await work();
      const stock = state.getState().stock === null ? null : await takeStock(chest);
      // Reading may well work where nothing can be written.
      state.setState({ stock, trouble: null, ...others });
      tabs.tell();
    });
  };
  const letGo = (): void => {
    removedEntries = [];
    state.setState({ removed: [] });
  };
  let isWatching = false;
  return {
    state,
    open: async () => {
      if (!isWatching) tabs.watch(() => void attempt(look));
      isWatching = true;
      await attempt(look);
    },
    keep: (played) =>
      change(async () => {
        await keepPlayed(chest, played, now().toISOString());
        return {};
      }),
    remove: (ids) =>
      change(async () => {
        const keys = ids.flatMap(keysOf);
        let found: ChestEntry[] = [];
        await chest.change(keys, (values) => {
          found = keys.map((key, at): ChestEntry => [key, values[at]]);
          return { drop: keys };
        });
        removedEntries = found.filter(([, value]) => value !== undefined);
        const removed = removedEntries.flatMap(([, value]) => {
          const kept = parseKept(value);
          return kept.ok ? [kept.value] : [];
        });
        return { removed };
      }),
    putBack: () =>
      change(async () => {
        await chest.change([], () => ({ put: removedEntries }));
        removedEntries = [];
        return { removed: [] };
      }),
    letGo,
    add: async (text, listener) => {
      letGo();
      let added: Added | undefined;
      await change(async () => {
        added = await addLines(chest, text, { ...listener, pause });
        return {};
      });
      return added ?? nothingAdded;
    },
    exportAll: (settings) =>
      attempt(async () => {
        const { rounds } = await takeStock(chest);
        const texts = new Map(await chest.entries(starts.record));
        const lines = rounds
          .toSorted((one, other) => newestFirst(other, one))
          .flatMap((kept) => {
            const text = parseText(texts.get(starts.record + kept.id));
            return text.ok ? [{ text: text.value, accounts: kept.accounts }] : [];
          });
        return formatHistory(lines, settings);
      }),
    damagedText: () =>
      attempt(async () => {
        const entries = await chest.entries(starts.damaged);
        return JSON.stringify(
          entries.map(([, value]) => value),
          null,
          2,
        );
      }),
    dropDamaged: () =>
      change(async () => {
        const keys = await chest.keys(starts.damaged);
        await chest.change([], () => ({ drop: keys }));
        return {};
      }),
    reviewOf: (id) =>
      attempt(async () => {
        const [value] = await chest.values([starts.review + id]);
        const text = parseText(value);
        return text.ok ? text.value : undefined;
      }),
    keepReview: (id, text, accounts) =>
      change(async () => {
        await chest.change([starts.kept + id], ([value]) => {
          const kept = parseKept(value);
          if (!kept.ok || kept.value.names.length !== accounts.length) return {};
          return {
            put: [entryOf({ ...kept.value, accounts }), [starts.review + id, textValueOf(text)]],
          };
        });
        return {};
      }),
  };
}

const nothingAdded: Added = { added: 0, known: 0, wrong: [], wasStopped: true };

function troubleFrom(error: unknown): HistoryTrouble {
  return error instanceof Error && error.name === 'QuotaExceededError'
    ? 'storage-full'
    : 'storage-denied';
}
