import { createStore, type StoreApi } from 'zustand/vanilla';
import { failure, type Result, success } from '../../engine/index.ts';
import type { Settings } from '../settings.ts';
import { type Added, type AddListener, addLines, troubleOf } from './addLines.ts';
import type { Chest, ChestEntry } from './chest.ts';
import { keysOf, starts } from './entries.ts';
import { formatHistory } from './historyFile.ts';
import { type HistoryTrouble, troubleFrom } from './historyTrouble.ts';
import { type Found, keepFound, keepOutcome } from './keepFound.ts';
import { keepPlayed, type PlayedRound } from './keepPlayed.ts';
import { type KeptPuzzle, type KeptRound, newestFirst, parseKept, parseText } from './keptRound.ts';
import type { Lasting } from './lasting.ts';
import { keepPutOff, keepSaved, putOffBy, reminderKey, unsavedIn, unsavedOf } from './reminder.ts';
import { type StockChange, stockAfter } from './stockAfter.ts';
import { type Stock, takeStock } from './takeStock.ts';

/** What the history shows. */
export interface HistoryState {
  /** What there is; null until somebody has looked. */
  readonly stock: Stock | null;
  readonly trouble: HistoryTrouble | null;
  /** The rounds that were removed and can come back; none once something else has been done. */
  readonly removed: readonly KeptRound[];
  readonly lasting: Lasting;
  /** Why finished rounds wait to be kept, until somebody has understood that; null where none waits. */
  readonly refused: HistoryTrouble | null;
  /** What waited and could not be read, until somebody has understood that. */
  readonly damagedWaiting: string | null;
}

/** The rounds that were finished on this device or brought here. Nothing rejects: what goes wrong is told as trouble. */
export interface History {
  /** Whoever subscribes looks at it. */
  readonly state: StoreApi<HistoryState>;
  /** Looks at what there is, and from then on follows what other tabs change as long as somebody looks. */
  readonly open: () => Promise<void>;
  /** Keeps a round that was finished at the table; tells why, if that cannot be done. */
  readonly keep: (played: PlayedRound) => Promise<Result<null, HistoryTrouble>>;
  /** Tells no longer of rounds that wait, refused or damaged, until there is more to be told. */
  readonly acknowledge: (what: 'refused' | 'damagedWaiting') => void;
  /** Removes rounds and their reviews. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Brings back what was removed, as it was. */
  readonly putBack: () => Promise<void>;
  /** Lets what was removed go for good. */
  readonly letGo: () => void;
  /** Brings in the rounds of a file, some at a time, so that the page goes on. */
  readonly add: (text: string, listener: AddListener) => Promise<Added>;
  /** Every round as a file of records, the oldest first; undefined where that cannot be read. */
  readonly exportAll: (settings: Settings) => Promise<string | undefined>;
  /** Remembers that the last such file was handed over: nobody is reminded of its rounds. */
  readonly keepSaved: () => Promise<void>;
  /** Lets the reminder of rounds that lie nowhere else come later. */
  readonly remindLater: () => Promise<void>;
  /** What could not be read, as text; undefined where it cannot be got at. */
  readonly damagedText: () => Promise<string | undefined>;
  /** Deletes what could not be read; tells whether it is gone. */
  readonly dropDamaged: () => Promise<boolean>;
  /** The review that is kept of a round, if there is one; it waits for nothing else. */
  readonly reviewOf: (id: string) => Promise<string | undefined>;
  /** Keeps the review of a round in the history, as text and with what lists show of it; of any other round nothing. */
  readonly keepReview: (id: string, text: string, found: Found) => Promise<void>;
  /** Keeps what trying a decision of a round again has come to. */
  readonly keepOutcome: (
    id: string,
    at: number,
    outcome: NonNullable<KeptPuzzle['outcome']>,
  ) => Promise<void>;
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

/** What has come of something that was done. */
interface Outcome {
  /** What is different, where anything was written. */
  readonly written?: StockChange | undefined;
  /** What else is shown. */
  readonly shown?: Partial<HistoryState> | undefined;
}

/** A history of what lies in a chest. */
export function createHistory({ chest, now, pause, tabs }: HistoryParts): History {
  const store = createStore<HistoryState>()(() => ({
    stock: null,
    trouble: null,
    removed: [],
    lasting: 'unknown',
    refused: null,
    damagedWaiting: null,
  }));
  const lookers = new Set<() => void>();
  const state: StoreApi<HistoryState> = {
    ...store,
    subscribe: (listener) => {
      const stop = store.subscribe(listener);
      lookers.add(stop);
      return () => {
        lookers.delete(stop);
        stop();
      };
    },
  };
  const tellTrouble = (error: unknown): undefined => {
    state.setState({ trouble: troubleFrom(error) });
  };
  let removedEntries: readonly ChestEntry[] = [];
  let exported: readonly string[] = [];
  // One thing after the other, as it was asked for.
  let before: Promise<unknown> = Promise.resolve();
  const attempt = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const done = before.then(work).catch(tellTrouble);
    before = done;
    return done;
  };
  let isLookDue = false;
  const look = async (): Promise<void> => {
    isLookDue = false;
    state.setState({ stock: await takeStock(chest) });
  };
  /** Shows what another tab has changed, once for all it has told meanwhile; without anybody looking the next look is soon enough. */
  const follow = (): void => {
    if (lookers.size === 0 || isLookDue) return;
    isLookDue = true;
    void attempt(look);
  };
  /** Changes something, shows it together with what else comes of it, and tells the other tabs; gives whether that could be done. */
  const change = (work: () => Promise<Outcome>): Promise<boolean> =>
    attempt(async () => {
      const { written, shown } = await work();
      const { stock } = state.getState();
      state.setState({
        // Reading may well work where nothing can be written.
        ...(written && { stock: stock && stockAfter(stock, written), trouble: null }),
        ...shown,
      });
      if (written !== undefined) tabs.tell();
      return true;
    }).then(Boolean);
  const letGo = (): void => {
    removedEntries = [];
    state.setState({ removed: [] });
  };
  let isWatching = false;
  return {
    state,
    open: async () => {
      if (!isWatching) tabs.watch(follow);
      isWatching = true;
      await attempt(look);
    },
    keep: async (played) => {
      let kept: Result<null, HistoryTrouble> = success(null);
      await change(async () => {
        try {
          return { written: await keepPlayed(chest, played, now().toISOString()) };
        } catch (error) {
          kept = failure(troubleFrom(error));
          throw error;
        }
      });
      return kept;
    },
    acknowledge: (what) => state.setState({ [what]: null }),
    remove: async (ids) => {
      await change(async () => {
        const keys = ids.flatMap(keysOf);
        let gone: readonly ChestEntry[] = [];
        let reminder: StockChange = {};
        await chest.change([reminderKey, ...keys], ([known, ...values]) => {
          const found = keys.map((key, at): ChestEntry => [key, values[at]]);
          gone = found.filter(([, value]) => value !== undefined);
          const { put, ...later } = putOffBy(known, -unsavedIn(gone));
          reminder = later;
          return { put, drop: keys };
        });
        const removed = gone.flatMap(([, value]) => {
          const kept = parseKept(value);
          return kept.ok ? [kept.value] : [];
        });
        removedEntries = [...removedEntries, ...gone];
        const written = gone.length === 0 ? undefined : { gone: ids, ...reminder };
        return { written, shown: { removed: [...state.getState().removed, ...removed] } };
      });
    },
    putBack: async () => {
      await change(async () => {
        const entries = removedEntries;
        const { removed } = state.getState();
        if (entries.length === 0) return {};
        let reminder: StockChange = {};
        await chest.change([reminderKey], ([known]) => {
          const { put, ...later } = putOffBy(known, unsavedIn(entries));
          reminder = later;
          return { put: [...entries, ...put] };
        });
        removedEntries = [];
        return { written: { kept: removed, ...reminder }, shown: { removed: [] } };
      });
    },
    letGo,
    add: async (text, listener) => {
      letGo();
      let added = nothingAdded;
      await change(async () => {
        const came = await addLines(chest, text, { ...listener, pause });
        added = came.added;
        const trouble = troubleOf(added);
        return {
          written: came.written,
          shown: trouble && { trouble },
        };
      });
      return added;
    },
    exportAll: (settings) =>
      attempt(async () => {
        const { rounds } = await takeStock(chest);
        const texts = new Map(await chest.entries(starts.record));
        const lines = rounds
          .toSorted((one, other) => newestFirst(other, one))
          .flatMap((kept) => {
            const text = parseText(texts.get(starts.record + kept.id));
            return text.ok ? [{ ...kept, text: text.value }] : [];
          });
        exported = lines.map(({ id }) => id);
        return formatHistory(lines, settings);
      }),
    keepSaved: async () => {
      await change(async () => {
        await keepSaved(chest, exported);
        return { written: { saved: exported, putOffAt: null } };
      });
    },
    remindLater: async () => {
      await change(async () => {
        const { stock } = state.getState();
        const putOffAt = stock === null ? 0 : unsavedOf(stock);
        await keepPutOff(chest, putOffAt);
        return { written: { putOffAt } };
      });
    },
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
        return { written: { damagedGone: keys.length } };
      }),
    reviewOf: async (id) => {
      try {
        const [value] = await chest.values([starts.review + id]);
        const text = parseText(value);
        return text.ok ? text.value : undefined;
      } catch (error) {
        return tellTrouble(error);
      }
    },
    keepReview: async (id, text, found) => {
      await change(async () => writtenOf(await keepFound(chest, id, { text, found })));
    },
    keepOutcome: async (id, at, outcome) => {
      await change(async () => writtenOf(await keepOutcome(chest, id, { at, outcome })));
    },
  };
}

function writtenOf(kept: KeptRound | undefined): Outcome {
  return kept === undefined ? {} : { written: { kept: [kept] } };
}

const nothingAdded: Added = {
  added: 0,
  known: 0,
  wrong: [],
  moreWrong: 0,
  cutShort: 'stopped',
};
