import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { createChest } from '../../../src/store/history/chest.ts';
import { chestEntryOf, newEntry } from '../../../src/store/history/entry.ts';
import { createSettingsStore, settingsOf } from '../../../src/store/settings.ts';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';
import { createTabs, exportedText, openHistory } from '../../support/memoryChest.ts';
import { longChest } from './longChest.ts';

const settings = settingsOf(createSettingsStore(openShelf(createMemoryStorage())).getState());

/** How many values the chest was asked for, or to change, in its largest step. */
function largestStep(spy: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) {
  const sizes = spy.mock.calls.map(([keys]) => (Array.isArray(keys) ? keys.length : 0));
  return Math.max(...sizes);
}

describe('many rounds', () => {
  test('are read, deleted, brought back and saved some at a time, with pauses', async () => {
    const chest = longChest(450);
    const before = new Map(chest.kept);
    const pause = vi.fn(() => Promise.resolve());
    const [change, values, part] = [
      vi.spyOn(chest, 'change'),
      vi.spyOn(chest, 'values'),
      vi.spyOn(chest, 'part'),
    ];
    const history = openHistory(chest, { pause });
    await history.open();
    expect(part).toHaveBeenCalledTimes(10);
    const ids = history.state.getState().stock?.rounds.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(450);
    for (const [work, pauses] of [
      [() => history.remove(ids), 8],
      [() => history.putBack(), 8],
      [() => history.exportAll(settings), 8],
      [() => history.keepSaved(), 8],
    ] as const) {
      pause.mockClear();
      await work();
      expect(pause).toHaveBeenCalledTimes(pauses);
    }
    for (const [key, value] of before) before.set(key, { ...Object(value), isSaved: true });
    chest.kept.delete('newest');
    expect(chest.kept).toEqual(before);
    expect(largestStep(change)).toBeLessThan(150);
    expect(largestStep(values)).toBeLessThan(150);
  });

  test('that are deleted until the browser refuses come back, those that had gone', async () => {
    const chest = longChest(85);
    const before = new Map(chest.kept);
    const pause = vi.fn(() => Promise.resolve());
    const history = openHistory(chest, { pause });
    await history.open();
    const ids = history.state.getState().stock?.rounds.map(({ id }) => id) ?? [];
    pause.mockImplementationOnce(() => {
      chest.refusal = 'writing';
      return Promise.resolve();
    });
    await history.remove(ids);
    expect(history.state.getState()).toMatchObject({ trouble: 'storage-full' });
    expect(history.state.getState().removed).toHaveLength(50);
    expect(history.state.getState().stock?.rounds).toHaveLength(35);
    chest.refusal = 'none';
    await history.remove(ids.slice(50));
    expect(chest.kept.size).toBe(0);
    pause.mockImplementationOnce(() => {
      chest.refusal = 'writing';
      return Promise.resolve();
    });
    await history.putBack();
    expect(history.state.getState().removed).toHaveLength(35);
    expect(history.state.getState().stock?.rounds).toHaveLength(50);
    chest.refusal = 'none';
    await history.putBack();
    expect(chest.kept).toEqual(before);
    expect(history.state.getState()).toMatchObject({ trouble: null, removed: [] });
    expect(history.state.getState().stock?.rounds).toHaveLength(85);
  });

  test('are all in the file, the oldest first', async () => {
    const chest = longChest(120, (at) => ({
      endedAt: new Date(Date.UTC(2026, 4, 1, 0, -at)).toISOString(),
      puzzles: [{ at, seat: 0, lost: 1, outcome: null }],
    }));
    const lines = (await exportedText(openHistory(chest), settings)).trimEnd().split('\n');
    const metas = lines.map((line) => JSON.parse(line).meta);
    expect(metas.map(({ puzzles }) => puzzles[0].at)).toEqual(
      Array.from({ length: 120 }, (_, at) => 119 - at),
    );
    expect(metas.filter((meta) => 'settings' in meta)).toEqual([metas[0]]);
  });

  test('are deleted in a database beside what another tab keeps meanwhile, and come back', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    const [chest, otherTab] = [createChest('history'), createChest('history')];
    const { kept } = longChest(120);
    await chest.change([], () => ({ put: [...kept] }));
    const all = async () => (await chest.part('', '', 999)).entries;
    const before = await all();
    const pause = vi.fn(() => Promise.resolve());
    const history = openHistory(chest, { pause });
    await history.open();
    const [first, ...others] = history.state.getState().stock?.rounds ?? [];
    if (first === undefined) throw new Error('there are rounds');
    const other = { ...first, id: '0060 of another tab' };
    const late = chestEntryOf(newEntry({ kept: other, text: '' }, false));
    pause.mockImplementationOnce(() => otherTab.change([], () => ({ put: [late] })));
    await history.remove([first, ...others].map(({ id }) => id));
    expect(history.state.getState().removed).toHaveLength(120);
    expect(await all()).toEqual([late]);
    await history.putBack();
    await otherTab.change([], () => ({ drop: [late[0]] }));
    expect(await all()).toEqual(before);
  });
});

describe('rounds that have been looked at', () => {
  test('are not looked at again, unless another tab has told of a change', async () => {
    const chest = longChest(3);
    const tabs = createTabs();
    const [history, other] = [
      openHistory(chest, { tabs: tabs.open() }),
      openHistory(chest, { tabs: tabs.open() }),
    ];
    await history.open();
    const look = vi.spyOn(chest, 'part');
    await history.open();
    await history.exportAll(settings);
    expect(look).not.toHaveBeenCalled();
    await other.remove(['0001']);
    expect(look).not.toHaveBeenCalled();
    await history.open();
    expect(look).toHaveBeenCalledTimes(1);
    expect(history.state.getState().stock?.rounds.map(({ id }) => id)).toEqual(['0000', '0002']);
    await history.open();
    expect(look).toHaveBeenCalledTimes(1);
  });

  test('are looked at again where something has failed, and where no other tab is heard', async () => {
    const chest = longChest(3);
    const look = vi.spyOn(chest, 'part');
    const history = openHistory(chest);
    await history.open();
    chest.refusal = 'writing';
    await history.remove(['0001']);
    chest.refusal = 'none';
    await history.open();
    expect(look).toHaveBeenCalledTimes(2);
    look.mockClear();
    const alone = openHistory(chest, { tabs: { tell: () => undefined, watch: () => false } });
    await alone.open();
    await alone.open();
    expect(look).toHaveBeenCalledTimes(2);
  });
});
