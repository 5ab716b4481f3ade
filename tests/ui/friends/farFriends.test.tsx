import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openWishOfFriends, tableBefore } from '../../../src/ui/friends/friendsTable.ts';
import { openApp } from '../../support/app.tsx';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { lateJoining } from '../../support/lateJoining.ts';
import { matchOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';
import { servedTables } from '../../support/servedTables.ts';

type App = ReturnType<typeof openApp>;

const card = () => screen.getByRole('button', { name: 'Pass the device' });
const far = () => screen.queryByRole('button', { name: 'Friends far away' });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('radio', { name }));
const ownName = () => screen.getByRole('textbox', { name: 'Your name' });

/** What was handed to the room of tables, as the object that it is. */
function opened({ places }: App): unknown {
  expect(places.getState().place).toEqual({ room: 'table', code: 'new' });
  return JSON.parse(places.getState().handed?.text ?? '');
}

test('where no tables are served nobody is asked for them, whatever was chosen elsewhere', async () => {
  const { table, settings, user } = openApp();
  settings.getState().change({ farApart: true });
  expect(far()).toBeNull();
  await user.click(card());
  expect(screen.getByRole('dialog', { name: 'Pass the device' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'How do you play together?' })).toBeNull();
  await press(user, 'Deal');
  expect(matchOf(table).setup.players).toHaveLength(2);
  expect(settings.getState().farApart).toBe(true);
});

test('friends who each have a device open a table for as many as they are, and nothing is dealt', async () => {
  servedTables();
  const app = openApp();
  const { table, settings, user } = app;
  settings.getState().change({ friends: ['Emil', 'Flo'] });
  await user.click(card());
  expect(screen.getByRole('radio', { name: 'At this device' })).toBeChecked();
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  await choose(user, 'Each on their own device');
  const dialog = within(screen.getByRole('dialog', { name: 'Friends far away' }));
  expect(
    dialog.getByText('You get a link for the others. The table is kept on the server.'),
  ).toBeVisible();
  expect(dialog.queryByText('Each hand stays hidden until its player looks.')).toBeNull();
  await choose(user, 'Shi Wu Hu (fishing)');
  await choose(user, '3 players');
  await choose(user, '3 rounds');
  expect(dialog.getAllByRole('textbox')).toEqual([ownName()]);
  await user.type(ownName(), 'Dora');
  await press(user, 'Open the table');
  expect(opened(app)).toEqual({
    variant: 'shi-wu-hu',
    rules: {},
    seats: 3,
    places: [{ by: 'here', name: 'Dora' }, { by: 'elsewhere' }, { by: 'elsewhere' }],
    goal: { rounds: 3 },
    tapsPasses: false,
  });
  expect(table.getState().match).toBeNull();
  expect(settings.getState()).toMatchObject({
    ...{ farApart: true, ownName: 'Dora', friends: ['Emil', 'Flo', ''] },
    together: { variant: 'shi-wu-hu', persons: 3, goal: 'rounds' },
  });
});

test('a table is opened by a name that the others know one by', async () => {
  servedTables();
  const { places, user } = openApp();
  await user.click(card());
  await choose(user, 'Each on their own device');
  await user.type(ownName(), ' ');
  await press(user, 'Open the table');
  expect(ownName()).toBeInvalid();
  expect(places.getState().place).toBeNull();
});

test('what was chosen last stands there again, and the way to tables far away needs no choice', async () => {
  servedTables();
  const { settings, user } = openApp();
  await user.click(far() ?? card());
  expect(screen.getByRole('radio', { name: 'Each on their own device' })).toBeChecked();
  await press(user, 'Cancel');
  expect(settings.getState().farApart).toBe(false);
  expect(far()).toHaveFocus();
  await user.click(card());
  expect(screen.getByRole('radio', { name: 'At this device' })).toBeChecked();
  await press(user, 'Cancel');
  settings.getState().change({ farApart: true });
  await user.click(card());
  expect(screen.getByRole('radio', { name: 'Each on their own device' })).toBeChecked();
});

test('a bot that a server can play plays along, and passes are tapped at that table alone', async () => {
  servedTables();
  const app = openApp(undefined, undefined, lateJoining().joinNamed);
  const { settings, user } = app;
  settings.getState().change({ ownName: 'Dora', opponents: { 'sap-ng-wu': 'expert' } });
  await user.click(far() ?? card());
  await choose(user, 'Sap Ng Wu (climbing)');
  expect(screen.getByText('This game needs 3 players, so Lin the bot plays along.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Everyone taps their own pass' }));
  await press(user, 'Open the table');
  expect(opened(app)).toMatchObject({
    seats: 3,
    places: [{ name: 'Dora' }, { by: 'elsewhere' }, { by: 'skilled', name: 'Lin' }],
    goal: null,
    tapsPasses: true,
  });
  expect(settings.getState().tapsPasses).toBe(false);
});

test('of four far apart at a game for three one sits out', async () => {
  servedTables();
  const app = openApp();
  app.settings.getState().change({ ownName: 'Dora', farApart: true });
  await app.user.click(card());
  await choose(app.user, '4 players');
  const note = 'One of you sits out each round: the last name first, then from the first name on.';
  expect(screen.getByText(note)).toBeVisible();
  await press(app.user, 'Open the table');
  expect(opened(app)).toMatchObject({ seats: 3, places: { length: 4 } });
});

test('a bot that plays along has a name of its own, and passes are tapped where that is a choice', () => {
  const before = tableBefore(openSettings(createMemoryStorage()).getState());
  const lin = { ...before, names: ['Lin', '', '', ''] };
  const wish = (table: typeof lin) => openWishOfFriends(table, 'expert', true, say);
  expect(wish(lin)).toMatchObject({ places: { length: 2 }, tapsPasses: false });
  const climbing = { family: 'climbing', variant: 'sap-ng-wu', seats: 3, most: 4 } as const;
  expect(wish({ ...lin, game: { ...lin.game, ...climbing } })).toMatchObject({
    places: [{ name: 'Lin' }, { by: 'elsewhere' }, { by: 'skilled', name: 'Lin 2' }],
    tapsPasses: true,
  });
});
