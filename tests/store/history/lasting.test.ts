import { describe, expect, test, vi } from 'vitest';
import { failure, success } from '../../../src/engine/index.ts';
import { startLasting } from '../../../src/store/history/lasting.ts';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { createMemoryChest } from '../../support/memoryChest.ts';
import { roundOf } from './rounds.ts';

const played = { round: roundOf('a'), match: 'm', number: 1 };

/** A page whose browser answers so, with what the history is told. */
function openPage({ promises = true, chest = createMemoryChest(), keeps = true } = {}) {
  const table = openTable(createMemoryStorage());
  const storage = {
    persisted: vi.fn(async () => false),
    persist: vi.fn(async () => promises),
  };
  const told: string[] = [];
  const keep = startLasting({
    table,
    keep: async () => (keeps ? success(null) : failure('storage-full')),
    onLasting: (lasting) => told.push(lasting),
    chest,
    storage,
  });
  const finish = (): void => {
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, () => false);
  };
  /** To the score sheet, and from there to the first screen. */
  const throughTheSheet = async (): Promise<void> => {
    table.getState().show('scores');
    const asked = storage.persist.mock.calls.length;
    await Promise.resolve();
    expect(storage.persist).toHaveBeenCalledTimes(asked);
    table.getState().show('start');
    await vi.waitFor(() => expect(chest.kept.has('asked-to-last')).toBe(true));
  };
  return { table, storage, told, keep, finish, throughTheSheet, chest };
}

describe('the browser', () => {
  test('is asked once the score sheet of a round that is kept was left, and neither before nor again', async () => {
    const { table, storage, told, keep, finish, throughTheSheet, chest } = openPage();
    await vi.waitFor(() => expect(told).toEqual(['not-promised']));
    finish();
    await keep(played);
    expect(matchOf(table).rounds).toHaveLength(1);
    expect(storage.persist).not.toHaveBeenCalled();
    await throughTheSheet();
    await vi.waitFor(() => expect(told).toEqual(['not-promised', 'promised']));
    await throughTheSheet();
    expect(storage.persist).toHaveBeenCalledTimes(1);
    const later = openPage({ chest });
    later.finish();
    await later.keep(played);
    await later.throughTheSheet();
    expect(later.storage.persist).not.toHaveBeenCalled();
  });

  test('that refuses has said so', async () => {
    const { told, keep, finish, throughTheSheet } = openPage({ promises: false });
    finish();
    await keep(played);
    await throughTheSheet();
    await vi.waitFor(() => expect(told).toEqual(['not-promised', 'not-promised']));
  });

  test.each([
    ['of a round that could not be kept', { keeps: false }],
    ['on a device where a newer version of the app has asked', { newer: true }],
    ['where it could not be remembered', { full: true }],
  ])('is not asked after the score sheet %s', async (_, { keeps = true, newer, full }: Refused) => {
    const chest = createMemoryChest(new Map(newer ? [['asked-to-last', { version: 2 }]] : []));
    const page = openPage({ chest, keeps });
    if (full) chest.refusal = 'writing';
    const looked = vi.spyOn(chest, 'change');
    page.finish();
    await page.keep(played);
    page.table.getState().show('scores');
    page.table.getState().show('start');
    if (keeps) await vi.waitFor(() => expect(looked).toHaveBeenCalled());
    await Promise.allSettled(looked.mock.results.map(({ value }) => value));
    expect(page.storage.persist).not.toHaveBeenCalled();
  });

  test('that cannot promise anything is no trouble', async () => {
    const table = openTable(createMemoryStorage());
    const onLasting = vi.fn();
    const keep = startLasting({
      table,
      keep: async () => success(null),
      onLasting,
      chest: createMemoryChest(),
      storage: undefined,
    });
    table.getState().startMatch(setupOf(['person', 'random']));
    playUntil(table, () => false);
    expect(await keep(played)).toEqual(success(null));
    table.getState().show('scores');
    table.getState().show('start');
    expect(onLasting).not.toHaveBeenCalled();
  });
});

interface Refused {
  readonly keeps?: boolean;
  readonly newer?: boolean;
  readonly full?: boolean;
}
