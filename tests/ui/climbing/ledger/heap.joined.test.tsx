import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { LedgerGame } from '../../../../src/store/entering/form.ts';
import { createMemoryStorage } from '../../../support/browserParts.ts';
import { actsOn, countsIn } from '../../../support/ledger.ts';
import { openLedgerPage } from '../../ledger/ledgerPage.tsx';

const sapNgWu = { variant: 'sap-ng-wu', rules: {}, seatCount: 3 } as const;

/** The page of real tables where a round of a climbing game is told, its heap opened. */
async function open(game: LedgerGame = sapNgWu, storage = createMemoryStorage()) {
  const page = openLedgerPage({ storage });
  act(() => page.store.getState().changeGame(game));
  await page.user.click(await screen.findByRole('heading', { name: 'Count won cards' }));
  return page;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (pips: string) =>
  within(screen.getByRole('grid', { name: 'Cards of one play' })).getByRole('button', {
    name: new RegExp(`, ${pips}, `),
  });
const games = () => screen.getByRole('table', { name: /worth in each game/ });
const rowOf = (game: RegExp) =>
  within(games())
    .getAllByRole('row')
    .find((row) => game.test(row.textContent))?.textContent;

async function win(user: UserEvent, pips: readonly string[], how = 'Count as won'): Promise<void> {
  for (const one of pips) await user.click(card(one));
  await user.click(button(how));
}

test('a heap is worth in each game what its rules say, and a foreign play is told', async () => {
  const { user } = await open();
  await win(user, ['4‑2', '2‑1'], 'Count as laid');
  await win(user, ['3‑3', '3‑3', '3‑3', '3‑3']);
  await win(user, ['6‑6', '6‑6', '6‑3', '5‑4']);
  await win(user, ['1‑1', '1‑1', '1‑1', '5‑3', '5‑3']);
  expect(rowOf(/^Sap Ng Wu/)).toMatch(/Four alike: 1 chip more from each at once\.151$/);
  await waitFor(() => expect(within(games()).getAllByRole('row')).toHaveLength(7));
  expect(rowOf(/^Luan Chuo1 wu short of 16/)).toMatch(/150$/);
  expect(rowOf(/^Luan Chuo, 28/)).toMatch(/152$/);
  expect(rowOf(/^Chang Pai/)).toMatch(/These cards aren’t laid in this game\.––$/);
  expect(rowOf(/^Ma Hua Hua/)).toMatch(/aren’t laid/);
});

test('cards that are no play tell what they lack, and a card that is not there is refused', async () => {
  const { user } = await open();
  await user.click(card('6‑2'));
  await user.click(card('5‑3'));
  expect(screen.getByText('To play 6‑2 and 5‑3, add a 1‑1.')).toBeVisible();
  expect(button('Count as won')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Remove last'));
  expect(screen.queryByText(/add a 1‑1/)).toBeNull();
  for (let more = 0; more < 4; more += 1) await user.click(card('6‑2'));
  expect(screen.getByText(/^This game has only 4 of the /)).toBeVisible();
  expect(card('6‑2')).toHaveAttribute('aria-disabled', 'true');
});

test('a Supreme is laid once, and a play is taken out by a press', async () => {
  const { user } = await open();
  await win(user, ['4‑2', '2‑1'], 'Count as laid');
  await user.click(card('4‑2'));
  await user.click(card('2‑1'));
  expect(button('Count as laid')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Count as won'));
  await user.click(button(/^Supreme .*, laid: take it out$/));
  const list = screen.getByRole('list', { name: 'Won cards' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  expect(within(list).getByRole('button')).toHaveFocus();
});

test('the counts are filled in for a player, the heap is empty, and Undo brings it back', async () => {
  const { user, store } = await open();
  const declared = within(screen.getByRole('group', { name: 'Who declared' }));
  await user.click(declared.getByRole('radio', { name: 'Ben' }));
  await win(user, ['3‑3', '3‑3', '3‑3', '3‑3']);
  await win(user, ['6‑6', '6‑6', '6‑6', '6‑6']);
  await user.click(button('Fill in: Ben'));
  expect(countsIn(store.getState())?.counts[1]).toMatchObject({ wu: 8, four: 2 });
  expect(screen.getByText('Ben: 8 wu filled in.')).toBeVisible();
  expect(screen.queryByRole('table', { name: /worth in each game/ })).toBeNull();
  await user.click(button('Undo'));
  expect(countsIn(store.getState())?.heap.won).toEqual(['33*4', '66*4']);
  expect(screen.queryByText('Ben: 8 wu filled in.')).toBeNull();
});

test('a heap is filled in before it is told who has declared', async () => {
  const { user } = await open();
  await win(user, ['3‑3', '3‑3', '3‑3', '3‑3']);
  await win(user, ['6‑6', '6‑6', '6‑6']);
  await user.click(button('Fill in: Ben'));
  const declared = within(screen.getByRole('group', { name: 'Who declared' }));
  await user.click(declared.getByRole('radio', { name: 'Ben' }));
  const counts = within(screen.getByRole('group', { name: 'Ben' }));
  expect(counts.getByRole('textbox', { name: 'Wu' })).toHaveValue('7');
});

test('a heap that the told game cannot have is filled in for nobody', async () => {
  const { user, store } = await open();
  await win(user, ['3‑3', '3‑3', '3‑3', '3‑3']);
  expect(button('Fill in: Ben')).toBeVisible();
  act(() => store.getState().changeGame({ ...sapNgWu, variant: 'chang-pai' }));
  expect(rowOf(/^Chang Pai/)).toMatch(/You can’t play four/);
  expect(screen.queryByRole('button', { name: 'Fill in: Ben' })).toBeNull();
});

test('a heap outlives the page, and what is no play in a spoiled one is left out', async () => {
  const { user, storage, store, unmount } = await open();
  await win(user, ['3‑3', '3‑3']);
  act(() =>
    actsOn(store).changeCounts((told) => ({
      ...told,
      heap: { ...told.heap, won: [...told.heap.won, 'nothing', 'pass'] },
    })),
  );
  unmount();
  await open(sapNgWu, storage);
  const list = screen.getByRole('list', { name: 'Won cards' });
  expect(within(list).getAllByRole('button')).toHaveLength(1);
});
