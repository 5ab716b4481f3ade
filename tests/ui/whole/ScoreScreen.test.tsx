import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { scoresOf } from '../../../src/engine/fishing/index.ts';
import { type Control, currentRound, type MatchSetup } from '../../../src/store/match/match.ts';
import { countedRoundOf } from '../../../src/ui/fishing/scores/countedRound.ts';
import { scoresModelOf } from '../../../src/ui/scores/scoresModel.ts';
import { openApp, storageAfter } from '../../support/app.tsx';
import { positionOf } from '../../support/fishing.ts';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';

const three: readonly Control[] = ['person', 'greedy', 'random'];

async function openScores(rounds = 1, controls = three, change: Partial<MatchSetup> = {}) {
  const app = openApp(
    storageAfter((table) => {
      table.getState().startMatch(setupOf(controls, { variant: 'shi-wu-hu', ...change }));
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

test('what is done often comes before what is done seldom', async () => {
  await openScores(1, ['person', 'greedy']);
  const actions = within(screen.getByRole('navigation', { name: 'What next' }));
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Next round',
    'Review this round',
    'Back to the table',
    'Play it again with seats exchanged',
    'Share',
    'Save the record',
    'Print',
    'New match',
  ]);
});

test('a round counts the same by its record as in its match', async () => {
  const { table } = await openScores();
  const match = matchOf(table);
  const { names, totals } = countedRoundOf(currentRound(match));
  expect(scoresModelOf(match)).toMatchObject({ names, totals });
});

test('a line, a tile, a bonus and a payment answer, and Escape puts the answer away', async () => {
  const { user } = await openScores();
  const asked = [
    within(screen.getByRole('region', { name: 'Ann' })).getAllByRole('button', {
      expanded: false,
    }),
    within(screen.getByRole('region', { name: 'Who pays whom' })).getAllByRole('button', {
      expanded: false,
    }),
  ].flat();
  expect(asked.length).toBeGreaterThan(10);
  for (const button of asked) {
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const answer = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(answer).toHaveTextContent(/Rule S\d.*navpil\.github\.io/s);
    await user.keyboard('{Escape}');
    expect(answer).toBeEmptyDOMElement();
    expect(button).toHaveFocus();
  }
});

test('S8 a rule that is set apart says so where it is asked', async () => {
  const { user } = await openScores(1, three, { rules: { bonuses: { supreme: 200 } } });
  const [rule] = screen.getAllByRole('button', { name: 'Rule S8' });
  if (rule === undefined) throw new Error('no rule can be asked');
  await user.click(rule);
  const dialog = screen.getByRole('dialog', { name: 'Rule S8' });
  expect(dialog).toHaveTextContent('Set apart at this table: Bonus for Supreme: 200');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(rule).toHaveFocus();
  const others = screen.getByRole('region', { name: 'The same catches under other rules' });
  expect(within(others).getAllByRole('row')).toHaveLength(7);
  expect(within(others).getByRole('button', { name: /with your rules as played/ })).toBeVisible();
});

test('two of one name are each told what their catch would count', async () => {
  const complaint = vi.spyOn(console, 'error');
  const both = {
    players: setupOf(['person', 'greedy']).players.map((one) => ({ ...one, name: 'Ann' })),
  };
  const { user } = await openScores(1, ['person', 'greedy'], { variant: 'tiu-u', ...both });
  const others = within(screen.getByRole('region', { name: 'The same catches under other rules' }));
  for (const row of others.getAllByRole('button')) await user.click(row);
  expect(others.getAllByRole('columnheader', { name: /Ann/ }).length).toBeGreaterThan(2);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test('S9 three seats read what their payments come to', async () => {
  const { table } = await openScores();
  const { payments } = countedRoundOf(currentRound(matchOf(table)));
  expect(payments).toHaveLength(3);
  const each = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  for (const text of each) expect(text).toMatch(/^[+−]?\d+ [+−]?\d+ = [+−]?\d+$/);
});

test('three play their match again with the seats moved on, deal by deal, and once more', async () => {
  const { table, user } = await openScores(2);
  for (const names of [
    ['Cy', 'Ann', 'Bo'],
    ['Bo', 'Cy', 'Ann'],
  ]) {
    await user.click(screen.getByRole('button', { name: 'Play it again with seats moved on' }));
    expect(table.getState().screen).toBe('table');
    expect(matchOf(table).setup.players.map(({ name }) => name)).toEqual(names);
    act(() => playUntil(table, () => false));
    act(() => table.getState().show('scores'));
    expect(await screen.findByText('One deal is still to be played again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Play it again/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next deal' }));
    act(() => playUntil(table, () => false));
    act(() => table.getState().show('scores'));
    await screen.findByRole('heading', { name: 'Score sheet' });
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  }
  const both = within(screen.getByRole('region', { name: 'The same tiles, other seats' }));
  expect(both.getAllByRole('link')).toHaveLength(6);
  expect(both.getByText('Equally good with the same tiles: Ann, Bo, and Cy.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Play it again/ })).toBeNull();
});

test('two people at one device change seats behind the curtain', async () => {
  const { user } = await openScores(1, ['person', 'person'], { variant: 'tiu-u' });
  await user.click(screen.getByRole('button', { name: 'Play it again with seats exchanged' }));
  expect(
    await screen.findByRole('heading', { name: /^Pass the device to (Ann|Bo)/ }),
  ).toBeVisible();
});
