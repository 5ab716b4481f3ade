import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Services } from '../../../src/store/services.ts';
import { roundOf } from '../../store/history/rounds.ts';
import { openApp, storageAfter } from '../../support/app.tsx';
import { createMemoryStorage, type MemoryStorage, openTable } from '../../support/browserParts.ts';
import { playUntil, setupOf } from '../../support/matches.ts';
import { openHistory, openWaiting } from '../../support/memoryChest.ts';
import { openUpdates } from '../../support/versions.ts';

const ready = 'A new version of Fifteen Lakes is ready.';
const taken = 'Another tab has updated Fifteen Lakes.';

/** The app on a device where it is kept, with a match that was left at the start screen. */
async function openKept(
  visit: Parameters<typeof openUpdates>[0] = {},
  change: (storage: MemoryStorage) => void = () => undefined,
  own: Partial<Services> = {},
) {
  const { browser, store: updates } = await openUpdates(visit);
  const storage = storageAfter((left) => {
    left.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(left, ({ rounds: [round] }) => round !== undefined && round.plays.length > 2);
    left.getState().show('start');
  });
  change(storage);
  const app = openApp(storage, { updates, ...own });
  return { ...app, browser, updates };
}

test('a first visit is told once that the app works without a network', async () => {
  const { browser, user } = await openKept({ visits: 'first' });
  const words = 'Fifteen Lakes is on this device now and works offline.';
  expect(screen.queryByText(words)).toBeNull();
  act(() => browser.finish());
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a new version is offered at the start and on the score sheet, and can be put off', async () => {
  const { browser, user, table } = await openKept({ visits: 'waiting' });
  expect(screen.getByText(ready)).toBeVisible();
  act(() => {
    table.getState().show('table');
    playUntil(table, () => false);
    table.getState().show('scores');
  });
  expect(await screen.findByRole('heading', { name: /^Score sheet/ })).toBeVisible();
  expect(screen.getByText(ready)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(ready)).toBeNull();
  expect(browser.told).not.toContain('waiting: take');
});

test('somebody who takes the new version has the page loaded again', async () => {
  const { browser, user } = await openKept({ visits: 'waiting' });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(browser.told).toContain('waiting: take');
  act(() => browser.takeOver());
  expect(browser.reloads).toBe(1);
});

test('at the table nothing speaks of a new version but an entry of the dialog', async () => {
  const { browser, user, table } = await openKept();
  act(() => table.getState().show('table'));
  act(() => {
    browser.find();
    browser.finish();
  });
  expect(await screen.findByRole('grid', { name: /^Lake, / })).toBeVisible();
  expect(screen.queryByText(ready)).toBeNull();
  const { match } = table.getState();
  await user.click(screen.getByRole('button', { name: 'At this table' }));
  const dialog = within(screen.getByRole('dialog', { name: 'At this table' }));
  await user.click(dialog.getByRole('button', { name: /^Update now/ }));
  expect(browser.told).toContain('waiting: take');
  expect(table.getState().match).toBe(match);
});

test('a tab whose version was replaced elsewhere plays on, and says so where a round is not disturbed', async () => {
  const { browser, user, table } = await openKept({ visits: 'waiting' });
  act(() => table.getState().show('table'));
  act(() => browser.takeOver());
  expect(browser.reloads).toBe(0);
  expect(screen.queryByText(taken)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'At this table' }));
  expect(screen.getByRole('button', { name: /^Reload the page to update/ })).toBeVisible();
  await user.keyboard('{Escape}');
  act(() => table.getState().show('start'));
  expect(screen.getByText(taken)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(browser.reloads).toBe(1);
});

test('a match that cannot be saved is asked about before the page is loaded again', async () => {
  const { browser, user, table, storage } = await openKept({ visits: 'waiting' });
  storage.refusal = 'writing';
  // What is wrong has been understood, and the match still lies nowhere.
  act(() => table.getState().show('start'));
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  const change = screen.getByRole('button', { name: 'Update' });
  await user.click(change);
  const dialog = within(screen.getByRole('dialog', { name: 'Reload and lose your match?' }));
  expect(dialog.getByText(/^Bo, Tiu-U: this browser couldn’t save/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save the record' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep my match' }));
  expect(browser.told).not.toContain('waiting: take');
  await user.click(change);
  await user.click(screen.getByRole('button', { name: 'Reload anyway' }));
  expect(browser.told).toContain('waiting: take');
});

test('a match that there is room for again is saved before the page is loaded again', async () => {
  const { browser, user, table, storage } = await openKept({ visits: 'waiting' });
  storage.refusal = 'writing';
  act(() =>
    playUntil(table, ({ rounds: [round] }) => round !== undefined && round.plays.length > 4),
  );
  storage.refusal = 'none';
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(browser.told).toContain('waiting: take');
  expect(openTable(storage).getState().match).toEqual(table.getState().match);
});

test('finished rounds that wait only on this page are asked about before it is loaded again', async () => {
  const save = vi.spyOn(URL, 'createObjectURL');
  const full = createMemoryStorage();
  full.refusal = 'writing';
  const waiting = openWaiting(full);
  for (const [at, seed] of ['a', 'b'].entries()) {
    waiting.add([{ round: roundOf(seed), match: 'left', number: at + 1 }], 'storage-full');
  }
  const { browser, user } = await openKept({ visits: 'waiting' }, undefined, {
    waitingRounds: waiting,
  });
  const change = screen.getByRole('button', { name: 'Update' });
  await user.click(change);
  const dialog = within(screen.getByRole('dialog', { name: 'Leave finished rounds behind?' }));
  expect(dialog.getByText(/^2 finished rounds are only on this page/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save as a file' }));
  expect(dialog.getByRole('status')).toHaveTextContent(/^Saved as fifteen-lakes-.*\.jsonl\.$/);
  const [file] = save.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new Error('a file is saved');
  const listener = { onProgress: () => undefined, signal: new AbortController().signal };
  expect(await openHistory().add(await file.text(), listener)).toMatchObject({ added: 2 });
  await user.click(dialog.getByRole('button', { name: 'Keep what I have' }));
  expect(change).toHaveFocus();
  expect(browser.told).not.toContain('waiting: take');
  await user.click(change);
  await user.click(screen.getByRole('button', { name: 'Reload anyway' }));
  expect(browser.told).toContain('waiting: take');
});

test('rounds that there is room for again are saved before the page is loaded again', async () => {
  const storage = createMemoryStorage();
  storage.refusal = 'writing';
  const waiting = openWaiting(storage);
  waiting.add([{ round: roundOf('a'), match: 'left', number: 1 }], 'storage-full');
  const { browser, user } = await openKept({ visits: 'waiting' }, undefined, {
    waitingRounds: waiting,
  });
  storage.refusal = 'none';
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(browser.told).toContain('waiting: take');
  expect(openWaiting(storage).list()).toHaveLength(1);
});

test('a round that waits is not asked about where its match is, and else after the match', async () => {
  const full = createMemoryStorage();
  full.refusal = 'writing';
  const waiting = openWaiting(full);
  const { browser, user, table, storage } = await openKept({ visits: 'waiting' }, undefined, {
    waitingRounds: waiting,
  });
  const ofTable = { round: roundOf('a'), match: table.getState().match?.setup.id ?? '', number: 1 };
  waiting.add([ofTable], 'storage-full');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(browser.told).toContain('waiting: take');
  waiting.add([{ ...ofTable, match: 'left' }], 'storage-full');
  storage.refusal = 'writing';
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await user.click(screen.getByRole('button', { name: 'Reload anyway' }));
  const dialog = screen.getByRole('dialog', { name: 'Leave a finished round behind?' });
  expect(dialog).toHaveTextContent('1 finished round is only on this page');
});

test('nothing is saved over what a newer version has left, and the entry of the table asks too', async () => {
  const newer = '{"version":99}';
  const { browser, user, table } = await openKept({ visits: 'waiting' }, ({ texts }) =>
    texts.set('match', newer),
  );
  act(() => {
    browser.takeOver();
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, ({ rounds: [round] }) => round !== undefined && round.plays.length > 2);
  });
  await user.click(await screen.findByRole('button', { name: 'At this table' }));
  await user.click(screen.getByRole('button', { name: /^Reload the page to update/ }));
  expect(browser.reloads).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Reload anyway' }));
  expect(browser.reloads).toBe(1);
});

test('the app can be installed where the browser offers it, and the focus stays beside what is gone', async () => {
  const { user } = openApp();
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  const prompt = vi.fn(() => Promise.resolve());
  act(() => {
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await user.click(screen.getByRole('button', { name: 'Install the app' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Open a saved round' })).toHaveFocus();
});
