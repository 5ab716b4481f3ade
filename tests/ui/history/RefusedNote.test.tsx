import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { startKeeping } from '../../../src/store/history/keepRounds.ts';
import { roundOf } from '../../store/history/rounds.ts';
import { openApp, storageAfter } from '../../support/app.tsx';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { playUntil, setupOf } from '../../support/matches.ts';
import { createMemoryChest, openHistory, openWaiting } from '../../support/memoryChest.ts';

const label = 'Trouble with storage';
const note = () => screen.queryByRole('region', { name: label });

/**
 * The app on the score sheet of a round, with a history that keeps it only once `chest` lets it.
 */
function openScores(storage = createMemoryStorage()) {
  const chest = createMemoryChest();
  chest.refusal = 'writing';
  const history = openHistory(chest);
  const waiting = openWaiting(storage, history.state.setState);
  const app = openApp(
    storageAfter((table) => {
      table.getState().startMatch(setupOf(['person', 'greedy']));
      playUntil(table, () => false);
      table.getState().show('scores');
    }),
    { history },
  );
  const refuse = () =>
    act(async () => {
      startKeeping(app.table, history, waiting);
      await history.open();
    });
  return { ...app, chest, history, refuse };
}

test('a score sheet tells that its round could not be kept, with a way to save it', async () => {
  const { user, chest, history, table, refuse } = openScores();
  await refuse();
  expect(note()).toHaveTextContent('The device had no room to keep everything.');
  const [save] = screen.getAllByRole('button', { name: 'Save the record' });
  if (save === undefined) throw new Error('there is a way to save it');
  expect(note()).toContainElement(save);
  await user.click(save);
  expect(await screen.findByRole('dialog', { name: 'Save the record' })).toBeVisible();
  chest.refusal = 'none';
  await act(async () => {
    table.getState().show('start');
    table.getState().show('scores');
    await history.open();
  });
  expect(note()).toBeNull();
});

test('whoever has understood that is not told again of the same round', async () => {
  const { user, history, table, refuse } = openScores();
  await refuse();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(note()).toBeNull();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveFocus();
  await act(async () => {
    table.getState().show('start');
    table.getState().show('scores');
    await history.open();
  });
  expect(note()).toBeNull();
});

test('a file that could not be brought in is no round that was refused', async () => {
  const { history } = openScores();
  const listener = { onProgress: () => undefined, signal: new AbortController().signal };
  const text = formatRecord(roundOf('a'));
  await act(() => history.add(text, listener));
  expect(history.state.getState().trouble).toBe('storage-full');
  expect(note()).toBeNull();
});

test('rounds that waited and are damaged are told on any screen, with a way to save what they were', async () => {
  const storage = createMemoryStorage();
  storage.texts.set('waiting', '{"version":1,"rounds":[{}]}');
  const { user, table } = openScores(storage);
  act(() => table.getState().show('start'));
  expect(note()).toHaveTextContent('Finished rounds that waited');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('{"version":1,"rounds":[{}]}');
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(note()).toBeNull();
});

test.each([
  ['{"version":9}', 'newer version'],
  ['{"version":1,"left":[7]}', 'The matches you left are damaged'],
])('matches that were left and cannot be read are told of: %s', async (text, words) => {
  const storage = storageAfter(() => undefined);
  storage.texts.set('left', text);
  const { user } = openApp(storage);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('damaged settings are told with a way to save what they were', async () => {
  const storage = storageAfter(() => undefined);
  storage.texts.set('settings', '{"theme":');
  const { user, settings } = openApp(storage);
  expect(screen.getByRole('alert')).toHaveTextContent('saved settings are damaged');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('{"theme":');
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(settings.getState().theme).toBe('system');
  expect(storage.texts.get('settings/set-aside/1')).toBe('{"theme":');
});
