import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toldChanges } from '../../../support/told.ts';
import { freshRound } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const deal = { hands: ['54 51 66', '63 43 32'], lake: '63 31 44 52', drawPile: '55 65 11 22' };
const open = (viewer: number | null = 0) => renderTable(freshRound({ deal, viewer }));
const tile = (region: RegExp, name: RegExp) =>
  within(screen.getByRole('grid', { name: region })).getByRole('button', { name });
const last = () => toldChanges().at(-1);

test('a chosen bait is told with its fish, one that catches nothing with how to place it', async () => {
  const { user } = open();
  await user.click(tile(/^Hand/, /^Red Nine/));
  expect(last()).toBe('Red Nine 5‑4 as bait. One fish: Black Nine 6‑3, 36 points.');
  await user.click(tile(/^Hand/, /^Heaven/));
  expect(last()).toMatch(/^Heaven 6‑6 as bait\. Nothing to catch\. Key P or button: Place/);
});

test('a bait that is put back is told, by its own press and by Escape', async () => {
  const { user } = open();
  await user.click(tile(/^Hand/, /^Red Nine/));
  await user.keyboard('{Escape}');
  expect(last()).toBe('Bait put back.');
  await user.click(tile(/^Hand/, /^Red Nine/));
  await user.click(tile(/^Hand/, /^Red Nine/));
  expect(last()).toBe('Bait put back.');
});

test('a bait that is played is not told to be put back', async () => {
  const { user } = open();
  await user.click(tile(/^Hand/, /^Red Nine/));
  await user.click(tile(/^Lake/, /^Black Nine/));
  expect(toldChanges().join(' ')).not.toMatch('put back');
  expect(last()).toMatch(/^Ann caught the Black Nine 6‑3 with the Red Nine 5‑4\./);
});

test('a key that does nothing says why: without a bait, with one, and before one’s turn', async () => {
  const page = open();
  await page.user.keyboard('p');
  expect(last()).toBe('Pick a bait.');
  await page.user.click(tile(/^Hand/, /^Red Nine/));
  await page.user.keyboard('k');
  expect(last()).toMatch(/^Red Nine 5‑4 as bait\. One fish/);
  act(() => page.show(freshRound({ deal, viewer: 1 })));
  await page.user.keyboard('1');
  expect(last()).toBe('Not yet: Ann’s turn.');
});

test('the whole hand is told by a key, in its order, and by a button once the menu is closed', async () => {
  const page = renderTable(freshRound({ deal: { ...deal, hands: ['54 66 51 66', '63 43 32'] } }));
  const hand = '4 tiles: two of Heaven 6‑6, Red Nine 5‑4, and Mallet Six 5‑1.';
  await page.user.keyboard('.');
  expect(last()).toBe(hand);
  await page.user.click(screen.getByRole('button', { name: 'At this table' }));
  await page.user.click(screen.getByRole('button', { name: /^My whole hand/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(last()?.trim()).toBe(hand);
});

test('no hand is told where nobody looks', async () => {
  const { user } = open(null);
  const told = toldChanges().length;
  await user.keyboard('.');
  expect(toldChanges()).toHaveLength(told);
});

test('the key of sound says what holds now', async () => {
  const { user } = open();
  await user.keyboard('m');
  expect(last()).toBe('Sound and vibration are on: turn both off.');
});
