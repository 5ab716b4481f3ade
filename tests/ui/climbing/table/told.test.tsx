import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toldChanges } from '../../../support/told.ts';
import { freshRound } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const deal = { hands: ['66*2 54 63 22', '33*2 31 51', '11 51*2'] };
const open = () => renderTable(freshRound({ ...deal, viewer: 0 }));
const fan = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });
const last = () => toldChanges().at(-1);

test('each raise is told with what it offers, and that the cards are lowered', async () => {
  const { user } = open();
  await user.click(fan('Heaven'));
  expect(last()).toMatch(/^Picked: 6‑6\. \d plays offered/);
  await user.keyboard('{Escape}');
  expect(last()).toBe('Nothing picked.');
  await user.click(fan('Heaven'));
  expect(last()).toMatch(/^Picked: 6‑6\. /);
});

test('Enter says why it plays nothing: with nothing raised, and with what is no play', async () => {
  const { user } = open();
  fan('Heaven').focus();
  await user.keyboard('{Enter}');
  expect(last()).toBe('Nothing is picked: Space picks this card.');
  await user.click(fan('Heaven'));
  await user.click(screen.getByRole('button', { name: /, 2‑2, / }));
  const told = toldChanges().length;
  const words = last();
  await user.keyboard('{Enter}');
  expect(toldChanges()).toHaveLength(told + 1);
  expect(last()?.trim()).toBe(words?.trim());
});

test('a card pressed while another is to play is answered', async () => {
  const page = open();
  act(() => page.show(freshRound({ ...deal, viewer: 1 })));
  await page.user.keyboard('1');
  expect(last()).toMatch(/Ann/);
});

test('the whole hand is told by a key, in its order, and by a button once the menu is closed', async () => {
  const { user } = open();
  await user.keyboard('.');
  expect(last()).toBe('5 cards: two of 6‑6, a 2‑2, a 5‑4, and a 6‑3.');
  await user.keyboard('o.');
  expect(last()?.trim()).toBe('5 cards: two of 6‑6, a 5‑4, a 6‑3, and a 2‑2.');
  await user.click(screen.getByRole('button', { name: 'At this table' }));
  await user.click(screen.getByRole('button', { name: 'My whole hand, for a screen reader' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(last()?.trim()).toBe('5 cards: two of 6‑6, a 5‑4, a 6‑3, and a 2‑2.');
});

test('no hand is told where nobody looks', async () => {
  const { user } = renderTable(freshRound({ ...deal, viewer: null }));
  const told = toldChanges().length;
  await user.keyboard('.');
  expect(toldChanges()).toHaveLength(told);
  await user.click(screen.getByRole('button', { name: 'At this table' }));
  expect(screen.queryByRole('button', { name: /^My whole hand/ })).toBeNull();
});
