import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, storageAfter } from '../support/app.tsx';
import { createMemoryStorage } from '../support/browserParts.ts';
import { playUntil, setupOf } from '../support/matches.ts';

test('the app names itself in its heading and title', () => {
  openApp();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fifteen Lakes');
  expect(document.title).toBe('Fifteen Lakes');
});

test('a change of screen moves focus to its heading and renames the page', async () => {
  const { table } = openApp(
    storageAfter((left) => {
      left.getState().startMatch(setupOf(['person', 'greedy']));
      playUntil(left, () => false);
      left.getState().show('start');
    }),
  );
  act(() => table.getState().show('scores'));
  expect(await screen.findByRole('heading', { level: 1, name: /^Score sheet/ })).toHaveFocus();
  expect(document.title).toBe('Score sheet – Fifteen Lakes');
});

test('a round that is not over has no score sheet to show', () => {
  const { table } = openApp(
    storageAfter((left) => left.getState().startMatch(setupOf(['person', 'greedy']))),
  );
  act(() => table.getState().show('scores'));
  expect(screen.queryByRole('heading', { name: /^Score sheet/ })).toBeNull();
});

test('storage that is denied is told in words until it is understood', async () => {
  const storage = createMemoryStorage();
  storage.refusal = 'reading';
  const { user } = openApp(storage);
  expect(screen.getByRole('alert')).toHaveTextContent('closing the page loses the match');
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a damaged match is told, and its text can be saved and copied', async () => {
  const storage = createMemoryStorage();
  storage.texts.set('match', '{"version":1,"scre');
  const { user } = openApp(storage);
  expect(screen.getByRole('alert')).toHaveTextContent('damaged');
  expect(screen.getByRole('button', { name: 'Save the damaged data to a file' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('{"version":1,"scre');
});

/** A match in its second round. */
const inSecondRound = () =>
  storageAfter((left) => {
    left.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(left, () => false);
    left.getState().dealNextRound();
  });

test('earlier rounds that are damaged are told, and their text can be saved', async () => {
  const storage = inSecondRound();
  for (const key of storage.texts.keys()) if (key !== 'match') storage.texts.set(key, 'x');
  const { user } = openApp(storage);
  expect(screen.getByRole('alert')).toHaveTextContent('The match goes on without them');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('x');
});

test('earlier rounds that are gone are told, with nothing to be saved', () => {
  const storage = inSecondRound();
  for (const key of storage.texts.keys()) if (key !== 'match') storage.texts.delete(key);
  openApp(storage);
  expect(screen.getByRole('alert')).toHaveTextContent('The match goes on without them');
  expect(screen.queryByRole('button', { name: 'Save the damaged data to a file' })).toBeNull();
});

test('a last play that found no room is told, with a way to save the record', async () => {
  const storage = storageAfter((left) => left.getState().startMatch(setupOf(['person', 'greedy'])));
  const { table, user } = openApp(storage);
  storage.refusal = 'writing';
  act(() => table.getState().show('start'));
  expect(screen.getByRole('alert')).toHaveTextContent('no room to save');
  const banner = within(screen.getByRole('region', { name: 'Trouble with storage' }));
  await user.click(banner.getByRole('button', { name: 'Save the record' }));
  expect(await screen.findByRole('dialog', { name: 'Save the record' })).toBeVisible();
});

test('the browser’s Back leads from the table to the first screen, Forward to the table again', async () => {
  const { table, user } = openApp(
    storageAfter((left) => {
      left.getState().startMatch(setupOf(['person', 'greedy']));
      left.getState().show('start');
    }),
  );
  await user.click(screen.getByRole('button', { name: /^Tiu-U with/ }));
  expect(table.getState().screen).toBe('table');
  const go = async (steps: number): Promise<void> => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve));
    history.go(steps);
    await act(() => gone);
  };
  await go(-1);
  expect(table.getState().screen).toBe('start');
  await go(1);
  expect(table.getState().screen).toBe('table');
});

/** The match at the table, where the hand is to be played. */
const atTable = () =>
  storageAfter((left) => left.getState().startMatch(setupOf(['person', 'person'])));
const look = /show my hand$/;

test('a key of the table leads to its rules, and Back to the same table', async () => {
  const { table, user } = openApp(atTable());
  await user.click(await screen.findByRole('button', { name: look }));
  const { match } = table.getState();
  await user.keyboard('b');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Rules: Tiu-U' }, { timeout: 20_000 }),
  ).toHaveFocus();
  expect(screen.getByText('These are the rules of your table.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('grid', { name: /^Hand: / })).toBeVisible();
  expect(table.getState().match).toBe(match);
});

test.each(['scores', 'table'] as const)(
  'from the %s of a round that is over the rules lead back there',
  async (shown) => {
    const { table, user } = openApp(
      storageAfter((left) => {
        left.getState().startMatch(setupOf(['person', 'greedy', 'greedy']));
        playUntil(left, () => false);
        left.getState().show(shown);
      }),
    );
    if (shown === 'scores') {
      await user.click(
        (await screen.findAllByRole('button', { name: 'Rule S9' }))[0] ?? screen.getByRole('main'),
      );
      await user.click(screen.getByRole('button', { name: 'Read on in the rules' }));
    } else {
      await user.click(await screen.findByRole('button', { name: 'At this table' }));
      await user.click(screen.getByRole('button', { name: 'Rules' }));
    }
    await screen.findByRole('heading', { level: 1, name: 'Rules: Tiu-U' }, { timeout: 20_000 });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const heading = shown === 'scores' ? /^Score sheet/ : 'Tiu-U';
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(table.getState().screen).toBe(shown);
  },
);
