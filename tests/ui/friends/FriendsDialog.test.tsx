import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { lateJoining } from '../../support/lateJoining.ts';
import { matchOf } from '../../support/matches.ts';

const card = () => screen.getByRole('button', { name: 'Pass the device' });
const deal = () => screen.getByRole('button', { name: 'Deal' });
const nameOf = (player: number) =>
  screen.getByRole('textbox', { name: `Name of player ${player}` });

async function open(user: UserEvent) {
  await user.click(card());
  return within(screen.getByRole('dialog', { name: 'Pass the device' }));
}

test('two taps deal to two friends, with nothing typed', async () => {
  const { table, user } = openApp();
  await open(user);
  await user.click(deal());
  expect(matchOf(table).setup).toMatchObject({
    variant: 'tiu-u',
    rules: {},
    players: [
      { name: 'Ann', control: 'person' },
      { name: 'Ben', control: 'person' },
    ],
  });
  expect(screen.getByRole('heading', { level: 1, name: /^Pass the device to/ })).toBeVisible();
});

test('names, game and number are kept when it is dealt, and offered again', async () => {
  const { table, settings, user } = openApp();
  const dialog = await open(user);
  await user.click(dialog.getByRole('radio', { name: 'Shi Wu Hu (fishing)' }));
  await user.click(dialog.getByRole('radio', { name: '3 players' }));
  await user.type(nameOf(1), 'Dora');
  await user.type(nameOf(3), 'Emil');
  await user.click(dialog.getByRole('radio', { name: '3 rounds' }));
  await user.click(deal());
  expect(matchOf(table).setup).toMatchObject({
    variant: 'shi-wu-hu',
    players: [{ name: 'Dora' }, { name: 'Ben' }, { name: 'Emil' }],
    goal: { rounds: 3 },
  });
  expect(settings.getState()).toMatchObject({
    ownName: 'Dora',
    friends: ['', 'Emil', ''],
    together: { variant: 'shi-wu-hu', persons: 3, rests: false, goal: 'rounds' },
  });
});

test('what was chosen last stands there again', async () => {
  const { settings, user } = openApp();
  settings.getState().change({
    ...{ ownName: 'Dora', friends: ['Emil', 'Flo'] },
    together: { variant: 'shi-wu-hu', persons: 3, rests: false, goal: 'won' },
  });
  const dialog = await open(user);
  const game = dialog.getByRole('radio', { name: 'Shi Wu Hu (fishing)' });
  expect(game).toBeChecked();
  expect(game).toHaveAttribute('autofocus');
  expect(dialog.getByRole('radio', { name: '3 players' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'First to +500' })).toBeChecked();
  expect([nameOf(1), nameOf(2), nameOf(3)].map((field) => field.getAttribute('value'))).toEqual([
    ...['Dora', 'Emil', 'Flo'],
  ]);
});

test('of four friends at a game for three one sits out, and two taps deal to them again', async () => {
  const { table, settings, user } = openApp();
  const dialog = await open(user);
  const rests = () => dialog.queryByRole('checkbox', { name: 'One sits out each round' });
  const note = 'One of you sits out each round: the last name first, then from the first name on.';
  expect(rests()).toBeNull();
  await user.click(dialog.getByRole('radio', { name: '4 players' }));
  expect(dialog.getByText(note)).toBeVisible();
  expect(rests()).toBeNull();
  await user.type(nameOf(4), 'Dee');
  await user.click(deal());
  const sitsOut = { place: 3, name: 'Dee', control: 'person' };
  expect(matchOf(table).setup).toMatchObject({ players: { length: 3 }, sitsOut });
  expect(settings.getState().together).toMatchObject({ persons: 4, rests: false });
  await user.click(screen.getByRole('button', { name: 'Home' }));
  await open(user);
  await user.click(deal());
  expect(matchOf(table).setup).toMatchObject({ players: { length: 3 }, sitsOut });
});

test('four friends find every way to play, and two taps deal the one that they played again', async () => {
  const { table, settings, user } = openApp();
  const dialog = await open(user);
  const ways = () => dialog.getByRole('combobox', { name: 'Way to play' });
  expect(
    within(ways())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Tiu-U', 'Tiu-U, Woodpile', 'Tiu-U, Culin 1893']]);
  await user.click(dialog.getByRole('radio', { name: 'Sap Ng Wu (climbing)' }));
  await user.click(dialog.getByRole('radio', { name: '4 players' }));
  await user.selectOptions(ways(), 'Luan Chuo');
  expect(dialog.getByRole('radio', { name: 'Sap Ng Wu (climbing)' })).toBeChecked();
  expect(dialog.getByText('The person opposite the dealer sits out.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Shi Wu Hu (fishing)' }));
  await user.selectOptions(ways(), 'shi-wu-hu-64');
  await user.click(deal());
  const four = { variant: 'shi-wu-hu-64', players: { length: 3 }, sitsOut: { place: 3 } };
  expect(matchOf(table).setup).toMatchObject(four);
  expect(settings.getState().together).toMatchObject({ variant: 'shi-wu-hu-64', persons: 4 });
  await user.click(screen.getByRole('button', { name: 'Home' }));
  await open(user);
  await user.click(deal());
  expect(matchOf(table).setup).toMatchObject(four);
});

test('three friends choose whether one sits out at a table for two, and find that again', async () => {
  const { table, settings, user } = openApp();
  const dialog = await open(user);
  await user.click(dialog.getByRole('radio', { name: '3 players' }));
  expect(dialog.queryByText('Each hand stays hidden until its player looks.')).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'One sits out each round' }));
  expect(dialog.getByText('Each hand stays hidden until its player looks.')).toBeVisible();
  await user.click(deal());
  expect(matchOf(table).setup).toMatchObject({
    players: { length: 2 },
    sitsOut: { place: 2, name: 'Eve' },
  });
  expect(settings.getState().together).toMatchObject({ persons: 3, rests: true });
  await user.click(screen.getByRole('button', { name: 'Home' }));
  await open(user);
  expect(screen.getByRole('checkbox', { name: 'One sits out each round' })).toBeChecked();
});

test('whoever cancels is asked nothing more, and nothing is kept', async () => {
  const { table, settings, user } = openApp();
  await open(user);
  await user.type(nameOf(2), 'Emil');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card()).toHaveFocus();
  expect(table.getState().match).toBeNull();
  expect(settings.getState().friends).toEqual([]);
});

test('a game for more than they are says who plays along, before it has joined', async () => {
  const joining = lateJoining();
  const { user } = openApp(undefined, undefined, joining.joinNamed);
  const dialog = await open(user);
  expect(dialog.getByText('Each hand stays hidden until its player looks.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Sap Ng Wu (climbing)' }));
  expect(dialog.getByText('This game needs 3 players, so Bo the bot plays along.')).toBeVisible();
  expect(joining.asked).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: '4 players' }));
  expect(dialog.getAllByRole('textbox')).toHaveLength(4);
  expect(dialog.queryByText(/plays along/)).toBeNull();
  await user.click(deal());
  expect(joining.asked).toEqual(['sap-ng-wu']);
});

test('friends who may only pass choose that each taps that, and only they are asked', async () => {
  const { settings, user } = openApp(undefined, undefined, lateJoining().joinNamed);
  const dialog = await open(user);
  const taps = () => dialog.queryByRole('checkbox', { name: 'Everyone taps their own pass' });
  expect(taps()).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Sap Ng Wu (climbing)' }));
  expect(taps()).not.toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Everyone taps their own pass' }));
  expect(settings.getState().tapsPasses).toBe(false);
  await user.click(deal());
  expect(settings.getState().tapsPasses).toBe(true);
});
