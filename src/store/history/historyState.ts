import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LookMeans } from './bringUp.ts';
import type { Chest } from './chest.ts';
import { type HistoryTrouble, type KeepingTrouble, troubleFrom } from './historyTrouble.ts';
import type { KeptRound } from './keptRound.ts';
import type { Lasting } from './lasting.ts';
import { nameNewestLate, takeNewestLate } from './lateParts.ts';
import type { NewestRounds } from './newestRounds.ts';
import { type Stock, type StockChange, stockAfter } from './stockAfter.ts';
import { takeStock } from './takeStock.ts';

export interface HistoryState {
  /** What there is; null until somebody has looked. */
  readonly stock: Stock | null;
  /** What a list can begin with meanwhile; null where it is not known, or all the stock is. */
  readonly newest: NewestRounds | null;
  readonly trouble: HistoryTrouble | null;
  /** The rounds that were removed and can come back; none once something else has been done. */
  readonly removed: readonly KeptRound[];
  /** Whether the browser has promised not to clear the history away. */
  readonly lasting: Lasting;
  /** Why finished rounds were refused and wait on a shelf; null for none, or once acknowledged. */
  readonly refused: KeepingTrouble | null;
  /** The text of waiting rounds that could not be read, until somebody has understood that. */
  readonly damagedWaiting: string | null;
}

/** The other tabs that show the same chest. */
export interface Tabs {
  readonly tell: () => void;
  /** Returns whether what they tell is heard. */
  readonly watch: (changed: () => void) => boolean;
}

export interface ChestOutcome {
  /** What is different, where anything was written. */
  readonly written?: StockChange | undefined;
  readonly shown?: Partial<HistoryState> | undefined;
  /** What ended the work before all was written; undefined where nothing did. */
  readonly error?: unknown;
}

export interface StateOfHistory {
  readonly state: StoreApi<HistoryState>;
  /**
   * Reads the chest unless it is known already, shows it, and from then on follows other tabs while
   * somebody subscribes.
   */
  readonly open: () => Promise<void>;
  /** What there is, read where it is not known; rejects where it cannot be. Within other work. */
  readonly stockNow: () => Promise<Stock>;
  /** Does some work after the work before it; undefined where it failed, which shows as trouble. */
  readonly attempt: <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;
  /**
   * Does some work after the work before it, shows the outcome in one step and tells other tabs of
   * writes; false if it failed.
   */
  readonly change: (work: () => Promise<ChestOutcome>) => Promise<boolean>;
  readonly tellTrouble: (error: unknown) => undefined;
  /** Shows as trouble that the chest does not answer, until it does. */
  readonly tellSilence: (isSilent: boolean) => void;
}

/** Shows what lies in a chest. Nothing rejects: what goes wrong shows as trouble. */
export function createHistoryState(chest: Chest, means: LookMeans, tabs: Tabs): StateOfHistory {
  const store = createStore<HistoryState>()(() => ({
    stock: null,
    newest: null,
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
  /** Whether the chest may hold something else than is shown. */
  let isBehind = true;
  const tellTrouble = (error: unknown): undefined => {
    isBehind = true;
    state.setState({ trouble: troubleFrom(error) });
  };
  let before: Promise<unknown> = Promise.resolve();
  const attempt = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const done = before.then(work).catch(tellTrouble);
    before = done;
    return done;
  };
  let isLookDue = false;
  let isLookFailed = false;
  /** Whether what lies there in older forms could not be brought up. */
  let isRefused = false;
  let isWatching = false;
  const look = async (): Promise<Stock> => {
    isLookDue = false;
    // What another tab tells from here on may have been missed.
    isBehind = !isWatching;
    const isFirst = state.getState().stock === null;
    isLookFailed = true;
    const newest = isFirst ? await takeNewestLate(chest, means) : undefined;
    if (newest !== undefined) state.setState({ newest });
    const known = newest?.rounds ?? [];
    const { stock, refusal } = await takeStock(chest, means, known).catch((error: unknown) => {
      // Rounds that no stock follows would stay in the list even where they are deleted.
      state.setState({ newest: null });
      throw error;
    });
    isLookFailed = false;
    state.setState({ stock, newest: null });
    if (refusal !== undefined) tellTrouble(refusal);
    else if (isRefused) state.setState({ trouble: null });
    isRefused = refusal !== undefined;
    if (!isRefused) await nameNewestLate(chest, stock);
    return stock;
  };
  const stockNow = async (): Promise<Stock> => {
    const { stock } = state.getState();
    return isBehind || stock === null ? await look() : stock;
  };
  /** One look shows all that other tabs have told until then; without subscribers `open` does. */
  const follow = (): void => {
    isBehind = true;
    if (lookers.size === 0 || isLookDue) return;
    isLookDue = true;
    void attempt(look);
  };
  return {
    state,
    open: async () => {
      isWatching ||= tabs.watch(follow);
      await attempt(stockNow);
    },
    stockNow,
    attempt,
    change: (work) =>
      attempt(async () => {
        const { written, shown, error } = await work();
        const { stock } = state.getState();
        state.setState({
          // Only writing ends the trouble: reading may well work where nothing can be written. But
          // where there is no list, it goes on to tell why.
          ...(written && { stock: stock && stockAfter(stock, written) }),
          ...(written && (stock !== null || !isLookFailed) && { trouble: null }),
          ...shown,
        });
        const after = state.getState().stock;
        if (written !== undefined && after !== null && !isBehind)
          await nameNewestLate(chest, after);
        if (written !== undefined) tabs.tell();
        if (error !== undefined) throw error;
        return true;
      }).then(Boolean),
    tellTrouble,
    tellSilence: (isSilent) => {
      if (isSilent) state.setState({ trouble: 'not-answering' });
      else if (state.getState().trouble === 'not-answering') state.setState({ trouble: null });
    },
  };
}
