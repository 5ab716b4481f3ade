import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { OpenLine } from '../../../src/store/online/line.ts';
import { openTable } from '../../../src/store/online/openTable.ts';
import { loadBetween } from '../../../src/ui/online/Between.tsx';
import { chanceOf } from '../../support/chance.ts';
import { fillBy, openHandTables } from '../../support/devices.ts';
import { nearLineTo } from '../../support/nearLine.ts';
import { openTables } from '../../support/services.ts';
import { arrive, openedByAnn, openFarPage, wishOfThree } from './farPage.tsx';

beforeAll(async () => {
  await loadBetween();
});

const heading = () => screen.getByRole('heading', { level: 1 });

test('a wish opens one table, at which those of this device sit, in the place of the wish', async () => {
  const { places, tables, id, line } = await openedByAnn();
  expect(heading()).toHaveTextContent('Your table is open');
  expect(heading()).toHaveFocus();
  expect(line.asked.filter((name) => name === 'open')).toHaveLength(1);
  expect(places.getState().place).toEqual({ room: 'table', code: id });
  expect(tables.getState().tables).toMatchObject([{ id, own: [0], names: ['Ann', null, null] }]);
  expect(screen.getByText(/^Waiting for 2 more\./)).toBeVisible();
});

test('several who sit at this device sit down one after the other', async () => {
  const { tables } = await openedByAnn({
    ...wishOfThree,
    places: [{ by: 'here', name: 'Ann' }, { by: 'elsewhere' }, { by: 'here', name: 'Cy' }],
  });
  await arrive();
  expect(tables.getState().tables).toMatchObject([{ own: [0, 2], names: ['Ann', null, 'Cy'] }]);
});

test('who has opened a table does not sit down by that at another one', async () => {
  const ann = await openedByAnn();
  const tables = openTables();
  const { opened } = openTable(
    {
      ...{ openLine: nearLineTo(ann.hand).openLine, tables, app: 'test' },
      ...{ fillWithChance: fillBy(chanceOf(99)), onLink: () => undefined },
    },
    { ...wishOfThree, places: wishOfThree.places.map(() => ({ by: 'elsewhere' })) },
    undefined,
  );
  await opened;
  const [other] = tables.getState().tables;
  const code = `${other?.id}.${other?.invite}`;
  act(() => ann.places.getState().turnTo({ room: 'table', code }));
  for (let turns = 0; turns < 3; turns += 1) await arrive();
  const known = ann.tables.getState().tables.find(({ id }) => id === other?.id);
  expect(known).toMatchObject({ names: [null, null, null], own: [] });
});

test('without a wish nothing is opened, and the first screen comes', async () => {
  const hand = await openHandTables();
  const { goHome, line } = await openFarPage('new', { hand });
  expect(goHome).toHaveBeenCalledOnce();
  expect(line.asked).toEqual([]);
});

test('where the host wants a word it is asked for, and what was wished for is not lost', async () => {
  const word = 'a quiet lake';
  const hand = await openHandTables({ opening: { by: 'word', word } });
  const { user, press, tables } = await openFarPage('new', { hand }, wishOfThree);
  await arrive();
  expect(heading()).toHaveTextContent('The table isn’t open yet');
  const field = screen.getByRole('textbox', { name: 'The host’s word' });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.type(field, 'a loud lake');
  await press('Open the table');
  expect(screen.getByRole('alert')).toHaveTextContent('That isn’t the word.');
  const again = screen.getByRole('textbox', { name: 'The host’s word' });
  expect(again).toHaveValue('a loud lake');
  expect(again).toBeInvalid();
  await user.clear(again);
  await user.type(again, ` ${word} {Enter}`);
  await arrive();
  await arrive();
  expect(heading()).toHaveTextContent('Your table is open');
  expect(tables.getState().tables).toMatchObject([{ names: ['Ann', null, null] }]);
});

test('a server that takes no more tables says so, and is asked again at a press', async () => {
  const hand = await openHandTables({ limits: { tables: 0 } });
  const { press, line } = await openFarPage('new', { hand }, wishOfThree);
  await arrive();
  expect(screen.getByText(/^This server has as many tables/)).toBeVisible();
  await press('Try again');
  await arrive();
  expect(line.asked).toEqual(['open', 'open']);
});

test('a game that the server does not have is told', async () => {
  const hand = await openHandTables();
  await openFarPage('new', { hand }, { ...wishOfThree, rules: { captures: 0 } });
  expect(screen.getByText(/^This server doesn’t know that game/)).toBeVisible();
});

test('without a way to the server its address is told, until there is one', async () => {
  const hand = await openHandTables();
  let tell = (_: boolean): void => undefined;
  const openLine: OpenLine = (_, { onLink }) => {
    tell = onLink;
    return {
      ask: () => new Promise(() => undefined),
      renew: () => tell(true),
      close: () => undefined,
    };
  };
  await openFarPage('new', { hand, openLine }, wishOfThree);
  expect(heading()).toHaveTextContent('Opening the table…');
  await act(async () => tell(false));
  expect(heading()).toHaveTextContent('The tables at lakes.test/online don’t answer');
  expect(heading()).toHaveFocus();
  await act(async () => tell(true));
  expect(heading()).toHaveTextContent('Opening the table…');
});
