import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tableKeys } from '../../../../src/ui/climbing/table/input/tableKeys.ts';
import { handLetters } from '../../../../src/ui/table/useTableKeys.ts';
import { pressEvery } from '../../../support/pressClock.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

/** By suit: 66 11 44 22, then 54. */
const strong: RoundSetup = { hands: ['66*4 54*4 11*4 44*3 22', '33 51', '31 51'] };
const won = [...['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass'], ...['44*3', 'pass', 'pass']];
const fans = () => [...screen.getByRole('grid', { name: /^Hand: / }).querySelectorAll('button')];
const focused = () => document.activeElement;
/** What is read out of the element that has the focus. */
const label = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent;
const raised = () =>
  fans()
    .filter((fan) => fan.dataset.look === 'chosen')
    .map((fan) => fan.getAttribute('aria-label'));

describe('by keyboard alone', () => {
  test('a whole round is played, and focus never falls to the page', async () => {
    const page = renderTable(freshRound(strong), { othersPass: true });
    const { keyboard } = page.user;
    await keyboard('1');
    expect(label()).toBe('Heaven, 6‑6, 4 cards, 1 picked');
    await keyboard('   ');
    expect(label()).toBe('Heaven, 6‑6, 4 cards, 4 picked');
    await keyboard('{Backspace}');
    expect(label()).toBe('Heaven, 6‑6, 4 cards, 3 picked');
    await keyboard(' {End}');
    expect(label()).toBe('Red Nine, 5‑4, 4 cards');
    await keyboard('    {Enter}');
    expect(page.plays()).toEqual(['66*4+54*4', 'pass', 'pass']);
    expect(label()).toBe('Earth, 1‑1, 4 cards');
    await keyboard('1   {Enter}');
    expect(page.plays().at(-3)).toBe('11*4');
    expect(label()).toBe('Man, 4‑4, 3 cards');
    await keyboard('1  {Enter}');
    expect(page.position().phase).toBe('declare');
    expect(label()).toBe('Bench, 2‑2, 1 card');
    await keyboard('c');
    expect(page.plays().at(-1)).toBe('decline');
    expect(label()).toBe('Bench, 2‑2, 1 card');
    await keyboard('1{Enter}');
    expect(page.position().phase).toBe('over');
    expect(label()).toBe('Score sheet');
    await keyboard('{Enter}');
    expect(page.calls.onScores).toHaveBeenCalledOnce();
  });

  test('d declares, and focus goes to what leads on, now that its button has gone', async () => {
    const page = renderTable(withTyped(freshRound(strong), ...won));
    act(() => screen.getByRole('button', { name: 'Declare' }).focus());
    await page.user.keyboard('d');
    expect(page.plays().at(-1)).toBe('declare');
    expect(screen.queryByRole('button', { name: 'Declare' })).toBeNull();
    expect(focused()).toHaveAccessibleName('Score sheet');
  });

  test('p passes, but where nobody may', async () => {
    const page = renderTable(freshRound({ hands: ['22', '33 44', '51'], viewer: 1 }));
    await page.user.keyboard('p');
    expect(page.plays()).toEqual([]);
    act(() => page.show(withTyped(freshRound({ hands: ['22', '33 44', '51'], viewer: 1 }), '22')));
    await page.user.keyboard('dc');
    expect(page.plays()).toEqual(['22']);
    await page.user.keyboard('p');
    expect(page.plays()).toEqual(['22', 'pass']);
  });

  test('in answer a digit raises the whole beating combination, and Enter plays it', async () => {
    const page = renderTable(
      withTyped(freshRound({ hands: ['22*2', '66*2 33 11*2', '51'], viewer: 1 }), '22*2'),
    );
    await page.user.keyboard('2');
    expect(raised()).toEqual(['Earth, 1‑1, 2 cards, 2 picked, can beat']);
    await page.user.keyboard('{Enter}');
    expect(page.plays()).toEqual(['22*2', '11*2']);
    expect(focused()).not.toBe(document.body);
  });

  test('0 and letters raise cards of the tenth to fifteenth kind', async () => {
    const hand = '66 65 64 63 62 61 55 54 53 52 51 44 43 42 41';
    const { user } = renderTable(freshRound({ hands: [hand, '33', '33'] }));
    expect(fans()).toHaveLength(15);
    for (const [at, key] of [...'1234567890aejqv'].entries()) {
      await user.keyboard(`{Escape}${key}`);
      expect(raised()).toHaveLength(1);
      expect(focused()).toBe(fans()[at]);
    }
    const others = tableKeys.map(([key]) => key).filter((key) => key.length === 1);
    expect(others.filter((key) => handLetters.includes(key))).toEqual([]);
  });

  test('Enter plays nothing where what is raised is no play', async () => {
    const page = renderTable(freshRound(strong));
    await page.user.keyboard('12{Enter}');
    expect(page.plays()).toEqual([]);
    expect(label()).toBe('Earth, 1‑1, 4 cards, 1 picked');
  });

  test('Escape lowers all cards', async () => {
    const page = renderTable(freshRound(strong));
    await page.user.keyboard('12{Escape}');
    expect(raised()).toEqual([]);
    expect(label()).toMatch(/^Earth/);
  });

  test('the hand has one tab stop, moved by arrows, Home and End', async () => {
    const { user } = renderTable(freshRound(strong));
    const stops = () => fans().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toHaveLength(1);
    act(() => stops()[0]?.focus());
    await user.keyboard('{End}');
    expect(label()).toMatch(/^Red Nine/);
    await user.keyboard('{ArrowLeft}{Home}{ArrowRight}');
    expect(label()).toMatch(/^Earth/);
    expect(stops()).toEqual([focused()]);
  });

  test('o lays the hand by group, and again by suit', async () => {
    const { user } = renderTable(freshRound(strong));
    const names = () => fans().map((fan) => fan.getAttribute('aria-label')?.split(',')[0]);
    expect(names()).toEqual(['Heaven', 'Earth', 'Man', 'Bench', 'Red Nine']);
    act(() => fans().at(-1)?.focus());
    await user.keyboard('o');
    expect(names()).toEqual(['Heaven', 'Red Nine', 'Earth', 'Man', 'Bench']);
    expect(label()).toMatch(/^Red Nine/);
    await user.keyboard('o');
    expect(names()[1]).toBe('Earth');
  });

  test('a held Enter, and one pressed again at once, play only once', async () => {
    const page = renderTable(freshRound({ hands: ['22 55*2 51', '33', '33'] }), {
      othersPass: true,
    });
    await page.user.keyboard('1');
    pressEvery(30);
    await page.user.keyboard('{Enter>20/}');
    expect(page.plays().filter((play) => play !== 'pass')).toEqual(['55']);
  });
});

describe('keys that open and change', () => {
  test('u takes back, and what was raised for the play lies down again', async () => {
    const page = renderTable(freshRound(strong), { othersPass: true });
    await page.user.keyboard('4{Enter}');
    expect(page.plays()).toEqual(['22', 'pass', 'pass']);
    await page.user.keyboard('u');
    expect(page.plays()).toEqual([]);
    expect(raised()).toEqual([]);
  });

  test('r shows again what the others have played, only where there is something', async () => {
    const { user, calls, show } = renderTable(freshRound(strong));
    await user.keyboard('r');
    expect(calls.onWatch).not.toHaveBeenCalled();
    act(() => show(withTyped(freshRound(strong), '22', 'pass', 'pass')));
    await user.keyboard('r');
    expect(calls.onWatch).toHaveBeenCalledOnce();
  });

  test('m is the sound, i the hint where hints are on', async () => {
    const off = renderTable(freshRound(strong));
    await off.user.keyboard('mi');
    expect(off.calls.onSound).toHaveBeenCalledOnce();
    expect(off.calls.onHint).not.toHaveBeenCalled();
    off.unmount();
    const on = renderTable(freshRound(strong), { aids: { hints: true } });
    await on.user.keyboard('ih');
    expect(on.calls.onHint).toHaveBeenCalledOnce();
  });

  test('nothing is played while a dialog is open', async () => {
    const page = renderTable(freshRound(strong));
    await page.user.keyboard('4l');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await page.user.keyboard('o1p');
    expect(page.plays()).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(raised()).toHaveLength(1);
  });

  test('the list of keys names each key of the table', async () => {
    const { user } = renderTable(freshRound(strong));
    await user.keyboard('?');
    const dialog = within(screen.getByRole('dialog'));
    for (const key of [...'pdcoiurwxnlm/?', 'Space', 'Backspace', 'Enter', '. (full stop)']) {
      expect(dialog.getByText(key, { selector: 'kbd' })).toBeInTheDocument();
    }
    expect(dialog.getByText('Play on without declaring')).toBeInTheDocument();
  });
});
