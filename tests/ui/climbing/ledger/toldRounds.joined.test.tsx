import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LedgerGame } from '../../../../src/store/entering/form.ts';
import type { LedgerStore } from '../../../../src/store/ledger/ledgerStore.ts';
import { createMemoryStorage } from '../../../support/browserParts.ts';
import { actsOn } from '../../../support/ledger.ts';
import { openLedgerPage } from '../../ledger/ledgerPage.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const field = (name: string, count: string) =>
  within(screen.getByRole('group', { name })).getByRole('textbox', { name: count });
const ledger = () => screen.getByRole('table', { name: 'Ledger of the evening' });
const rows = () =>
  within(ledger())
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

/** Has a game be told, once its screen is there. */
async function telling(store: LedgerStore, game: LedgerGame): Promise<void> {
  act(() => store.getState().changeGame(game));
  await screen.findByRole('group', { name: 'Who declared' });
}

const sapNgWu = { variant: 'sap-ng-wu', rules: {}, seatCount: 3 } as const;

test('an untouched ledger begins with the game that is played on the device', () => {
  const storage = createMemoryStorage();
  const first = openLedgerPage({ storage, played: 'sap-ng-wu' });
  expect(first.store.getState().entered.game.variant).toBe('sap-ng-wu');
  cleanup();
  const again = openLedgerPage({ storage, played: 'chang-pai' });
  expect(again.store.getState().entered.game.variant).toBe('sap-ng-wu');
});

test('a declared round is entered by keys alone, and the winner deals next', async () => {
  const { user, store } = openLedgerPage();
  await telling(store, sapNgWu);
  radio('Who declared', 'Ann').focus();
  await user.keyboard(' {ArrowRight}');
  field('Ben', 'Wu').focus();
  await user.keyboard('18{Tab}1');
  expect(screen.getByText('Ann and Eve to Ben: 2 chips each')).toBeVisible();
  expect(
    screen.getByText(/18 wu: 15 make one step, every three more another. Worth 2/),
  ).toBeVisible();
  expect(screen.getByText('Ann and Eve to Ben: 1 chip each')).toBeVisible();
  button('Enter this round').focus();
  await user.keyboard('{Enter}');
  expect(rows().slice(1)).toEqual(['1 −318 wu +6 −3', 'Total−3+6−3']);
  expect(screen.getByText('The round is in the ledger.')).toBeVisible();
  expect(radio('Who dealt', 'Ben')).toBeChecked();
});

test('W10 W12 nobody declared: what fours earn is paid', async () => {
  const { user, store } = openLedgerPage();
  await telling(store, sapNgWu);
  await user.click(await screen.findByRole('radio', { name: 'Nobody' }));
  expect(screen.queryByRole('textbox', { name: 'Wu' })).toBeNull();
  expect(screen.getByText('No chips change hands.')).toBeVisible();
  await user.type(field('Eve', 'Four alike'), '2');
  expect(screen.getByText('Ann and Ben to Eve: 2 chips each')).toBeVisible();
  await user.click(button('Enter this round'));
  expect(rows().at(-1)).toBe('Total−2−2+4');
});

test('W14 the dealer’s double is told', async () => {
  const { user, store } = openLedgerPage();
  await telling(store, { ...sapNgWu, variant: 'chang-pai', rules: { dealerDouble: true } });
  await user.click(radio('Who dealt', 'Eve'));
  await user.click(radio('Who declared', 'Ben'));
  await user.type(field('Ben', 'Wu'), '15');
  expect(screen.getByText('Ann to Ben: 1 chip')).toBeVisible();
  expect(screen.getByText('Eve to Ben: 2 chips')).toBeVisible();
  expect(screen.getByText(/The dealer pays and gets double: Eve/)).toBeVisible();
});

test('a wrong round is refused in words and loses nothing', async () => {
  const { user, store } = openLedgerPage();
  await telling(store, sapNgWu);
  await user.click(await screen.findByRole('button', { name: 'Enter this round' }));
  expect(screen.getAllByText('Choose who declared, or Nobody.')).toHaveLength(2);
  await user.click(radio('Who declared', 'Ben'));
  await user.type(field('Ben', 'Wu'), '1x4');
  await user.click(button('Enter this round'));
  const [told] = screen.getAllByText('Ben: 14 wu isn’t enough to declare. It takes 15.');
  expect(told).toBeVisible();
  expect(field('Ben', 'Wu')).toBeInvalid();
  expect(field('Ben', 'Wu')).toHaveValue('14');
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(button('Undo'));
  expect(field('Ben', 'Wu')).toHaveValue('1');
});

test('points and chips have a sum each, and one together where a chip has a worth', async () => {
  const { user, store } = openLedgerPage();
  const { changeGame, typeCatch, enterRound } = actsOn(store);
  act(() => {
    changeGame({ variant: 'tiu-u', rules: {}, seatCount: 3 });
    typeCatch('66*4 63');
    enterRound();
  });
  await telling(store, sapNgWu);
  await user.click(radio('Who declared', 'Ben'));
  await user.type(field('Ben', 'Wu'), '１５');
  await user.click(button('Enter this round'));
  const won = rows();
  expect(won.slice(-2)).toEqual(['Points+228−114−114', 'Chips−1+2−1']);
  await user.type(screen.getByRole('textbox', { name: /Points for one chip/ }), '１０');
  expect(rows().at(-1)).toBe('Total, in points+218−94−124');
});

test('a round is looked at once more, with what was told and who paid', async () => {
  const { user, store } = openLedgerPage();
  await telling(store, { ...sapNgWu, variant: 'ma-hua-hua' });
  await user.click(radio('Who declared', 'Nobody'));
  await user.type(field('Ann', 'Wu'), '7');
  await user.type(field('Ann', 'Happy sets'), '1');
  await user.type(field('Eve', 'Wu'), '6');
  await user.click(button('Enter this round'));
  await user.click(button(/^Round 1:/));
  const dialog = within(screen.getByRole('dialog', { name: 'Round 1' }));
  expect(await dialog.findByText('Nobody declared')).toBeVisible();
  expect(dialog.getByText('Happy sets: 1')).toBeVisible();
  expect(dialog.getByText('Ben to Ann: 2 chips')).toBeVisible();
  expect(dialog.getByText('Ben to Eve: 1 chip')).toBeVisible();
});

test('W13 a round of which every two settle tells the difference to each that pays', async () => {
  const { user, store } = openLedgerPage();
  const rules = { familyPayments: 'pairs' } as const;
  await telling(store, { ...sapNgWu, variant: 'ma-hua-hua', rules });
  await user.click(radio('Who declared', 'Nobody'));
  await user.type(field('Ann', 'Wu'), '7');
  await user.type(field('Ann', 'Happy sets'), '1');
  await user.type(field('Eve', 'Wu'), '6');
  await user.click(button('Enter this round'));
  expect(rows().at(-1)).toMatch(/\+3−3 ?0$/);
  await user.click(button(/^Round 1:/));
  const dialog = within(screen.getByRole('dialog', { name: 'Round 1' }));
  expect(await dialog.findByText('Ben to Ann: 2 chips')).toBeVisible();
  expect(dialog.getByText('Eve to Ann: 1 chip')).toBeVisible();
  expect(dialog.getByText(/Eve: worth 1, so 2 − 1 = 1\./)).toBeVisible();
});

test('of four people at a game for three, only those who play deal, declare and are told of', async () => {
  const { user, store } = openLedgerPage();
  await telling(store, { variant: 'luan-chuo', rules: {}, seatCount: 3 });
  act(() => store.getState().changeOneMore(true));
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((one) => one.getAttribute('aria-label'));
  expect(names('Who sits out')).toEqual(['Ann', 'Ben', 'Eve', 'Jay']);
  expect(radio('Who sits out', 'Eve')).toBeChecked();
  expect(names('Who dealt')).toEqual(['Ann', 'Ben', 'Jay']);
  await user.click(radio('Who dealt', 'Ben'));
  expect(radio('Who sits out', 'Jay')).toBeChecked();
  expect(names('Who declared')).toEqual(['Ann', 'Ben', 'Eve', 'Nobody']);
  await user.click(radio('Who declared', 'Eve'));
  await user.type(field('Eve', 'Wu'), '18');
  await user.click(button('Enter this round'));
  expect(radio('Who dealt', 'Eve')).toBeChecked();
  expect(radio('Who sits out', 'Ann')).toBeChecked();
  expect(rows().slice(1)).toEqual(['1 −3 −318 wu +6out', 'Total−3−3+60']);
  await user.click(button('Round 1: look at it, edit it or delete it'));
  expect(screen.getByText('Jay sat out')).toBeVisible();
  expect(screen.getByText('Dealer: Ben')).toBeVisible();
});
