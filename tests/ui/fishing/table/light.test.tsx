import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tableAnswer } from '../../../support/told.ts';
import { freshRound } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const round = freshRound({
  deal: {
    hands: ['54 44 11', '63 21 31'],
    lake: '63 62 53 22',
    drawPile: '51 43 31 32 55 64',
  },
});

const hand = (name: RegExp) =>
  within(screen.getByRole('grid', { name: /^Hand/ })).getByRole('button', { name });
const lake = (name: RegExp) =>
  within(screen.getByRole('grid', { name: /^Lake/ })).getByRole('button', { name });
const looks = () =>
  within(screen.getByRole('grid', { name: /^Hand/ }))
    .getAllByRole('button')
    .map((tile) => tile.dataset.look);

describe('before a bait is chosen', () => {
  test('tiles that can catch something glow, and say so', () => {
    renderTable(round, { catchersGlow: true });
    expect(hand(/^Red Nine/)).toHaveAccessibleName('Red Nine, 5‑4, can catch');
    expect(hand(/^Red Nine/).dataset.look).toBe('ready');
    expect(hand(/^Earth/).dataset.look).toBe('plain');
  });

  test('F10: a pair that takes no fish glows too, and says what it can do', () => {
    const deal = {
      hands: ['66 66 44', '63 21 31'],
      lake: '55 32 22',
      drawPile: '51 43 31 32 55 64',
    };
    const paired = freshRound({ variant: 'tiu-u-woodpile', rules: { heavenPair: 'may' }, deal });
    renderTable(paired, { catchersGlow: true });
    for (const which of ['1 of 2', '2 of 2']) {
      const name = `Heaven, 6‑6, ${which}, can be laid as a pair`;
      expect(screen.getByRole('button', { name }).dataset.look).toBe('ready');
    }
  });

  test('none glows where that aid is off', () => {
    renderTable(round);
    expect(new Set(looks())).toEqual(new Set(['plain']));
  });

  test('a fish that is tapped lights what catches it, and lets go at the second tap', async () => {
    const { user } = renderTable(round);
    await user.click(lake(/^Slant Eight/));
    expect(hand(/^Man/).dataset.look).toBe('lit');
    expect(hand(/^Man/)).toHaveAccessibleName(/catches 5.3$/);
    expect(hand(/^Red Nine/).dataset.look).toBe('dim');
    expect(lake(/^Slant Eight/).dataset.look).toBe('lit');
    await user.click(lake(/^Slant Eight/));
    expect(new Set(looks())).toEqual(new Set(['plain']));
  });

  test('a fish that nothing catches is refused in words', async () => {
    const { user } = renderTable(round);
    await user.click(lake(/2‑2$/));
    expect(tableAnswer()).not.toBeEmptyDOMElement();
  });

  test('a mouse over a bait shows its fish, and leaves nothing behind', () => {
    renderTable(round);
    fireEvent.pointerEnter(hand(/^Man/), { pointerType: 'mouse' });
    expect(lake(/^Slant Eight/).dataset.look).toBe('ready');
    expect(lake(/^Black Nine/).dataset.look).toBe('plain');
    fireEvent.pointerLeave(hand(/^Man/));
    expect(lake(/^Slant Eight/).dataset.look).toBe('plain');
  });
});

describe('what is this tile?', () => {
  test('is answered to a question mark on it', async () => {
    const { user } = renderTable(round);
    hand(/^Man/).focus();
    await user.keyboard('?');
    const told = screen.getByRole('dialog', { name: 'Man, 4‑4' });
    expect(told).toHaveTextContent('8 pips, 8 of them red');
    expect(told).toHaveTextContent(/5.3/);
    expect(told).toHaveTextContent('3 of 4 are still unseen.');
  });

  test('is answered to the other button of a mouse, which chooses nothing', () => {
    renderTable(round);
    fireEvent.contextMenu(lake(/^Black Nine/));
    expect(screen.getByRole('dialog', { name: 'Black Nine, 6‑3' })).toBeVisible();
  });

  test('elsewhere the question mark lists the keys', async () => {
    const { user } = renderTable(round);
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  });
});
