import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshRound } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const deal = {
  hands: ['65 44 65', '63 21 31'],
  lake: '63 62 53 22',
  drawPile: '51 43 31 32 55 64',
};
const tilesIn = (region: RegExp) =>
  within(screen.getByRole('grid', { name: region })).getAllByRole('button');
const labelsIn = (region: RegExp) => tilesIn(region).map(({ ariaLabel }) => ariaLabel);

test('of equal tiles in the hand each says which of them it is', () => {
  renderTable(freshRound({ deal }));
  expect(labelsIn(/^Hand/)).toEqual(['Axe, 6‑5, 1 of 2', 'Axe, 6‑5, 2 of 2', 'Man, 4‑4']);
});

test('the chosen one of equal tiles is told from the other', async () => {
  const { user } = renderTable(freshRound({ deal }));
  await user.keyboard('2');
  expect(labelsIn(/^Hand/)).toEqual([
    'Axe, 6‑5, 1 of 2',
    'Axe, 6‑5, 2 of 2, chosen as bait',
    'Man, 4‑4',
  ]);
});

test('what a hand tile can do is read of it also while another is chosen', async () => {
  const { user } = renderTable(freshRound({ deal }), { catchersGlow: true });
  const before = labelsIn(/^Hand/);
  expect(before).toContain('Man, 4‑4, can catch');
  await user.keyboard('1');
  const after = labelsIn(/^Hand/);
  expect(after.map((label) => label?.replace(', chosen as bait', ''))).toEqual(before);
});

test('no state repeats what the label of a tile says, with a bait and without', async () => {
  const { user } = renderTable(freshRound({ deal }));
  const states = ['aria-pressed', 'aria-disabled'];
  const told = () =>
    [...tilesIn(/^Hand/), ...tilesIn(/^Lake/)].filter((tile) =>
      states.some((state) => tile.hasAttribute(state)),
    );
  expect(told()).toEqual([]);
  await user.keyboard('3');
  expect(labelsIn(/^Hand/)).toContain('Man, 4‑4, chosen as bait');
  expect(labelsIn(/^Lake/)).toContain('Bench, 2‑2');
  expect(told()).toEqual([]);
});
