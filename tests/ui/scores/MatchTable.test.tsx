import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MatchTable } from '../../../src/ui/scores/Scores.tsx';
import { scoresModelOf } from '../../../src/ui/scores/scoresModel.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { Voice } from '../../support/Voice.tsx';

/** The table of a match of so many rounds that were all alike. */
function openTable(rounds: number) {
  const setup = setupOf(['person', 'greedy']);
  const round = finishedRound(setup);
  const match = { setup, rounds: Array.from({ length: rounds }, () => round) };
  render(<MatchTable model={scoresModelOf(match)} />, { wrapper: Voice });
  return userEvent.setup({ delay: null });
}

const table = () => screen.getByRole('table', { name: 'The match so far' });
const numbers = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const upTo95From = (first: number) => [
  ...Array.from({ length: 96 - first }, (_, at) => String(first + at)),
  'Total',
];

test('a match shows its last forty rounds, and forty more each time they are asked for', async () => {
  const user = openTable(95);
  expect(numbers()).toEqual(upTo95From(56));
  const total = within(table()).getByRole('row', { name: /^Total/ }).textContent;
  await user.click(screen.getByRole('button', { name: 'Show 40 more rounds' }));
  expect(numbers()).toEqual(upTo95From(16));
  // The focus goes on where the new ones begin.
  expect(screen.getByRole('rowheader', { name: '16' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show 15 more rounds' }));
  expect(numbers()).toEqual(upTo95From(1));
  expect(screen.getByRole('rowheader', { name: '1' })).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  expect(within(table()).getByRole('row', { name: /^Total/ })).toHaveTextContent(total);
});

test('on paper all rounds are there', () => {
  openTable(95);
  act(() => void fireEvent(window, new Event('beforeprint')));
  expect(numbers()).toEqual(upTo95From(1));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void fireEvent(window, new Event('afterprint')));
  expect(numbers()).toEqual(upTo95From(56));
});

test('of forty rounds none is left to be shown', () => {
  openTable(40);
  expect(numbers()).toHaveLength(41);
  expect(screen.queryByRole('button')).toBeNull();
});
