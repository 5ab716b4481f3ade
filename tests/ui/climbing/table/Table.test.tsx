import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { parted } from '../../../support/parted.ts';
import { pressEvery } from '../../../support/pressClock.ts';
import { toldChanges, toldRegion } from '../../../support/told.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

function table(setup: RoundSetup, ...plays: readonly string[]) {
  return renderTable(withTyped(freshRound(setup), ...plays));
}

const hand = () => screen.getByRole('grid', { name: /^Hand/ });
const fans = () => [...hand().querySelectorAll('button')];
const labels = () => fans().map((fan) => fan.getAttribute('aria-label'));
const fan = (name: string) => {
  const found = fans().find((one) => one.getAttribute('aria-label')?.startsWith(name));
  if (found === undefined) throw new Error(`${name} is in the hand`);
  return found;
};
const actions = () => {
  const region = document.querySelector<HTMLElement>('[data-region="actions"]');
  if (region === null) throw new Error('the table has actions');
  return [...region.querySelectorAll('button')];
};
const action = (name: string) => {
  const found = actions().find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`${name} can be pressed`);
  return found;
};
const actionNames = () => actions().map(({ textContent }) => textContent);
const middle = () => document.querySelector('[data-part="middle"]');
const main = () => screen.getByRole('main');
const told = toldRegion;
const offers = () => [...document.querySelectorAll<HTMLElement>('[data-region="offers"] button')];

const hands = ['66*2 54 63 22', '33*2 31 51', '11 51*2'];

describe('the lead', () => {
  test('raises card by card, and Play says what it would play', async () => {
    const { user, plays } = table({ hands });
    expect(actionNames()).toEqual(['Play']);
    expect(action('Play')).toHaveAttribute('aria-disabled', 'true');
    expect(main()).toHaveTextContent('Tap the cards you want to play.');
    await user.click(fan('Heaven'));
    expect(actionNames()).toEqual(['Play 6‑6']);
    await user.click(fan('Red Nine'));
    expect(main()).toHaveTextContent('Picked: a 6‑6 with a 5‑4');
    await user.click(action('Play a 6‑6 with a 5‑4'));
    expect(plays()).toEqual(['66+54']);
  });

  test('a tap on what a raised card shows above the others lowers it, elsewhere the fan is meant', async () => {
    const { user } = table({ hands });
    await user.click(fan('Heaven'));
    await user.click(fan('Heaven'));
    expect(fan('Heaven')).toHaveAccessibleName('Heaven, 6‑6, 2 cards, 2 picked');
    const [card = document.body] = fan('Heaven').querySelectorAll('[data-card][data-raised]');
    // In these tests every card lies at the top of the window.
    fireEvent.click(card, { detail: 1, clientY: -1 });
    expect(fan('Heaven')).toHaveAccessibleName('Heaven, 6‑6, 2 cards, 1 picked');
    await user.click(card);
    expect(fan('Heaven')).toHaveAccessibleName('Heaven, 6‑6, 2 cards, 2 picked');
    // No state says once more what the label says.
    expect(fan('Heaven')).not.toHaveAttribute('aria-pressed');
    await user.click(card);
    expect(fan('Heaven')).toHaveAccessibleName('Heaven, 6‑6, 2 cards');
  });

  test('what is no play is told, and Play plays nothing', async () => {
    const { user, plays } = table({ hands });
    await user.click(fan('Red Nine'));
    await user.click(fan('Bench'));
    expect(main()).toHaveTextContent('5‑4 and 2‑2 don’t go together.');
    expect(action('Play')).toHaveAttribute('aria-disabled', 'true');
    await user.click(action('Play'));
    expect(plays()).toEqual([]);
  });

  test('offers each play that holds what is raised, and an offer raises it', async () => {
    const { user, plays } = table({ hands });
    expect(offers()).toEqual([]);
    await user.click(fan('Heaven'));
    expect(offers().map((offer) => offer.getAttribute('aria-label'))).toEqual([
      '6‑6',
      'a 6‑6 with a 5‑4',
      'a 6‑6 with a 6‑3',
      'a 6‑6 with a 6‑3 and a 5‑4',
    ]);
    expect(offers().map((offer) => offer.getAttribute('aria-pressed'))).toEqual([
      ...['true', 'false', 'false', 'false'],
    ]);
    await user.click(offers()[3] ?? document.body);
    expect(action('Play a 6‑6 with a 6‑3 and a 5‑4')).not.toHaveAttribute('aria-disabled');
    expect(offers()).toEqual([]);
    expect(document.activeElement?.closest('[role="grid"]')).toBe(hand());
    expect(plays()).toEqual([]);
  });

  test('no fan is lit or dimmed, and none is said to beat', () => {
    table({ hands });
    expect(labels()).toEqual([
      'Heaven, 6‑6, 2 cards',
      'Bench, 2‑2, 1 card',
      'Red Nine, 5‑4, 1 card',
      'Black Nine, 6‑3, 1 card',
    ]);
    expect(fans().map(({ dataset }) => dataset.look)).toEqual(['plain', 'plain', 'plain', 'plain']);
  });
});

describe('the answer', () => {
  test('lights only what beats, and says so', () => {
    table({ hands, viewer: 1 }, '22');
    expect(labels()).toEqual([
      'Harmony, 3‑1, 1 card, can beat',
      'Long Three, 3‑3, 2 cards, can beat',
      'Mallet Six, 5‑1, 1 card, can’t beat',
    ]);
    expect(fans().map(({ dataset }) => dataset.look)).toEqual(['lit', 'lit', 'dim']);
    expect(main()).toHaveTextContent('Beat 2‑2, or pass.');
  });

  test('a tap on a lit card raises all that beats with it; Pass and Play are apart', async () => {
    const { user, plays } = table({ hands: ['22*2', ...hands.slice(1)], viewer: 1 }, '22*2');
    await user.click(fan('Long Three'));
    expect(actionNames()).toEqual(['Pass', 'Play two of 3‑3']);
    expect(action('Pass').nextElementSibling).not.toBe(action('Play two of 3‑3'));
    await user.click(action('Play two of 3‑3'));
    expect(plays()).toEqual(['22*2', '33*2']);
  });

  test('Pass passes', async () => {
    const { user, plays } = table({ hands, viewer: 1 }, '22');
    await user.click(action('Pass'));
    expect(plays()).toEqual(['22', 'pass']);
  });

  test('what does not beat is refused in words', async () => {
    const { user, plays } = table({ hands, viewer: 1 }, '22');
    await user.click(fan('Mallet Six'));
    expect(main()).toHaveTextContent('Too low: it takes 3‑3 or higher.');
    expect(told()).toHaveTextContent('Too low: it takes 3‑3 or higher.');
    await user.click(action('Play'));
    expect(plays()).toEqual(['22']);
  });

  test('who must beat is told so, and cannot pass', () => {
    const rules = { mustBeat: true };
    table({ hands, viewer: 1, rules }, '22');
    expect(main()).toHaveTextContent('You can beat 2‑2: you must.');
    expect(actionNames()).toEqual(['Play']);
  });

  test('who can only pass is told so, and waits for the pass', () => {
    table({ hands, viewer: 1 }, '66');
    expect(main()).toHaveTextContent('Nothing you hold beats it, so you pass.');
    expect(actions()).toEqual([]);
  });

  test('who taps each pass has the button', async () => {
    const round = { ...withTyped(freshRound({ hands, viewer: 1 }), '66'), quiet: false };
    const { user, plays } = renderTable(round);
    expect(actionNames()[0]).toBe('Pass');
    await user.click(action('Pass'));
    expect(plays()).toEqual(['66', 'pass']);
  });

  test('while another plays, the hand can be looked at and not played', async () => {
    const { user, plays } = table({ hands }, '22');
    expect(main()).toHaveTextContent('Waiting for Bo');
    expect(actions()).toEqual([]);
    await user.click(fan('Heaven'));
    expect(fan('Heaven')).toHaveAccessibleName('Heaven, 6‑6, 2 cards');
    await user.keyboard('{Enter}p');
    expect(plays()).toEqual(['22']);
  });

  test('a second press right after a play does not pass for who comes next', async () => {
    const { user, plays, show } = table({ hands, viewer: 1 }, '22');
    pressEvery(100);
    await user.click(action('Pass'));
    act(() =>
      show(withTyped(freshRound({ hands: ['22', '31', '33 51'], viewer: 2 }), '22', 'pass')),
    );
    await user.click(action('Pass'));
    expect(plays()).toEqual(['22', 'pass']);
  });
});

describe('a finger that sweeps', () => {
  const by = (clientX: number) => ({ isPrimary: true, button: 0, buttons: 1, clientX, clientY: 0 });

  function sweep(...names: readonly string[]): void {
    const [first = ''] = names;
    let under: Element = fan(first);
    document.elementFromPoint = () => under;
    fireEvent.pointerDown(under, by(0));
    for (const [at, name] of names.entries()) {
      under = fan(name);
      fireEvent.pointerMove(under, by(at * 40));
    }
    fireEvent.pointerUp(under, by(names.length * 40));
    fireEvent.click(under, { detail: 1 });
  }

  test('raises all cards it comes over, and the click at its end changes nothing', () => {
    table({ hands });
    sweep('Heaven', 'Bench', 'Red Nine');
    expect(labels().filter((label) => label?.includes('picked'))).toEqual([
      'Heaven, 6‑6, 2 cards, 2 picked',
      'Bench, 2‑2, 1 card, 1 picked',
      'Red Nine, 5‑4, 1 card, 1 picked',
    ]);
  });

  test('on one fan is a tap', () => {
    table({ hands });
    sweep('Heaven');
    expect(fan('Heaven')).toHaveAccessibleName('Heaven, 6‑6, 2 cards, 1 picked');
  });
});

describe('what the table tells', () => {
  test('W7: the play to beat, who laid it and what it beat, and what each seat did', () => {
    table({ hands }, '22', '33');
    const trick = screen.getByRole('region', { name: 'The play to beat' });
    expect(within(trick).getByText(parted('Bo · 3‑3'))).toBeVisible();
    expect(trick).toHaveTextContent('over 2‑2');
    const seats = within(screen.getByRole('region', { name: 'Players' })).getAllByRole('button');
    expect(seats.map((seat) => seat.getAttribute('aria-label'))).toEqual([
      'Ann: 4 cards, 0 wu, 15 more to declare, dealer. Led 2‑2.',
      'Bo: 3 cards, 0 wu, 15 more to declare. Beat it with 3‑3.',
      'Cai: 3 cards, 0 wu, 15 more to declare, to play. Nothing yet in this trick.',
    ]);
    const shown = seats.map((seat) => seat.textContent);
    expect(shown[0]).toMatch(/^Ann①4/);
    expect(shown[1]).toMatch(/^Bo3/);
    expect(shown[2]).toMatch(/^Cai3/);
  });

  test('who is to lead before the first lead', () => {
    table({ hands, viewer: 1 });
    expect(middle()).toHaveTextContent('Ann to lead: there’s nothing to beat.');
  });

  test('W10: a trick that was won, and the chips of its fours', () => {
    table({ hands: ['66*4 22', '33', '31'] }, '66*4', 'pass', 'pass');
    expect(middle()).toHaveTextContent('Ann won 4 wu');
    expect(middle()).toHaveTextContent('Ann: four of 6‑6, 1 chip from each');
    expect(told()).toHaveTextContent('Ann won 4 wu');
    expect(told()).toHaveTextContent('Ann: four of 6‑6, 1 chip from each');
    const [own, other] = screen.getByRole('region', { name: 'Players' }).querySelectorAll('button');
    expect(own).toHaveTextContent('+2');
    expect(other).toHaveTextContent('−1');
  });

  test('a polite live region tells each play, whose turn it is, and what is raised', async () => {
    const { user } = table({ hands });
    expect(told()).toHaveAttribute('aria-live', 'polite');
    expect(told()).toHaveTextContent('Your lead.');
    await user.click(fan('Bench'));
    expect(told()).toHaveTextContent('Picked: 2‑2.');
    await user.click(action('Play 2‑2'));
    expect(told()).toHaveTextContent('Ann led 2‑2');
    expect(toldChanges()).toHaveLength(3);
  });

  test('the viewer hears what is to be beaten', () => {
    table({ hands, viewer: 1 }, '22');
    expect(told()).toHaveTextContent('Your turn: beat 2‑2, or pass.');
  });

  test('a glance tells what beat the own play and what was won since, and leads to all of it', async () => {
    const { user } = table({ hands, viewer: 0 }, '22', '33', 'pass');
    const since = screen.getByRole('button', {
      name: /^What happened, in words *Bo beat yours/,
    });
    await user.click(since);
    expect(screen.getByRole('dialog', { name: 'Since your turn' })).toHaveTextContent(
      'Bo beat it with 3‑3.',
    );
  });

  test('W14: a glance tells all chips together where the dealer pays twice', () => {
    const four: RoundSetup = { hands: ['22*4 65', '33*4 51', '31 51'], viewer: 2 };
    const plays = ['22*4', '33*4', 'pass', 'pass'];
    const since = () => screen.getByRole('button', { name: /^What happened, in words/ });
    table(four, ...plays);
    expect(since()).toHaveTextContent('1 chip each');
    cleanup();
    table({ ...four, rules: { dealerDouble: true } }, ...plays);
    expect(since()).toHaveTextContent('3 chips in all');
  });

  test('who leads first is told and said until the first play', () => {
    const { show } = table({ hands, viewer: 1 });
    const shown = () => screen.queryAllByText('Ann leads first.', { selector: 'p > span' });
    expect(shown()).toHaveLength(1);
    expect(told()).toHaveTextContent('Ann leads first.');
    act(() => show(withTyped(freshRound({ hands, viewer: 1 }), '66')));
    expect(shown()).toHaveLength(0);
    expect(toldChanges().at(-1)).not.toMatch('leads first');
  });

  test('the log has cards with words beside them', () => {
    table({ hands }, '66+54', 'pass');
    const log = within(screen.getByRole('complementary', { name: 'Log' }));
    expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ann led a 6‑6 with a 5‑4. ',
      'Bo passed. ',
    ]);
    expect(
      log.getAllByRole('listitem').map((line) => line.querySelectorAll('[data-make]').length),
    ).toEqual([2, 0]);
  });

  test('the log tells of the play of a bot why it was made, if the table shows it', async () => {
    const round = withTyped(freshRound({ hands }), '66+54', 'pass');
    const { user } = renderTable({ ...round, bots: [1] });
    const log = within(screen.getByRole('complementary', { name: 'Log' }));
    const asking = log.getAllByRole('button', { name: /Why\?$/ });
    expect(asking.map(({ textContent }) => textContent)).toEqual(['Bo passed.  Why?']);
    await user.click(log.getByRole('button', { name: /Why\?$/ }));
    expect(log.getByText('Nobody could beat it.')).toBeVisible();
  });

  test('cards that nothing unseen beats are marked where that aid is on', () => {
    const round = freshRound({ hands });
    const { unmount } = renderTable(round, { aids: { unbeaten: true } });
    expect(fan('Heaven')).toHaveAccessibleName(
      'Heaven, 6‑6, 2 cards, nothing unseen beats it if you play as many as you can',
    );
    expect(fan('Bench')).toHaveAccessibleName('Bench, 2‑2, 1 card');
    unmount();
    renderTable(round);
    expect(fan('Heaven')).toHaveAccessibleName('Heaven, 6‑6, 2 cards');
  });

  test('a hidden hand is not in the page', () => {
    table({ hands, viewer: null });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.querySelector('[data-kind]')).toBeNull();
  });

  test('while the past is shown nothing can be played', async () => {
    const round = { ...withTyped(freshRound({ hands }), '22', 'pass', 'pass'), quiet: true };
    const { user, calls, plays } = renderTable(round, { watching: true });
    expect(main()).toHaveTextContent('Since your turn');
    expect(actionNames()).not.toContain('Play');
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Next play' }));
    await user.keyboard('{Enter}');
    expect(calls.onWatchStep).toHaveBeenCalledTimes(3);
    expect(calls.onStopWatching).not.toHaveBeenCalled();
    await user.keyboard('p');
    expect(calls.onStopWatching).toHaveBeenCalledOnce();
    expect(plays()).toHaveLength(3);
  });
});
