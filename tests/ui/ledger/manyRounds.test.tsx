import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { firstLedger } from '../../../src/store/ledger/ledger.ts';
import { formatLedger } from '../../../src/store/ledger/savedLedger.ts';
import { catchLedger } from '../../../src/ui/fishing/calculator/catchLedger.ts';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { catchesIn } from '../../support/ledger.ts';
import { openLedgerPage } from './ledgerPage.tsx';

const table = () => screen.getByRole('table', { name: 'Ledger of the evening' });
const rounds = () =>
  within(table())
    .getAllByRole('button')
    .map(({ textContent }) => Number(textContent));
const from = (first: number, last = 95) =>
  Array.from({ length: last + 1 - first }, (_, at) => first + at);
const total = () => within(table()).getByRole('row', { name: /^Total/ }).textContent;

/** A ledger of rounds in which nothing was caught, 95 where no more are said. */
function openMany(last?: number) {
  const kept = from(1, last).map((id) => ({ id, entered: firstLedger.entered }));
  const storage = createMemoryStorage();
  storage.texts.set('ledger', formatLedger({ ...firstLedger, rounds: kept }));
  return openLedgerPage({ storage });
}

test('a ledger shows its last forty rounds, and forty more each time they are asked for', async () => {
  const { user } = openMany();
  expect(rounds()).toEqual(from(56));
  const before = total();
  await user.click(screen.getByRole('button', { name: 'Show 40 more rounds' }));
  expect(rounds()).toEqual(from(16));
  expect(screen.getByRole('button', { name: /^Round 16:/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show 15 more rounds' }));
  expect(rounds()).toEqual(from(1));
  expect(screen.getByRole('button', { name: /^Round 1:/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /more round/ })).toBeNull();
  expect(total()).toBe(before);
});

test('a tile that is entered has no round counted or drawn, and a round only itself', async () => {
  const { user, store } = openMany();
  const counted = vi.spyOn(catchLedger, 'figuresOf');
  const { removed } = store.getState();
  const drawn = vi.fn();
  const observer = new MutationObserver(drawn);
  observer.observe(table(), { subtree: true, childList: true, characterData: true });
  await user.type(screen.getByRole('textbox', { name: 'Or type the catch' }), '66*4');
  expect(catchesIn(store.getState()).catches[0]?.tiles).toHaveLength(4);
  expect(counted).not.toHaveBeenCalled();
  // Another list of none would have the whole panel drawn again.
  expect(store.getState().removed).toBe(removed);
  expect(drawn).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Enter this round' }));
  expect(counted).toHaveBeenCalledTimes(1);
  expect(rounds()).toEqual(from(57, 96));
  expect(total()).toContain('+96');
  observer.disconnect();
  counted.mockRestore();
});

test('the text of a ledger has all its rounds', async () => {
  const { user } = openMany();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  const lines = (await navigator.clipboard.readText()).trimEnd().split('\n');
  expect(lines.slice(4, -1)).toHaveLength(95);
});

test('the rounds of a long ledger are counted some at a time before they are shown', async () => {
  const counted = vi.spyOn(catchLedger, 'figuresOf');
  openMany(300);
  expect(screen.queryByRole('table', { name: 'Ledger of the evening' })).toBeNull();
  expect(counted).not.toHaveBeenCalled();
  await screen.findByRole('table', { name: 'Ledger of the evening' });
  expect(counted).toHaveBeenCalledTimes(300);
  expect(rounds()).toEqual(from(261, 300));
  counted.mockRestore();
});
