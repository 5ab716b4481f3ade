import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyVariantId } from '../../../src/engine/index.ts';
import { openApp } from '../../support/app.tsx';
import { lateJoining } from '../../support/lateJoining.ts';
import { matchOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';

// Climbing joins in the last test of the file.

const late = { name: say('variant.luan-chuo') };
const early = { name: say('variant.shi-wu-hu') };
const variant = (name: { name: string }) => screen.getByRole('radio', name);
const deal = () => screen.getByRole('button', { name: 'Deal' });

async function openSetup() {
  const joining = lateJoining();
  const app = openApp(undefined, undefined, joining.joinNamed);
  await app.user.click(screen.getByText('Set the table yourself'));
  await screen.findByRole('button', { name: 'Deal' });
  return { ...app, joining };
}

test('every game is offered, whether or not its family has joined', async () => {
  await openSetup();
  const group = within(screen.getByRole('group', { name: say('start.variant') }));
  const offered = group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'));
  expect(offered).toEqual(everyVariantId.map((id) => say(`variant.${id}`)));
});

test('a game whose family does not load is told so and not dealt; another one can be chosen', async () => {
  const { table, user, joining } = await openSetup();
  await user.click(variant(late));
  await joining.fail();
  expect(screen.getByRole('alert')).toHaveTextContent('did not load');
  expect(deal()).toBeDisabled();
  await user.click(variant(early));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(deal());
  expect(matchOf(table).setup.variant).toBe('shi-wu-hu');
});

test('a game of a late family is taken once it has joined, with what it asks', async () => {
  const { table, user, joining } = await openSetup();
  await user.click(variant(late));
  expect(joining.asked).toEqual(['luan-chuo']);
  expect(variant(late)).toBeChecked();
  expect(deal()).toBeDisabled();
  await joining.come();
  expect(variant(late)).toBeChecked();
  expect(deal()).toBeEnabled();
  await user.click(deal());
  expect(matchOf(table).setup).toMatchObject({ variant: 'luan-chuo', rules: {} });
});
