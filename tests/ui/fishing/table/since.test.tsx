import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshRound, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const deal = {
  hands: ['54 44 11', '63 21 31'],
  lake: '63 62 53 22',
  drawPile: '31 43 51 32 55 64',
};
const dialog = () => screen.getByRole('dialog', { name: 'Since your turn' });
const lines = () =>
  within(dialog())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('z tells what the others have played and what it brought, the oldest first', async () => {
  const { user } = renderTable(withTyped(freshRound({ deal }), '54x63', '31', '31x22', '43'));
  await user.keyboard('z');
  expect(dialog()).toHaveFocus();
  expect(lines()).toEqual([
    'Bo caught the Bench 2‑2 with the Harmony 3‑1, for 10 points.',
    'Bo drew the Red Seven 4‑3 and placed it in the lake.',
  ]);
});

test('the menu of the table tells it too', async () => {
  const { user } = renderTable(withTyped(freshRound({ deal }), '54x63', '31', '31x22'));
  await user.click(screen.getByRole('button', { name: 'At this table' }));
  await user.click(screen.getByRole('button', { name: 'What happened, in words' }));
  expect(screen.getAllByRole('dialog')).toEqual([dialog()]);
  expect(lines()).toHaveLength(1);
});

test('it says so where nobody has played since', async () => {
  const { user } = renderTable(withTyped(freshRound({ deal }), '54x63', '31'));
  await user.keyboard('z');
  expect(dialog()).toHaveTextContent('Nobody has played since your turn.');
  expect(lines()).toEqual([]);
});

test('after the round it ends with how that ended', async () => {
  const last = { hands: ['44', '31'], lake: '62 63 22 55', drawPile: '54 55' };
  const { user } = renderTable(
    withTyped(freshRound({ deal: last }), '44x62', '54x63', '31x22', '55x55'),
  );
  await user.keyboard('z');
  expect(lines()).toHaveLength(3);
  expect(lines().at(-1)).toBe('Ann won by 18.');
});

test('where nobody looks it is not there', async () => {
  const { user } = renderTable(freshRound({ deal, viewer: null }));
  await user.keyboard('z');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'At this table' }));
  expect(screen.queryByRole('button', { name: 'What happened, in words' })).toBeNull();
});
