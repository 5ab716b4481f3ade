import type { Chest, ChestEntry } from '../../src/store/history/chest.ts';
import { createHistory, type History } from '../../src/store/history/history.ts';
import { createWaitingRounds, type WaitingRounds } from '../../src/store/history/waitingRounds.ts';
import type { TextStorage } from '../../src/store/shelf/beside.ts';
import { createMemoryStorage, openShelf } from './browserParts.ts';
import { createHandClock } from './handClock.ts';
import { nobodyJoins } from './joining.ts';

/** A browser's database in memory, which can be made to refuse. */
export interface MemoryChest extends Omit<Chest, 'change'> {
  change: Chest['change'];
  readonly kept: Map<string, unknown>;
  refusal: 'none' | 'all' | 'writing';
}

export function createMemoryChest(kept = new Map<string, unknown>()): MemoryChest {
  const under = (start: string): ChestEntry[] =>
    [...kept]
      .filter(([key]) => key.startsWith(start))
      .sort(([one], [other]) => (one < other ? -1 : 1));
  const answer = <Value>(work: () => Value): Promise<Value> =>
    new Promise((resolve) => {
      if (chest.refusal === 'all') throw new DOMException('denied', 'SecurityError');
      resolve(structuredClone(work()));
    });
  const chest: MemoryChest = {
    kept,
    refusal: 'none',
    keys: (start) => answer(() => under(start).map(([key]) => key)),
    part: (start, after, most) =>
      answer(() => {
        const entries = under(start)
          .filter(([key]) => key > after)
          .slice(0, most);
        return { entries, next: entries.length < most ? null : (entries.at(-1)?.[0] ?? null) };
      }),
    count: (start) => answer(() => under(start).length),
    values: (keys) => answer(() => keys.map((key) => kept.get(key))),
    change: (keys, decide) =>
      answer(() => {
        const { put = [], drop = [] } = decide(keys.map((key) => structuredClone(kept.get(key))));
        if (chest.refusal === 'writing') throw new DOMException('full', 'QuotaExceededError');
        for (const key of drop) kept.delete(key);
        for (const [key, value] of put) kept.set(key, structuredClone(value));
      }),
  };
  return chest;
}

/**
 * The rounds that wait until a history takes them, and who is told of them; it is always the same
 * time.
 */
export function openWaiting(
  storage: TextStorage = createMemoryStorage(),
  tell: History['state']['setState'] = () => undefined,
): WaitingRounds {
  const shelf = openShelf(storage, undefined, 'waiting');
  return createWaitingRounds(shelf, { now: () => new Date('2026-04-30T12:00:00.000Z'), tell });
}

/** Tabs of one browser, each told of what the others change. */
export function createTabs() {
  const watchers = new Map<object, () => void>();
  return {
    open: () => {
      const tab = {};
      return {
        tell: () => {
          for (const [other, changed] of watchers) if (other !== tab) changed();
        },
        watch: (changed: () => void): boolean => {
          watchers.set(tab, changed);
          return true;
        },
      };
    },
  };
}

/** A history over a chest, at a time that stands still. */
export function openHistory(
  chest: Chest = createMemoryChest(),
  {
    now = '2026-05-01T12:00:00.000Z',
    tabs = createTabs().open(),
    pause = () => Promise.resolve(),
    joinNamed = nobodyJoins,
    timer = createHandClock().timer,
  } = {},
): History {
  return createHistory({
    chest,
    now: () => new Date(now),
    timer,
    pause,
    joinNamed,
    tabs,
  });
}

/** The text of the file that a history makes of its rounds; empty where it makes none. */
export async function exportedText(
  history: Pick<History, 'exportAll'>,
  ...asked: Parameters<History['exportAll']>
): Promise<string> {
  return (await (await history.exportAll(...asked))?.text()) ?? '';
}
