import { describe, expect, test } from 'vitest';
import type { Chest } from '../../../src/store/history/chest.ts';
import { startKeeping } from '../../../src/store/history/keepRounds.ts';
import { settingsOf } from '../../../src/store/settings.ts';
import { browserPatience } from '../../../src/store/silence.ts';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { createHandClock } from '../../support/handClock.ts';
import { held } from '../../support/held.ts';
import { playUntil, setupOf } from '../../support/matches.ts';
import { createMemoryChest, openHistory, openWaiting } from '../../support/memoryChest.ts';
import { roundOf } from './rounds.ts';

/** A history whose chest is silent until the test lets it answer. */
function openSilent() {
  const memory = createMemoryChest();
  const { promise, keep: answer, fail: refuse } = held();
  const late = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await promise;
    return work();
  };
  const chest: Chest = {
    keys: (start) => late(() => memory.keys(start)),
    part: (...asked) => late(() => memory.part(...asked)),
    count: (start) => late(() => memory.count(start)),
    values: (keys) => late(() => memory.values(keys)),
    change: (keys, decide) => late(() => memory.change(keys, decide)),
  };
  const clock = createHandClock();
  const history = openHistory(chest, { timer: clock.timer });
  /** Lets the work begin, and the time of its patience pass. */
  const waitInVain = async (): Promise<void> => {
    await Promise.resolve();
    await Promise.resolve();
    clock.pass(browserPatience);
  };
  const trouble = () => history.state.getState().trouble;
  return { history, memory, clock, answer, refuse, waitInVain, trouble };
}

const settings = settingsOf(openSettings(createMemoryStorage()).getState());

describe('a chest that does not answer', () => {
  test('is told once its time is over, and not before', async () => {
    const { history, clock, waitInVain, trouble } = openSilent();
    void history.open();
    await Promise.resolve();
    clock.pass(browserPatience - 1);
    expect(trouble()).toBeNull();
    await waitInVain();
    expect(trouble()).toBe('not-answering');
  });

  test('shows what there is when it answers late, and is no trouble any more', async () => {
    const { history, memory, answer, waitInVain, trouble } = openSilent();
    await openHistory(memory).keep({ round: roundOf('a'), match: 'm', number: 1 });
    const opened = history.open();
    await waitInVain();
    answer();
    await opened;
    expect(history.state.getState().stock?.rounds).toHaveLength(1);
    expect(trouble()).toBeNull();
  });

  test('that refuses late is that trouble', async () => {
    const { history, refuse, waitInVain, trouble } = openSilent();
    const opened = history.open();
    await waitInVain();
    refuse();
    await opened;
    expect(trouble()).toBe('storage-denied');
  });

  test('keeps a review waiting no longer than its time', async () => {
    const { history, waitInVain } = openSilent();
    const kept = history.reviewOf('a');
    await waitInVain();
    expect(await kept).toBeUndefined();
    expect(await history.reviewOf('b')).toBeUndefined();
  });

  test('gives no file, which is told', async () => {
    const { history, waitInVain } = openSilent();
    const file = history.exportAll(settings);
    await waitInVain();
    expect(await file).toBeUndefined();
  });

  test('gives no deals of the day, which is told', async () => {
    const { history, waitInVain, trouble } = openSilent();
    const deals = history.dealsPlayed();
    await waitInVain();
    expect(await deals).toBeUndefined();
    expect(trouble()).toBe('not-answering');
  });

  test('brings rounds in when it answers after all, though that was not waited for', async () => {
    const { history, memory, answer, waitInVain } = openSilent();
    const text = JSON.stringify({});
    const listener = { onProgress: () => undefined, signal: new AbortController().signal };
    void history.open();
    const added = history.add(text, listener);
    await waitInVain();
    expect(await added).toMatchObject({ cutShort: 'not-answering' });
    const kept = history.keep({ round: roundOf('a'), match: 'm', number: 1 });
    expect(await kept).toEqual({ ok: false, problem: 'not-answering' });
    answer();
    await history.open();
    expect(history.state.getState().stock?.rounds).toHaveLength(1);
    expect(memory.kept.size).toBeGreaterThan(0);
  });
});

test('a round that is not answered for waits on its shelf, is told, and is kept in the end', async () => {
  const { history, answer, waitInVain } = openSilent();
  const storage = createMemoryStorage();
  const table = openTable(storage);
  const waiting = openWaiting(storage, history.state.setState);
  startKeeping(table, history, waiting);
  table.getState().startMatch(setupOf(['person', 'random']));
  playUntil(table, () => false);
  await waitInVain();
  await expect.poll(() => history.state.getState().refused).toBe('not-answering');
  expect(waiting.list()).toHaveLength(1);
  answer();
  await history.open();
  table.getState().show('start');
  await expect.poll(() => waiting.list()).toHaveLength(0);
  expect(history.state.getState()).toMatchObject({ refused: null, trouble: null });
  expect(history.state.getState().stock?.rounds).toHaveLength(1);
});
