import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Control } from '../../../src/store/match/holder.ts';
import type { MatchSetup } from '../../../src/store/match/match.ts';
import type { Screen } from '../../../src/store/table/saved.ts';
import { openApp, storageAfter } from '../../support/app.tsx';
import { playUntil, setupOf } from '../../support/matches.ts';
import { openHistory } from '../../support/memoryChest.ts';
import { keptRound } from '../history/keptRounds.ts';

/** A set-up as a record has it whose seats have no names. */
function unnamed(controls: readonly Control[]): MatchSetup {
  const players = controls.map((control) => ({ name: '', control }));
  return { ...setupOf(controls), players };
}

/** The app with a match of seats without names, before its first play or after its last. */
function openUnnamed(controls: readonly Control[], shown: Screen) {
  return openApp(
    storageAfter((table) => {
      table.getState().startMatch(unnamed(controls));
      if (shown === 'scores') playUntil(table, () => false);
      table.getState().show(shown);
    }),
  );
}

test('the start names the players of a match by their seats', async () => {
  openUnnamed(['greedy', 'greedy'], 'start');
  const waiting = await screen.findByRole('list', { name: 'Waiting for you' });
  expect(waiting).toHaveTextContent('Seat 1 and Seat 2');
});

test('the table names its players by their seats', async () => {
  openUnnamed(['person', 'greedy'], 'table');
  const seats = await screen.findByRole('region', { name: 'Players' });
  expect(within(seats).getByRole('button', { name: /^Seat 1: / })).toBeVisible();
  expect(within(seats).getByRole('button', { name: /^Seat 2: / })).toBeVisible();
});

test('the curtain names who may look by the seat', async () => {
  openUnnamed(['person', 'person'], 'table');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Seat [12]/);
});

test('the score sheet names everybody by their seats', async () => {
  openUnnamed(['person', 'greedy'], 'scores');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Seat [12] won by/);
  const totals = screen.getByRole('list', { name: 'Totals' });
  expect(totals).toHaveTextContent(/Seat 1 \d+.*Seat 2 \d+/);
  const counts = screen.getByRole('table', { name: 'Points by group' });
  expect(within(counts).getByRole('columnheader', { name: 'Seat 1' })).toBeVisible();
});

test('the history names the players of its rounds by their seats', async () => {
  const history = openHistory();
  await history.open();
  history.state.setState(({ stock }) => ({
    stock: stock && { ...stock, rounds: [keptRound('round', { names: ['', ''] })] },
  }));
  const { places } = openApp(undefined, { history });
  act(() => places.getState().goTo({ room: 'history' }));
  const round = (await screen.findByRole('button', { name: 'Review' })).closest('li');
  expect(round).toHaveTextContent('with Seat 2 (plays like Cy)');
  expect(round).toHaveTextContent(/Seat 1.*Seat 2/);
});
