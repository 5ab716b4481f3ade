import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const strong: RoundSetup = { hands: ['66*4 54*4 11*4 44*3 22', '33 51', '31 51'] };
const dialog = () => screen.getByRole('dialog', { name: 'Since your turn' });
const lines = () =>
  within(dialog())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('z gathers passes, and tells what the trick has brought, from its lead on', async () => {
  const { user } = renderTable(withTyped(freshRound(strong), '66*4+54*4', 'pass', 'pass'));
  await user.keyboard('z');
  expect(dialog()).toHaveFocus();
  expect(lines()).toEqual([
    expect.stringMatching(/^Ann led four of 6‑6 .*\.$/),
    'Bo and Cai passed.',
    'Ann won 8 wu.',
    expect.stringMatching(/^Ann: .* 2 chips from each\.$/),
  ]);
});

test('what a play of the past has brought is told with it', async () => {
  const setup: RoundSetup = { hands: ['22 44', '33 51', '31 51'], viewer: 1 };
  const { user } = renderTable(withTyped(freshRound(setup), '22', 'pass', 'pass', '44'));
  await user.keyboard('z');
  expect(lines()).toEqual([
    'Ann led 2‑2.',
    expect.stringMatching(/^Bo and Cai passed/),
    'Ann won 1 wu.',
    expect.stringMatching(/^Ann led .*\.$/),
    'Ann: no cards left.',
  ]);
});

test('it begins with the trick of the viewer’s own last choice, and shows the cards', async () => {
  const setup: RoundSetup = { hands: ['22*4 44', '65 51', '33*4 51'], viewer: 2 };
  const { user } = renderTable(withTyped(freshRound(setup), '22*4', 'pass', 'pass', '44'));
  await user.keyboard('z');
  const first = within(dialog()).getAllByRole('listitem')[0];
  expect(first?.querySelectorAll('[data-cards] svg, [aria-hidden] svg')).toHaveLength(4);
  expect(lines()).toEqual([
    'Ann led four of 2‑2.',
    'Bo and Cai passed.',
    'Ann won 4 wu.',
    expect.stringMatching(/^Ann: .* 1 chip from each\.$/),
    expect.stringMatching(/^Ann led .*\.$/),
    'Ann: no cards left.',
  ]);
});

test('what the own last play has brought is told also where nobody has played since', async () => {
  const setup: RoundSetup = { hands: ['22', '65', '33 51'], viewer: 2 };
  const { user } = renderTable(withTyped(freshRound(setup), '22', 'pass', 'pass'));
  await user.keyboard('z');
  expect(lines().at(-1)).toBe('Ann won 1 wu.');
});

test('an own pass that made itself and led to the own lead is told, with what it has brought', async () => {
  const setup: RoundSetup = { hands: ['22', '33 44', '51 52'], viewer: 2 };
  const { user } = renderTable(withTyped(freshRound(setup), '22', '33', 'pass', '44', 'pass'));
  await user.keyboard('z');
  expect(lines().slice(-3)).toEqual([
    'Bo: no cards left.',
    'Cai passed, holding nothing that beats it.',
    'Bo won 1 wu.',
  ]);
});

test('it says so where nobody has played since', async () => {
  const { user } = renderTable(withTyped(freshRound(strong), '22'));
  await user.keyboard('z');
  expect(dialog()).toHaveTextContent('Nobody has played since your turn.');
});

test('after the round it ends with how that ended', async () => {
  const won = [...['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass'], '44*3', 'pass', 'pass'];
  const { user } = renderTable(withTyped(freshRound(strong), ...won, 'declare'));
  await user.keyboard('z');
  expect(lines().at(-1)).toMatch(/^Ann declared with 15 wu.*\.$/);
});

test('where nobody looks it is not there', async () => {
  const { user } = renderTable(freshRound({ ...strong, viewer: null }));
  await user.keyboard('z');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('own plays that won at once, as nobody else had cards, are told', async () => {
  const setup: RoundSetup = { hands: ['66 11 22 51', '33', '44'] };
  const { user } = renderTable(withTyped(freshRound(setup), '22', '33', '44', '66', '11'));
  await user.keyboard('z');
  expect(lines().slice(-4)).toEqual([
    'Ann beat it with 6‑6.',
    'Ann won 1 wu.',
    'Ann led 1‑1.',
    'Ann won 1 wu.',
  ]);
});
