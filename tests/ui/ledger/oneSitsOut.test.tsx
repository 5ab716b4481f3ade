import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openLedgerPage } from './ledgerPage.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('table', { name: 'Ledger of the evening' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const outs = () => screen.getByRole('group', { name: 'Who sits out' });
const oneMore = { name: 'One more person, so one sits out each round' };

/** Three people at a game for two. */
async function threeAtTwo() {
  const page = openLedgerPage();
  const { user } = page;
  await user.click(button('Game and players'));
  await user.click(screen.getByRole('checkbox', oneMore));
  await user.type(screen.getByRole('textbox', { name: 'Name of player 3' }), 'Mei');
  await user.click(button('Close'));
  return page;
}

test('the dialog of players has one more person sit out, and only those who play have a catch', async () => {
  const { user } = await threeAtTwo();
  expect(within(outs()).getByRole('radio', { name: 'Mei' })).toBeChecked();
  const tabs = () =>
    within(screen.getByRole('group', { name: 'Whose catch' }))
      .getAllByRole('button')
      .map((tab) => tab.textContent);
  expect(tabs()).toEqual(['Ann00 tiles', 'Ben00 tiles']);
  await user.click(within(outs()).getByRole('radio', { name: 'Ann' }));
  // Who comes in takes the place of who goes out, and the order of play stays.
  expect(tabs()).toEqual(['Ben00 tiles', 'Mei00 tiles']);
});

test('the evening is that of all, with nothing for who sat a round out', async () => {
  const { user, store, storage } = await threeAtTwo();
  await user.type(screen.getByRole('textbox', { name: 'Or type the catch' }), '66*4');
  await user.click(button('Enter this round'));
  expect(within(outs()).getByRole('radio', { name: 'Ann' })).toBeChecked();
  await user.type(screen.getByRole('textbox', { name: 'Or type the catch' }), '63*2');
  await user.click(button('Enter this round'));
  expect(rows()).toEqual([
    'RoundAnnBenMei',
    '196 +960 −96out',
    '2out36 +360 −36',
    'Total+96−60−36',
  ]);
  expect(store.getState().rounds.map(({ out }) => out)).toEqual([2, 0]);
  await user.click(button('Copy as text'));
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Ledger of the evening',
      'Tiu-U',
      '',
      'Round | Ann      | Ben      | Mei',
      '1     | 96 (+96) | 0 (−96)  | out',
      '2     | out      | 36 (+36) | 0 (−36)',
      'Total | +96      | −60      | −36',
      '',
    ].join('\n'),
  );
  await user.click(button('Round 1: look at it, edit it or delete it'));
  const dialog = screen.getByRole('dialog', { name: 'Round 1' });
  expect(within(dialog).getByText('Mei sat out')).toBeVisible();
  expect(within(dialog).queryByRole('heading', { name: /^Mei:/ })).toBeNull();
  await user.click(button('Edit this round'));
  expect(within(outs()).getByRole('radio', { name: 'Mei' })).toBeChecked();
  cleanup();
  openLedgerPage({ storage });
  expect(within(outs()).getByRole('radio', { name: 'Mei' })).toBeChecked();
});
