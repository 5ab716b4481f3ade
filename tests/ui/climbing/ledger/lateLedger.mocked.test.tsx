import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lateJoining } from '../../../support/lateJoining.ts';
import { openLedgerPage } from '../../ledger/ledgerPage.tsx';

// Climbing joins in the last test of the file.

function open() {
  const { joinNamed, ...joining } = lateJoining();
  return { ...openLedgerPage({ joinNamed }), ...joining };
}

const button = (name: string) => screen.getByRole('button', { name });

test('a game that did not load is not the chosen one any more, and can be chosen again', async () => {
  const { user, fail, asked } = open();
  const choose = async (): Promise<void> => {
    await user.click(button('Game and players'));
    expect(screen.getByRole('radio', { name: 'Tiu-U' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Sap Ng Wu (climbing)' }));
  };
  await choose();
  await fail();
  expect(screen.getByText(/^This part of the app didn’t load/)).toBeVisible();
  await user.click(button('Close'));
  await choose();
  expect(screen.queryByText(/^This part of the app didn’t load/)).toBeNull();
  expect(asked).toEqual(['sap-ng-wu', 'sap-ng-wu']);
});

test('a climbing game and its way are chosen in the dialog, and entered once climbing has come', async () => {
  const { user, come, asked, store } = open();
  await user.click(button('Game and players'));
  await user.click(screen.getByRole('radio', { name: 'Sap Ng Wu (climbing)' }));
  // Its ways are known before.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Way to play' }), 'Wu Han');
  expect(asked).toEqual(['sap-ng-wu', 'wu-han']);
  expect(store.getState().entered.by).toBe('catches');
  // Somebody in a hurry does not wait for it.
  await user.click(button('Close'));
  await come();
  expect(store.getState().entered.game).toEqual({
    variant: 'wu-han',
    rules: {},
    seatCount: 3,
  });
  expect(await screen.findByRole('group', { name: 'Who declared' })).toBeVisible();
});
