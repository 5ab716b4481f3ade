import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatPlay } from '../../../../../src/engine/fishing/index.ts';
import type { Expected } from '../../../../../src/store/table/hint.ts';
import { setMedia } from '../../../../support/media.ts';
import { say } from '../../../../support/say.ts';
import { playOf } from '../../../../support/table.ts';
import { tableAnswer, toldRegion } from '../../../../support/told.ts';
import { freshRound, withTyped } from '../playedRound.ts';
import { renderTable } from '../renderTable.tsx';

const deal = {
  hands: ['54 44 11', '63 21 31'],
  lake: '63 62 53 22',
  drawPile: '31 43 51 32 55 64',
};
const answer = tableAnswer;
const told = toldRegion;
/** What is to be read at the table itself, without the live region. */
const atTable = () => within(screen.getByRole('main'));
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const playsOf = (page: ReturnType<typeof renderTable>) =>
  page.round().steps.map(({ play }) => formatPlay(play));

describe('a question', () => {
  test('is answered in words that are read out, by its key', async () => {
    const { user } = renderTable(withTyped(freshRound({ deal }), '54x63'));
    expect(answer()).toBeEmptyDOMElement();
    await user.keyboard('s');
    expect(answer()).toHaveTextContent('Ann 36 and Bo 0. Ann ahead by 36.');
    await user.keyboard('f');
    const fish = screen.getByRole('dialog', { name: 'What can I catch?' });
    expect(fish).toHaveTextContent('Harmony 3‑1 catches Bench 2‑2 (+10)');
    expect(answer()).toBeEmptyDOMElement();
  });

  test('tells points of fish only where the aid shows them', async () => {
    const { user } = renderTable(freshRound({ deal }), { pointsOnFish: false });
    await user.keyboard('f');
    const fish = screen.getByRole('dialog', { name: 'What can I catch?' });
    expect(fish).toHaveTextContent('Red Nine 5‑4 catches Black Nine 6‑3');
    expect(fish).not.toHaveTextContent('+');
  });

  test('about the last turn shows it again, or says that nobody has played since', async () => {
    const page = renderTable(freshRound({ deal }));
    await page.user.keyboard('r');
    expect(page.calls.onWatch).not.toHaveBeenCalled();
    expect(answer()).toHaveTextContent('Nobody has played since your turn.');
    act(() => page.show(withTyped(freshRound({ deal }), '54x63', '31', '63', '43')));
    await page.user.keyboard('r');
    expect(page.calls.onWatch).toHaveBeenCalledOnce();
    expect(answer()).toBeEmptyDOMElement();
  });

  test.each([
    ['g', 'Red pips and big fish'],
    ['w', 'The lake by pips'],
    ['x', 'Unseen tiles'],
    ['l', 'Log'],
    ['c', 'All catches'],
    ['?', 'Keyboard'],
  ])('%s opens “%s”', async (key, title) => {
    const { user } = renderTable(freshRound({ deal }));
    await user.keyboard(key);
    expect(dialog(title)).toBeVisible();
  });

  test('about keys is in the menu where there are some, not on a phone', async () => {
    const { user } = renderTable(freshRound({ deal }));
    await user.click(screen.getByRole('button', { name: 'At this table' }));
    expect(screen.getByRole('button', { name: 'Keyboard' })).toBeVisible();
    act(() => setMedia('(hover: none) and (pointer: coarse)'));
    expect(screen.queryByRole('button', { name: 'Keyboard' })).toBeNull();
  });

  test('is answered until the next play', async () => {
    const page = renderTable(freshRound({ deal }));
    await page.user.keyboard('s');
    expect(answer()).not.toBeEmptyDOMElement();
    await page.user.keyboard('1p');
    expect(playsOf(page)).toEqual(['54']);
    expect(answer()).toBeEmptyDOMElement();
  });

  test('asked again is announced again, though the answer is the same', async () => {
    const { user } = renderTable(freshRound({ deal }));
    await user.keyboard('s');
    const first = within(answer()).getByText('All tied at 0.');
    await user.keyboard('s');
    const second = within(answer()).getByText('All tied at 0.');
    // A live region tells what comes into it, not what stays there.
    expect(second).not.toBe(first);
    expect(first).not.toBeInTheDocument();
  });

  test('is answered until Escape, and stays away', async () => {
    const { user } = renderTable(freshRound({ deal }));
    await user.keyboard('s');
    await user.keyboard('{Escape}');
    expect(answer()).toBeEmptyDOMElement();
  });
});

describe('the list of questions', () => {
  const open = async () => {
    const page = renderTable(freshRound({ deal }));
    await page.user.click(screen.getByRole('button', { name: 'At this table' }));
    return { ...page, list: within(screen.getByRole('dialog', { name: 'At this table' })) };
  };

  test('has what is asked most with pictures, then the rest, then the ends of the round', async () => {
    const { list } = await open();
    const [first, others] = list
      .getAllByRole('list')
      .map((each) => within(each).getAllByRole('button'));
    expect(first?.map(({ textContent }) => textContent)).toEqual(
      (['more.watch', 'more.pips', 'more.unseen'] as const).map((id) => say(id)),
    );
    expect(first?.filter((entry) => entry.querySelector('svg'))).toHaveLength(3);
    expect(others?.map(({ textContent }) => textContent)).toEqual(
      (
        [
          'more.fish',
          'more.totals',
          'more.why',
          'more.since',
          'more.hand',
          'table.log',
          'records.export',
          'table.keys.title',
          'more.settings',
        ] as const
      ).map((id) => say(id)),
    );
    expect(
      list
        .getAllByRole('button')
        .slice(12)
        .map(({ textContent }) => textContent),
    ).toEqual(['Deal again', 'Leave the round', 'Close']);
  });

  test('changes the speed of the bots and the order of the hand, and stays', async () => {
    const { user, list, calls } = await open();
    const speed = within(list.getByRole('group', { name: 'Speed of the bots' }));
    expect(speed.getByRole('radio', { name: 'Normal' })).toBeChecked();
    await user.click(speed.getByRole('radio', { name: 'At once' }));
    expect(calls.onChoose).toHaveBeenLastCalledWith({ botSpeed: 'at-once' });
    const order = within(list.getByRole('group', { name: 'Order of the hand' }));
    await user.click(order.getByRole('radio', { name: 'As dealt' }));
    expect(calls.onChoose).toHaveBeenLastCalledWith({ handOrder: 'dealt' });
    expect(dialog('At this table')).toBeVisible();
  });

  test('deals anew only after it has asked', async () => {
    const { user, list, calls } = await open();
    await user.click(list.getByRole('button', { name: 'Deal again' }));
    const asked = within(screen.getByRole('dialog', { name: 'Deal this round again?' }));
    expect(asked.getByText(/^What was played in this round is lost/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Play on' }));
    expect(calls.onAnew).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'At this table' }));
    await user.click(screen.getByRole('button', { name: 'Deal again' }));
    await user.click(screen.getByRole('button', { name: 'Deal again' }));
    expect(calls.onAnew).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaves the round, which is kept', async () => {
    const { user, list, calls } = await open();
    const leave = list.getByRole('button', { name: 'Leave the round' });
    expect(leave).toHaveAccessibleDescription(
      'A round you leave is kept: continue whenever you like.',
    );
    await user.click(leave);
    expect(calls.onHome).toHaveBeenCalledOnce();
  });

  test('is gone with the answer', async () => {
    const { user, list } = await open();
    await user.click(list.getByRole('button', { name: 'Why did they play that?' }));
    expect(dialog('At this table')).toBeNull();
    expect(answer()).toHaveTextContent('No bot has played since your turn.');
  });

  test('makes room for what it opens', async () => {
    const { user, list } = await open();
    await user.click(list.getByRole('button', { name: 'The lake by pips' }));
    expect(screen.getAllByRole('dialog')).toEqual([dialog('The lake by pips')]);
  });

  test('leads to the settings', async () => {
    const { user, list, calls } = await open();
    await user.click(list.getByRole('button', { name: 'Settings and aids' }));
    expect(calls.onSettings).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the sound', () => {
  test('is switched by m and by its button, which says what it does', async () => {
    const { user, calls } = renderTable(freshRound({ deal }), {}, { sound: true });
    await user.keyboard('m');
    await user.click(
      screen.getByRole('button', { name: 'Sound and vibration are on: turn both off' }),
    );
    expect(calls.onSound).toHaveBeenCalledTimes(2);
  });
});

describe('a hint', () => {
  const hintFor = (text: string, expected: Expected | null = null) => ({
    hint: {
      play: playOf(text),
      told: 'whole' as const,
      expected,
      standIn: false,
      values: [],
    },
  });
  const ask = () => screen.queryByRole('button', { name: 'Hint' });
  /** It stands where the next play is asked for, and is read out. */
  const expectHint = (words: string | RegExp): void => {
    expect(atTable().getByText(words)).toBeVisible();
    expect(told()).toHaveTextContent(words);
  };

  test('is asked for by its button and by i where hints are on', async () => {
    const { user, calls } = renderTable(freshRound({ deal }), { hints: true });
    await user.keyboard('i');
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    expect(calls.onHint).toHaveBeenCalledTimes(2);
  });

  test('cannot be asked for where hints are off, or by somebody who has to wait', async () => {
    const off = renderTable(freshRound({ deal }));
    expect(ask()).toBeNull();
    await off.user.keyboard('i');
    expect(off.calls.onHint).not.toHaveBeenCalled();
    off.unmount();
    const waiting = renderTable(freshRound({ deal, viewer: 1 }), { hints: true });
    expect(ask()).toBeNull();
    await waiting.user.keyboard('i');
    expect(waiting.calls.onHint).not.toHaveBeenCalled();
  });

  test('tells the fish, the bait and the reason at once, and no figure of what to expect', () => {
    const next = { play: playOf('11'), points: -8.2, isAsGood: false };
    const expected = { points: 12.4, next };
    renderTable(freshRound({ deal }), { hints: true }, hintFor('54x63', expected));
    expectHint('Catch the Black Nine 6‑3 with 5‑4: 36 points, the most now.');
    expect(ask()).toBeNull();
    expect(screen.queryByText(/Likely result/)).toBeNull();
  });

  test('says that the next seat may want the fish too, where plain points speak for it', () => {
    const two = { hands: ['54 63', '21 31'], lake: '63 42', drawPile: '54 43 31 32' };
    const { hint } = hintFor('54x63');
    renderTable(freshRound({ deal: two }), { hints: true }, { hint });
    expectHint('Catch the Black Nine 6‑3 with 5‑4: 36 points now, and Bo could catch it next.');
  });

  test('says why on asking, with what to expect of the settlement', async () => {
    const next = { play: playOf('11'), points: -8.2, isAsGood: false };
    const expected = { points: 12.4, next };
    const { user } = renderTable(freshRound({ deal }), { hints: true }, hintFor('54x63', expected));
    const answer = tableAnswer;
    await user.click(screen.getByRole('button', { name: 'Why?' }));
    expect(answer()).toHaveTextContent(
      'That adds 36, more than any other play. Bo could catch the Black Nine 6‑3 if it stayed in the lake. Likely result: about +12 (next-best play: −8).',
    );
    await user.keyboard('{Escape}');
    expect(answer()).toBeEmptyDOMElement();
  });

  test('expects no next best play where there is none, and has no sign beside nothing', async () => {
    const expected = { points: -0.4, next: null };
    const { user } = renderTable(freshRound({ deal }), { hints: true }, hintFor('11', expected));
    await user.click(screen.getByRole('button', { name: 'Why?' }));
    expect(tableAnswer()).toHaveTextContent(/Likely result: about 0\.$/);
  });

  test('keeps the focus on one button', async () => {
    const round = freshRound({ deal });
    const { user, tell } = renderTable(round, { hints: true });
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    act(() => tell({ told: 'nothing' }));
    act(() => tell(hintFor('54x63').hint));
    expect(screen.getByRole('button', { name: 'Why?' })).toHaveFocus();
  });

  test('lets go of the bait that was chosen, for it is about all of the hand', async () => {
    const { user } = renderTable(freshRound({ deal }), { hints: true });
    await user.keyboard('2');
    expect(screen.queryAllByRole('button', { name: /chosen as bait$/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    expect(screen.queryAllByRole('button', { name: /chosen as bait$/ })).toHaveLength(0);
  });

  test('says on asking when a quicker bot has given it', async () => {
    const { hint } = hintFor('54x63');
    const { user } = renderTable(
      freshRound({ deal }),
      { hints: true },
      { hint: { ...hint, standIn: true } },
    );
    await user.click(screen.getByRole('button', { name: 'Why?' }));
    expect(tableAnswer()).toHaveTextContent(
      'The strongest bot didn’t answer; this is from a quicker one.',
    );
  });

  test('says at once that it is being thought about, whatever bait is chosen, and marks nothing', async () => {
    const { user } = renderTable(
      freshRound({ deal }),
      { hints: true },
      { hint: { told: 'nothing' } },
    );
    expectHint('Looking for a hint…');
    expect(ask()).toHaveTextContent('Hint');
    expect(document.querySelector('[data-hinted]')).toBeNull();
    await user.keyboard('2');
    expectHint('Looking for a hint…');
  });

  test('may be to place', () => {
    renderTable(freshRound({ deal }), { hints: true }, hintFor('11'));
    expectHint(/Place the Earth 1‑1 in the lake: /);
  });

  test('may be to take all three', () => {
    const three = { hands: ['66 51', '21 31'], lake: '66 66 66 42', drawPile: '51 43 31 32' };
    renderTable(freshRound({ deal: three }), { hints: true }, hintFor('66x66*3'));
    expectHint(/Catch all three with the Heaven 6‑6: 96 points/);
  });

  test('gives way to another bait, and comes back with its own', async () => {
    const { user } = renderTable(freshRound({ deal }), { hints: true }, hintFor('54x63'));
    const hint = () => atTable().queryByText(/^Catch the Black Nine/);
    await user.keyboard('2');
    expect(hint()).toBeNull();
    expect(atTable().getByText(/^Man 4‑4: catch a glowing fish/)).toBeVisible();
    await user.keyboard('1');
    expect(hint()).toBeVisible();
  });
});

describe('while the last turn is watched again', () => {
  const watched = () =>
    renderTable({ ...freshRound({ deal }), quiet: true }, {}, { watching: true });

  test('the table says so and offers the present', async () => {
    const { user, calls } = watched();
    expect(atTable().getByText('Since your turn')).toBeVisible();
    expect(told()).toHaveTextContent('Since your turn.');
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(calls.onStopWatching).toHaveBeenCalled();
  });

  test.each(['{Escape}', '1', 'p', '{Enter}'])(
    'the key %s leads back to the present',
    async (key) => {
      const { user, calls } = watched();
      await user.keyboard(key);
      expect(calls.onStopWatching).toHaveBeenCalledOnce();
    },
  );

  test('Tab and Shift lead to its buttons, and Enter presses the next play', async () => {
    const { user, calls } = watched();
    const step = screen.getByRole('button', { name: 'Next play' });
    for (let tabs = 0; document.activeElement !== step && tabs < 40; tabs += 1) await user.tab();
    expect(step).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Back to now' })).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}{Control}{Alt}');
    expect(step).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(calls.onWatchStep).toHaveBeenCalledOnce();
    expect(calls.onStopWatching).not.toHaveBeenCalled();
  });

  test('a press anywhere leads back to the present, and one on the bar does what it says too', async () => {
    const { user, calls } = watched();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(calls.onStopWatching).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: /^Ann: .*Show the catch/ }));
    expect(calls.onStopWatching).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect(calls.onStopWatching).toHaveBeenCalledTimes(3);
    expect(calls.onHome).toHaveBeenCalledOnce();
  });
});

test('in the present no key tells of the past', async () => {
  const { user, calls } = renderTable(freshRound({ deal }));
  await user.keyboard('1');
  expect(screen.queryByText('Since your turn')).toBeNull();
  expect(calls.onStopWatching).not.toHaveBeenCalled();
});
