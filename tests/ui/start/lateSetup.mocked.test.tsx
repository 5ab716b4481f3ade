import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyVariantId } from '../../../src/engine/index.ts';
import { openApp } from '../../support/app.tsx';
import { lateJoining } from '../../support/lateJoining.ts';
import { matchOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';

// Climbing joins in the last test of the file.

const late = 'sap-ng-wu';
const further = 'luan-chuo';
const early = 'shi-wu-hu';
const waysTo = () => within(screen.getByRole('group', { name: say('start.ways') }));
const games = () => within(screen.getByRole('group', { name: say('start.variant') }));
const game = (id: typeof late | typeof early) =>
  games().getByRole('radio', { name: say(`variant.${id}`) });
const way = (id: typeof late | typeof further) =>
  waysTo().getByRole('radio', { name: say(`variant.${id}`) });
const deal = () => screen.getByRole('button', { name: 'Deal' });

async function openSetup() {
  const joining = lateJoining();
  const app = openApp(undefined, undefined, joining.joinNamed);
  await app.user.click(screen.getByText('More ways to play'));
  await screen.findByRole('button', { name: 'Deal' });
  return { ...app, joining };
}

test('every game is offered with the ways to play it, whether or not its family has joined', async () => {
  const { user } = await openSetup();
  const offered: (string | null)[] = [];
  for (const each of games().getAllByRole('radio')) {
    await user.click(each);
    const ways = waysTo().getAllByRole('radio');
    offered.push(...ways.map((radio) => radio.getAttribute('aria-label')));
  }
  expect(offered.toSorted()).toEqual(everyVariantId.map((id) => say(`variant.${id}`)).toSorted());
});

test('a game whose family does not load is told so and not dealt; another one can be chosen', async () => {
  const { table, user, joining } = await openSetup();
  await user.click(game(late));
  await joining.fail();
  expect(screen.getByRole('alert')).toHaveTextContent('didn’t load');
  expect(deal()).toBeDisabled();
  await user.click(game(early));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(deal());
  expect(matchOf(table).setup.variant).toBe('shi-wu-hu');
});

test('a game of a late family is taken once it has joined, with what it asks', async () => {
  const { table, user, joining } = await openSetup();
  await user.click(game(late));
  await user.click(way(further));
  expect(joining.asked).toEqual([late, further]);
  expect(game(late)).toBeChecked();
  expect(deal()).toBeDisabled();
  await joining.come();
  expect(way(further)).toBeChecked();
  expect(deal()).toBeEnabled();
  await user.click(deal());
  expect(matchOf(table).setup).toMatchObject({ variant: 'luan-chuo', rules: {} });
});
