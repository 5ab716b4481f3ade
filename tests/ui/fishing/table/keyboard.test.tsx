import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatPlay } from '../../../../src/engine/fishing/index.ts';
import { tableKeys } from '../../../../src/ui/fishing/table/input/tableKeys.ts';
import { handLetters } from '../../../../src/ui/table/useTableKeys.ts';
import { pressEvery } from '../../../support/pressClock.ts';
import { freshRound, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const deal = {
  hands: ['54 44 11', '63 21 31'],
  lake: '63 62 53 22',
  drawPile: '31 43 51 32 55 64',
};
const playsOf = (page: ReturnType<typeof renderTable>) =>
  page.round().steps.map(({ play }) => formatPlay(play));

describe('keyboard', () => {
  test('a whole turn: digit, arrows, Enter, then the drawn tile, and focus is never lost', async () => {
    const page = renderTable(freshRound({ deal }));
    await page.user.keyboard('2');
    expect(document.activeElement).toHaveAccessibleName(
      /^Red Nine, 5‑4|^Straight Eight, 6‑2, can be caught/,
    );
    await page.user.keyboard('1');
    expect(document.activeElement).toHaveAccessibleName(/can be caught/);
    await page.user.keyboard('{Enter}');
    expect(playsOf(page)).toHaveLength(1);
    expect(document.activeElement).toHaveAccessibleName('Bench, 2‑2, can be caught, 10 points');
    await page.user.keyboard('{Enter}');
    expect(playsOf(page)).toHaveLength(2);
    expect(document.activeElement).not.toBe(document.body);
  });

  test('0 and letters choose the tenth to fifteenth tile', async () => {
    const { user } = renderTable(freshRound({ variant: 'shi-wu-hu' }));
    const tiles = within(screen.getByRole('grid', { name: /^Hand/ })).getAllByRole('button');
    expect(tiles).toHaveLength(15);
    for (const [at, key] of [...'1234567890aejqv'].entries()) {
      await user.keyboard(key);
      expect(tiles.findIndex((tile) => tile.dataset.look === 'chosen')).toBe(at);
    }
  });

  test('no key of the hand is one of the table’s others', () => {
    const others = tableKeys.map(([key]) => key).filter((key) => key.length === 1);
    expect(others.filter((key) => handLetters.includes(key))).toEqual([]);
  });

  test('the last play of a round leads to the counting of it', async () => {
    const last = { hands: ['44', '31'], lake: '62 63 22 55', drawPile: '54 55' };
    const { user } = renderTable(
      withTyped(freshRound({ deal: last, viewer: 1 }), '44x62', '54x63'),
    );
    await user.keyboard('1');
    await user.keyboard('{Enter}{Enter}');
    expect(document.activeElement).toHaveAccessibleName('Score sheet');
  });

  test('a held key plays nothing more', async () => {
    const page = renderTable(freshRound({ deal }));
    await page.user.keyboard('2');
    pressEvery(30);
    await page.user.keyboard('{Enter>40/}');
    expect(playsOf(page)).toHaveLength(1);
    await page.user.keyboard('{p>40/}');
    expect(playsOf(page)).toHaveLength(2);
  });

  test('the letter that places waits as long as a tap', async () => {
    const page = renderTable(freshRound({ deal }));
    await page.user.keyboard('2');
    pressEvery(300);
    await page.user.keyboard('pp');
    expect(playsOf(page)).toEqual(['44']);
    await page.user.keyboard('p');
    expect(playsOf(page)).toEqual(['44', '31']);
  });

  test('lake and hand each have one tab stop, moved by arrows, Home and End', async () => {
    const { user } = renderTable(freshRound({ deal }));
    const hand = within(screen.getByRole('grid', { name: /^Hand/ }));
    const stops = () => hand.getAllByRole('button').filter((tile) => tile.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    stops()[0]?.focus();
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName('Earth, 1‑1');
    await user.keyboard('{ArrowLeft}{Home}{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('Man, 4‑4');
    expect(stops()).toHaveLength(1);
  });

  test('Escape lets the bait go and returns to it', async () => {
    const { user } = renderTable(freshRound({ deal }));
    await user.keyboard('1{Escape}');
    expect(document.activeElement).toHaveAccessibleName('Red Nine, 5‑4');
  });

  test('n goes from fish to fish, p places', async () => {
    const page = renderTable(freshRound({ deal }));
    await page.user.keyboard('2');
    expect(document.activeElement).toHaveAccessibleName(/^Straight Eight/);
    await page.user.keyboard('n');
    expect(document.activeElement).toHaveAccessibleName(/^Slant Eight/);
    await page.user.keyboard('p');
    expect(playsOf(page)).toEqual(['44']);
  });

  test('typed plays are made, or refused in words', async () => {
    const page = renderTable(freshRound({ deal }));
    await page.user.keyboard('/');
    const field = screen.getByRole('textbox', { name: /54x63/ });
    await page.user.click(field);
    await page.user.keyboard('hello{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('“hello” isn’t a play.');
    await page.user.clear(field);
    await page.user.type(field, '54x22{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('You can’t play 54x22 right now.');
    await page.user.clear(field);
    await page.user.type(field, '４-５Ｘ６３{Enter}');
    expect(playsOf(page)).toEqual(['54x63']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['on a French keyboard', 'é', 'p'],
    ['under Caps Lock', '2', 'P'],
    ['on a Russian keyboard', '2', 'з'],
    ['by a writing method', 'Process', 'Process'],
  ])('tiles are chosen and placed %s', (_, digit, letter) => {
    const page = renderTable(freshRound({ deal }));
    fireEvent.keyDown(document.body, { key: digit, code: 'Digit2' });
    expect(document.activeElement).toHaveAccessibleName(/^Straight Eight/);
    fireEvent.keyDown(document.body, { key: letter, code: 'KeyP' });
    expect(playsOf(page)).toEqual(['44']);
  });

  test('the log opens under Caps Lock', () => {
    renderTable(withTyped(freshRound({ deal }), '54x63'));
    fireEvent.keyDown(document.body, { key: 'L', code: 'KeyL', modifierCapsLock: true });
    const dialog = within(screen.getByRole('dialog', { name: 'Log' }));
    expect(dialog.getAllByText('Log')).toHaveLength(1);
  });

  test('the list of keys says first how they are reached with a screen reader', async () => {
    const { user } = renderTable(freshRound({ deal }));
    await user.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Keyboard' });
    expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(
      'With a screen reader',
    );
    expect(dialog).toHaveTextContent(/^Keyboard.*focus mode.*also has a button.*Home, End/);
  });

  test('keys do nothing while a dialog is open', async () => {
    const page = renderTable(freshRound({ deal }));
    await page.user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeInTheDocument();
    await page.user.keyboard('1p');
    expect(playsOf(page)).toEqual([]);
  });

  test('u takes back, l opens the log, c the catches', async () => {
    const { user, calls } = renderTable(withTyped(freshRound({ deal }), '54x63', '31'));
    await user.keyboard('u');
    expect(calls.onUndo).toHaveBeenCalledOnce();
    await user.keyboard('c');
    expect(screen.getByRole('dialog', { name: 'All catches' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('l');
    const log = screen.getByRole('dialog', { name: 'Log' });
    const read = within(log).getByRole('group', { name: 'Log' });
    expect(read).toHaveFocus();
    expect(read).toHaveAccessibleDescription(/^Ann drew .*\. Ann caught .*\.$/);
    expect(log).toHaveTextContent(/^LogAnn drew .*Ann caught .*Close$/);
  });
});
