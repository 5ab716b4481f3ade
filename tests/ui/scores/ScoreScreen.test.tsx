import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scoresOf } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/store/match.ts';
import { openApp, storageAfter } from '../../support/app.tsx';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';

async function openScores(rounds = 1) {
  const app = openApp(
    storageAfter((table) => {
      table
        .getState()
        .startMatch(setupOf(['person', 'greedy', 'random'], { variant: 'shi-wu-hu' }));
      for (let round = 1; round <= rounds; round += 1) {
        if (round > 1) table.getState().dealNextRound();
        playUntil(table, () => false);
      }
      table.getState().show('scores');
    }),
  );
  await screen.findByRole('heading', { name: 'Score sheet' });
  return app;
}

test('each seat has its sheet with the total the engine counts', async () => {
  const { table } = await openScores();
  const totals = scoresOf(positionOf(matchOf(table)));
  ['Ann', 'Bo', 'Cy'].forEach((name, seat) => {
    const sheet = within(screen.getByRole('region', { name }));
    expect(sheet.getByText(`${totals[seat]} points`)).toBeVisible();
    expect(sheet.getAllByRole('button', { name: /: \d+ tiles?, / }).length).toBeGreaterThan(0);
    expect(sheet.getAllByText('Rule S8')).toHaveLength(1);
  });
});

test('the match so far has a row for each round and what they come to', async () => {
  await openScores(2);
  const rows = within(screen.getByRole('table', { name: 'The match so far' })).getAllByRole('row');
  expect(rows).toHaveLength(4);
  expect(
    within(screen.getByRole('table', { name: 'The match so far' })).getByRole('rowheader', {
      name: 'Together',
    }),
  ).toBeVisible();
});

test('the next round is dealt, the table seen again, a new match set up', async () => {
  const { table, user } = await openScores();
  await user.click(screen.getByRole('button', { name: 'New match' }));
  expect(table.getState().screen).toBe('start');
  await user.click(screen.getByRole('button', { name: 'See the score sheet' }));
  await user.click(await screen.findByRole('button', { name: 'Next round' }));
  expect(matchOf(table).rounds).toHaveLength(2);
  expect(table.getState().screen).toBe('table');
});
