import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Aids } from '../../../../../src/store/settings.ts';
import { setMedia } from '../../../../support/media.ts';
import { toldRegion } from '../../../../support/told.ts';
import { freshRound, withTyped } from '../playedRound.ts';
import { renderTable } from '../renderTable.tsx';

const hands = ['66*2 54 63 22', '33*2 31 51', '11 51*2'];

function table(plays: readonly string[] = [], aids: Partial<Aids> = { suitLadder: true }) {
  return renderTable(withTyped(freshRound({ hands }), ...plays), { aids, othersPass: true });
}

const ladder = () => screen.getByRole('group', { name: 'Suits, high to low' });
const toggle = () => screen.getByRole('button', { name: 'Suits beside the hand' });
const cardsIn = (suit: string) =>
  within(within(ladder()).getByRole('list', { name: suit })).getAllByRole('img');
const card = (name: string) =>
  within(ladder()).getByRole('img', { name: new RegExp(`^[^.]*${name}`) });
const marked = (mark: string) =>
  within(ladder())
    .getAllByRole('img')
    .filter((one) => one.hasAttribute(mark))
    .map((one) => /\d‑\d/.exec(one.getAttribute('aria-label') ?? '')?.[0]);

describe('the suits beside the hand', () => {
  test('W2 W4: are lists from high to low, of which each kind tells what goes with it', () => {
    table();
    expect(cardsIn('scholars')).toHaveLength(11);
    expect(cardsIn('swords')).toHaveLength(6);
    expect(cardsIn('bows')).toHaveLength(4);
    expect(card('6‑6')).toHaveAccessibleName('Heaven, 6‑6, in your hand. Goes with 5‑4 and 6‑3');
    expect(card('6‑2')).toHaveAccessibleName(/\. Goes with 1‑1$/);
    expect(card('6‑5')).not.toHaveAccessibleName(/Goes/);
    expect(ladder().querySelectorAll('[data-sign]')).toHaveLength(3);
  });

  test('mark what is held, and what goes with the raised cards', async () => {
    const { user } = table();
    expect(marked('data-held')).toEqual(['6‑6', '2‑2', '5‑4', '6‑3']);
    expect(marked('data-lit')).toEqual([]);
    await user.click(within(screen.getByRole('grid')).getByRole('button', { name: /^Heaven/ }));
    expect(marked('data-raised')).toEqual(['6‑6']);
    expect(card('6‑6')).toHaveAccessibleName(/, in your hand, picked\. Goes/);
    expect(marked('data-lit')).toEqual(['5‑4', '6‑3']);
    expect(card('5‑4')).toHaveAccessibleName(/goes with what is picked/);
  });

  test('W2: mark what can be in a play that beats, which need not be higher in its suit', () => {
    const round = freshRound({ hands: ['66 44', '31', '22'], dealer: 1 });
    renderTable(withTyped(round, '31', 'pass'), { aids: { suitLadder: true } });
    expect(marked('data-lit')).toEqual(['6‑6', '1‑1', '4‑4']);
    expect(card('1‑1')).toHaveAccessibleName(/, can help beat the play/);
    cleanup();
    // A Heaven pair has the lowest card of its suit.
    const long = { variant: 'chang-pai', hands: ['66 21', '64*2', '22'], dealer: 1 } as const;
    renderTable(withTyped(freshRound(long), '64*2', 'pass'), { aids: { suitLadder: true } });
    expect(marked('data-lit')).toEqual(['2‑1', '6‑6']);
    expect(card('2‑1')).toHaveAccessibleName(/, can help beat the play$/);
  });

  test('mark nothing that goes with raised cards where there is a play to beat', async () => {
    const round = freshRound({ hands: ['66 44 54', '31', '22'], dealer: 1 });
    const { user } = renderTable(withTyped(round, '31', 'pass'), { aids: { suitLadder: true } });
    await user.click(within(screen.getByRole('grid')).getByRole('button', { name: /^Heaven/ }));
    expect(marked('data-raised')).toEqual(['6‑6']);
    expect(marked('data-lit')).toEqual(['6‑6', '1‑1', '4‑4']);
  });

  test('mark nothing that beats while another is to answer', () => {
    const round = freshRound({ hands: ['66 44', '31', '22'], dealer: 1 });
    renderTable(withTyped(round, '31'), { aids: { suitLadder: true } });
    expect(marked('data-lit')).toEqual([]);
  });

  test('dim what is out only where cards are counted', () => {
    const setup = freshRound({ hands: ['66*4 54', '33 31', '11 51*2'] });
    const plays = ['66*4', 'pass', 'pass'];
    const { unmount } = renderTable(withTyped(setup, ...plays), { aids: { suitLadder: true } });
    expect(marked('data-gone')).toEqual([]);
    unmount();
    renderTable(withTyped(setup, ...plays), { aids: { suitLadder: true, cardBoard: true } });
    expect(marked('data-gone')).toContain('6‑6');
    expect(card('6‑6')).toHaveAccessibleName(/^Heaven, 6‑6, all gone\. Goes/);
  });

  test('are shown and hidden by their button, which says so itself, and by s, which tells it', async () => {
    const { user } = table();
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle());
    expect(screen.queryByRole('group', { name: 'Suits, high to low' })).toBeNull();
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(toldRegion()).not.toHaveTextContent('The suits');
    await user.keyboard('s');
    expect(ladder()).toBeVisible();
    expect(toldRegion()).toHaveTextContent('The suits are shown beside your hand.');
    await user.keyboard('s');
    expect(toldRegion()).toHaveTextContent('The suits are hidden.');
  });

  const cramped =
    '(orientation: portrait) and (max-height: 35.99em), (orientation: landscape) and (max-height: 20.99em)';
  const decliner = { hands: ['66*4 54*4 11*4 44*3 22', '33 51', '31 51'] };
  const fifteen = ['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass', '44*3', 'pass', 'pass'];

  test.each([
    ['at a question', fifteen, []],
    ['at the end', [...fifteen, 'declare'], []],
    ['where large letters leave no room', [], [cramped]],
  ])('have neither button nor key %s', async (_, plays, media) => {
    setMedia(...media);
    const { user } = renderTable(withTyped(freshRound(decliner), ...plays), {
      aids: { suitLadder: false },
    });
    expect(screen.queryByRole('button', { name: 'Suits beside the hand' })).toBeNull();
    await user.keyboard('s');
    expect(screen.queryByRole('group', { name: 'Suits, high to low' })).toBeNull();
    expect(toldRegion()).not.toHaveTextContent('The suits');
  });

  test('have a button whenever they are hidden, also while cards are raised', async () => {
    const { user } = table([], { suitLadder: false });
    expect(toggle()).toBeVisible();
    await user.click(within(screen.getByRole('grid')).getByRole('button', { name: /^Heaven/ }));
    expect(toggle()).toBeVisible();
  });

  test('have their button before those of the hand, as on the screen', () => {
    table();
    const hint = screen.getByRole('button', { name: /^(Raise|Choose|Play)/ });
    expect(toggle().compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('W6: make room for a question', () => {
    renderTable(freshRound({ hands: ['42 21 66', '33', '22'] }), { aids: { suitLadder: true } });
    expect(screen.queryByRole('button', { name: 'Suits beside the hand' })).toBeNull();
    expect(ladder()).toHaveAttribute('data-ladder', 'yields');
  });
});

describe('the signs of suits in the hand', () => {
  const signs = () =>
    [...screen.getByRole('grid').querySelectorAll('svg[data-sign]')].map((sign) =>
      sign.getAttribute('data-sign'),
    );

  test('W2: stand where a suit begins', () => {
    table();
    expect(signs()).toEqual(['civil', 'military1', 'military2']);
  });

  test('are none where the hand lies by groups, or the game has one suit', async () => {
    const { user, unmount } = table();
    await user.keyboard('o');
    expect(signs()).toEqual([]);
    unmount();
    renderTable(
      withTyped(freshRound({ variant: 'ma-hua-hua', hands: ['66 22', '33', '11'] }), 'play'),
    );
    expect(signs()).toEqual([]);
  });
});
