import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createPlaceStore } from '../../../src/store/places.ts';
import { FarTables } from '../../../src/ui/history/FarTables.tsx';
import { openTables, servicesWith } from '../../support/services.ts';
import { Voice } from '../../support/Voice.tsx';

const id = (at: number): string => String(at).padStart(16, '0');

function openCard() {
  const tables = openTables();
  const places = createPlaceStore(window);
  const { remember } = tables.getState();
  render(<FarTables stores={{ places, services: servicesWith({ tables }) }} />, {
    wrapper: Voice,
  });
  return { tables, places, remember, user: userEvent.setup({ delay: null }) };
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a device that has been at no table shows nothing', () => {
  openCard();
  expect(document.body).toHaveTextContent('');
});

test('a table is told by its game and the others, with whose turn it is, and led to', async () => {
  const { remember, places, user } = openCard();
  remember(id(1), { variant: 'sap-ng-wu', names: ['Ann', 'Me', 'Bo'], own: [1], isTurn: true });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Sap Ng Wu (climbing) with Ann and Bo');
  expect(row).toHaveTextContent('Your turn');
  await user.click(
    within(row).getByRole('button', { name: /^To the table: Sap Ng Wu .* with Ann/ }),
  );
  expect(places.getState().place).toEqual({ room: 'table', code: id(1) });
});

test('where one is awaited comes first and what is over last; three are shown, then all', async () => {
  const { remember, user } = openCard();
  const names = ['Ann', 'Bo', 'Cy', 'Dora'];
  for (const [at, name] of names.entries()) {
    remember(id(at), {
      ...{ variant: 'tiu-u', names: [name, null], own: [1] },
      ...{ isTurn: name === 'Bo', isEnded: name === 'Dora' },
    });
  }
  await screen.findAllByRole('listitem');
  const shown = () => rows().map((row) => names.find((name) => row?.includes(name)));
  expect(shown()).toEqual(['Bo', 'Cy', 'Ann']);
  await user.click(screen.getByRole('button', { name: 'Show all 4 tables' }));
  expect(shown()).toEqual(['Bo', 'Cy', 'Ann', 'Dora']);
  expect(rows()[3]).toContain('Ended');
});

test('a place is given up only after it was asked; what holds nothing goes at once', async () => {
  const { remember, tables, user } = openCard();
  remember(id(1), { variant: 'tiu-u', names: ['Ann', null], own: [] });
  remember(id(2), { variant: 'tiu-u', names: ['Me', 'Cy'], own: [0] });
  await user.click(await screen.findByRole('button', { name: /^Take it off the list: .*Ann/ }));
  expect(tables.getState().tables).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Take it off the list: .*Cy/ }));
  const dialog = () => within(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toHaveTextContent('Tiu-U with Cy');
  await user.click(dialog().getByRole('button', { name: 'Keep it' }));
  expect(tables.getState().tables).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Take it off the list: .*Cy/ }));
  await user.click(dialog().getByRole('button', { name: 'Take it off the list' }));
  expect(rows()).toEqual([]);
});

test('a game that this version does not know is a table all the same', async () => {
  const { remember } = openCard();
  remember(id(1), { variant: 'a-later-game', names: ['Ann', 'Bo'] });
  expect(await screen.findByRole('listitem')).toHaveTextContent('A table with Ann and Bo');
});

test('a table says what it waits for, and twins are told apart by round and time', async () => {
  const { remember } = openCard();
  const twin = { variant: 'tiu-u', names: ['Ann', 'Bo'] };
  const own = { ...twin, own: [1] };
  remember(id(4), { ...own, round: 2, isNextAwaited: true });
  remember(id(3), { ...own, round: 3, isTurn: true });
  remember(id(2), { ...twin, round: 1, handed: { place: 1, key: 'key' } });
  await screen.findAllByRole('listitem');
  expect(rows().map((row) => /(Next|Your|Handed).*Round \d/.exec(row ?? '')?.[0])).toEqual([
    'Your turn · Round 3',
    'Next round · Round 2',
    'Handed over · Round 1',
  ]);
  expect(rows()[0]).toMatch(/\d{4}, \d/);
  // Who had the place is none of the others.
  expect(rows()[2]).not.toContain('Bo');
});
