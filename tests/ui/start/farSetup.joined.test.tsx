import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { matchOf } from '../../support/matches.ts';
import { servedTables } from '../../support/servedTables.ts';

const seat = (number: number) => within(screen.getByRole('group', { name: `Seat ${number}` }));
const playedBy = (number: number) => seat(number).getByRole('combobox', { name: 'Played by' });
const seed = () => screen.queryByRole('textbox', { name: 'Seed of the deal' });
const button = (name: string) => screen.queryByRole('button', { name });
const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('radio', { name }));
const offered = (number: number): readonly (string | null)[] =>
  within(playedBy(number))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function openSetup() {
  const app = openApp();
  await app.user.click(screen.getByText('More ways to play'));
  await screen.findByRole('button', { name: 'Deal' });
  await app.user.click(screen.getByRole('heading', { name: 'House rules' }));
  return app;
}

function opened({ places }: Awaited<ReturnType<typeof openSetup>>): unknown {
  expect(places.getState().place).toEqual({ room: 'table', code: 'new' });
  return JSON.parse(places.getState().handed?.text ?? '');
}

test('where no tables are served nobody far away is offered', async () => {
  const { user } = await openSetup();
  expect(offered(2)).not.toContain('a friend far away');
  await user.click(screen.getByRole('checkbox', { name: /^One more person/ }));
  expect(screen.queryByRole('combobox', { name: 'Where player 3 is' })).toBeNull();
});

test('a seat for a friend far away opens a table, by no seed; without one it is dealt here', async () => {
  servedTables();
  const app = await openSetup();
  const { table, user } = app;
  expect(offered(2).slice(0, 3)).toEqual([
    'a person',
    'a friend far away',
    'Mei, thinks far ahead',
  ]);
  await user.selectOptions(playedBy(2), 'a friend far away');
  expect(playedBy(2)).toHaveAccessibleDescription(/sits down by the link/);
  expect(seat(2).queryByRole('textbox')).toBeNull();
  expect(seed()).toBeNull();
  expect(screen.getByText('The server shuffles the tiles, so there is no seed.')).toBeVisible();
  expect(screen.getByText('More ways to play, every rule')).toBeVisible();
  expect(button('Deal')).toBeNull();
  await user.selectOptions(playedBy(2), 'Bo, still learning');
  expect(seed()).toBeVisible();
  expect(button('Open the table')).toBeNull();
  expect(button('Deal')).toBeVisible();
  await user.selectOptions(playedBy(2), 'a friend far away');
  await user.type(seat(1).getByRole('textbox', { name: 'Name' }), 'Dora');
  expect(
    screen.getByText('You get a link for the others. The table is kept on the server.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(opened(app)).toMatchObject({
    variant: 'tiu-u',
    places: [{ by: 'here', name: 'Dora' }, { by: 'elsewhere' }],
  });
  expect(table.getState().match).toBeNull();
});

test('Mei makes room for Lin, which is said, and is there again without far friends', async () => {
  servedTables();
  const app = await openSetup();
  const { user } = app;
  const note = 'Mei doesn’t come to tables far away, so Lin plays instead.';
  await choose(user, '3 players');
  await user.selectOptions(playedBy(3), 'Mei, thinks far ahead');
  expect(screen.queryByText(note)).toBeNull();
  await user.selectOptions(playedBy(2), 'a friend far away');
  expect(screen.getByText(note)).toBeVisible();
  expect(playedBy(3)).toHaveDisplayValue('Lin, plays by feel');
  expect(offered(3)).not.toContain('Mei, thinks far ahead');
  await user.selectOptions(playedBy(2), 'Bo, still learning');
  expect(playedBy(3)).toHaveDisplayValue('Mei, thinks far ahead');
  await user.selectOptions(playedBy(2), 'a friend far away');
  await user.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(opened(app)).toMatchObject({ places: [{}, {}, { by: 'skilled' }] });
});

test('other numbers and other games, and back, lose nothing of who is far away', async () => {
  servedTables();
  const { table, user } = await openSetup();
  await choose(user, '3 players');
  await user.type(seat(3).getByRole('textbox', { name: 'Name' }), 'Flo');
  await user.selectOptions(playedBy(3), 'a friend far away');
  await choose(user, '2 players');
  expect(button('Deal')).toBeVisible();
  await choose(user, '3 players');
  expect(playedBy(3)).toHaveDisplayValue('a friend far away');
  await choose(user, 'Shi Wu Hu (fishing)');
  expect(playedBy(3)).toHaveDisplayValue('a friend far away');
  await user.selectOptions(playedBy(3), 'a person');
  expect(seat(3).getByRole('textbox', { name: 'Name' })).toHaveValue('Flo');
  await user.selectOptions(playedBy(3), 'a friend far away');
  await choose(user, '2 players');
  await user.click(screen.getByRole('button', { name: 'Deal' }));
  expect(matchOf(table).setup.players).toHaveLength(2);
});

test('who sits out may be far away, and several may be here', async () => {
  servedTables();
  const app = await openSetup();
  const { user } = app;
  await user.selectOptions(playedBy(2), 'a person');
  await user.click(screen.getByRole('checkbox', { name: /^One more person/ }));
  const more = screen.getByRole('combobox', { name: 'Where player 3 is' });
  await user.selectOptions(more, 'a friend far away');
  expect(screen.queryByRole('textbox', { name: 'Name of player 3' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(opened(app)).toMatchObject({
    seats: 2,
    places: [{ by: 'here', name: 'Ann' }, { by: 'here', name: 'Ben' }, { by: 'elsewhere' }],
  });
});

test('friends far apart at a climbing game choose whether each taps a pass', async () => {
  servedTables();
  const app = await openSetup();
  const { settings, user } = app;
  const taps = () => screen.queryByRole('checkbox', { name: 'Everyone taps their own pass' });
  await choose(user, 'Sap Ng Wu (climbing)');
  expect(taps()).toBeNull();
  await user.selectOptions(playedBy(2), 'a friend far away');
  await user.click(taps() ?? screen.getByText('House rules'));
  await user.click(screen.getByRole('button', { name: 'Open the table' }));
  expect(opened(app)).toMatchObject({ variant: 'sap-ng-wu', tapsPasses: true });
  expect(settings.getState().tapsPasses).toBe(false);
});
