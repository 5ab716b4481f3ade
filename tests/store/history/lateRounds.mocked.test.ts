import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChestEntry } from '../../../src/store/history/chest.ts';

// The families that a history needs join when it is read: each test has a page without them.

const golden = readFileSync('tests/golden/climbing-rounds.jsonl', 'utf8').trim().split('\n');
const [finished] = golden
  .map((line) => JSON.parse(line))
  .filter((round) => round.expect.phase === 'over' && round.record.variant === 'sap-ng-wu');

/** A finished round of Sap Ng Wu as text. */
const record = JSON.stringify(finished.record);

/** What a page keeps of that round, what an older one kept, and the name under which it does. */
async function keptBefore() {
  const { joinClimbing } = await import('../../support/climbing/joinRules.ts');
  joinClimbing();
  const { parseRecord } = await import('../../../src/records/parseRecord.ts');
  const { roundToKeep } = await import('../../../src/store/history/keptRound.ts');
  const { chestEntryOf, newEntry } = await import('../../../src/store/history/entry.ts');
  const { olderEntriesOf } = await import('../../support/olderRounds.ts');
  const { unwrap } = await import('../../support/table.ts');
  const round = roundToKeep(unwrap(parseRecord(record)));
  vi.resetModules();
  const entries = [chestEntryOf(newEntry(round, false))];
  return { id: round.kept.id, entries, older: olderEntriesOf(round) };
}

/** The history of a page on which no late family has joined. */
async function openPage(entries: readonly ChestEntry[] = []) {
  const { findVariant } = await import('../../../src/engine/index.ts');
  const { joinNamed } = await import('../../../src/families/joinNamed.ts');
  const { createMemoryChest, openHistory } = await import('../../support/memoryChest.ts');
  expect(findVariant('sap-ng-wu')).toBeUndefined();
  const chest = createMemoryChest(new Map(entries));
  const join = vi.fn(joinNamed);
  const history = openHistory(chest, { joinNamed: join });
  return {
    chest,
    history,
    join,
    stock: () => history.state.getState().stock,
    hasJoined: () => findVariant('sap-ng-wu') !== undefined,
  };
}

const quiet = { onProgress: () => undefined, signal: new AbortController().signal };

beforeEach(() => vi.resetModules());

describe('a round of a late family', () => {
  test('is found where it was kept, since its family joins before it is read', async () => {
    const { id, entries } = await keptBefore();
    const { history, stock, hasJoined } = await openPage(entries);
    await history.open();
    expect(hasJoined()).toBe(true);
    expect(stock()).toMatchObject({ rounds: [{ id, variant: 'sap-ng-wu' }], newer: 0, damaged: 0 });
  });

  test('tells that its family did not load, not that nothing is kept', async () => {
    const { entries } = await keptBefore();
    const { createMemoryChest, openHistory } = await import('../../support/memoryChest.ts');
    const joinNamed = () => Promise.reject(new TypeError('Failed to fetch'));
    const history = openHistory(createMemoryChest(new Map(entries)), { joinNamed });
    await history.open();
    expect(history.state.getState()).toMatchObject({ stock: null, trouble: 'not-loaded' });
  });

  test.each(['kept/', 'record/'])(
    'is made whole where half of it is lost, with its family: %s',
    async (lost) => {
      const { id, entries, older } = await keptBefore();
      const half = older.filter(([key]) => !key.startsWith(lost));
      expect(half).toHaveLength(1);
      const { chest, history, stock } = await openPage(half);
      await history.open();
      expect(stock()).toMatchObject({ rounds: [{ id }], newer: 0, damaged: 0 });
      expect([...chest.kept.keys()]).toEqual(entries.map(([key]) => key));
    },
  );

  test('is saved in a file by whoever has not looked at it', async () => {
    const { entries } = await keptBefore();
    const { history } = await openPage(entries);
    const { createSettingsStore, settingsOf } = await import('../../../src/store/settings.ts');
    const { createMemoryStorage, openShelf } = await import('../../support/browserParts.ts');
    const settings = createSettingsStore(openShelf(createMemoryStorage()));
    const { exportedText } = await import('../../support/memoryChest.ts');
    const file = await exportedText(history, settingsOf(settings.getState()));
    expect(file).toContain('"variant":"sap-ng-wu"');
  });

  test('comes in from a file, whose families join before it is read', async () => {
    const { history, stock, hasJoined } = await openPage();
    await history.open();
    expect(hasJoined()).toBe(false);
    const added = await history.add(`${record}\n`, quiet);
    expect(added).toMatchObject({ added: 1, known: 0, wrong: [], cutShort: null });
    expect(stock()?.rounds).toMatchObject([{ variant: 'sap-ng-wu' }]);
  });

  test('stays as it was where its family does not load, and is found once that does', async () => {
    const { id, entries } = await keptBefore();
    const { chest, history, join, stock } = await openPage(entries);
    const before = structuredClone(chest.kept);
    join.mockRejectedValueOnce(new TypeError('offline'));
    await history.open();
    expect(stock()).toBeNull();
    expect(history.state.getState().trouble).not.toBeNull();
    expect([...chest.kept]).toEqual([...before]);
    await history.open();
    expect(stock()).toMatchObject({ rounds: [{ id }], newer: 0, damaged: 0 });
  });

  test('is not brought in where its family does not load, and nothing is kept of it', async () => {
    const { chest, history, join } = await openPage();
    join.mockRejectedValueOnce(new TypeError('offline'));
    expect(await history.add(record, quiet)).toMatchObject({ added: 0, wrong: [] });
    expect(chest.kept).toEqual(new Map());
    expect(await history.add(record, quiet)).toMatchObject({ added: 1, wrong: [] });
  });
});

test('a history that holds rounds of fishing alone has nobody join', async () => {
  const { roundOf } = await import('./rounds.ts');
  const { chestEntryOf, newEntry } = await import('../../../src/store/history/entry.ts');
  const { roundToKeep } = await import('../../../src/store/history/keptRound.ts');
  const { history, stock, hasJoined } = await openPage([
    chestEntryOf(newEntry(roundToKeep(roundOf('a')), false)),
  ]);
  await history.open();
  expect(stock()?.rounds).toHaveLength(1);
  expect(hasJoined()).toBe(false);
});
