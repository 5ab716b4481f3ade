import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatPlay } from '../../../../src/engine/fishing/index.ts';
import { seenText } from '../../../support/parted.ts';
import { pressEvery } from '../../../support/pressClock.ts';
import { toldChanges, toldRegion } from '../../../support/told.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';
import { renderTable } from './renderTable.tsx';

const deal = {
  hands: ['54 44 11', '63 21 31'],
  lake: '63 62 53 22',
  drawPile: '51 43 31 32 55 64',
};

function table(setup: RoundSetup = {}, ...plays: string[]) {
  return renderTable(withTyped(freshRound({ deal, ...setup }), ...plays));
}

const lake = () => within(screen.getByRole('grid', { name: /^Lake/ }));
const hand = () => within(screen.getByRole('grid', { name: /^Hand/ }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const playsOf = (page: ReturnType<typeof table>) =>
  page.round().steps.map(({ play }) => formatPlay(play));

describe('tap bait, tap fish', () => {
  test('without points on fish they are lit all the same', async () => {
    const { user } = renderTable(freshRound({ deal }), { pointsOnFish: false });
    await user.click(hand().getByRole('button', { name: 'Man, 4‑4' }));
    const fish = lake().getByRole('button', { name: 'Straight Eight, 6‑2, can be caught' });
    expect(fish).not.toHaveTextContent('+');
  });

  test('choosing a bait lights its fish with their points, the others stay as they are', async () => {
    const { user } = table();
    await user.click(hand().getByRole('button', { name: 'Man, 4‑4' }));
    expect(hand().getByRole('button', { name: 'Man, 4‑4, chosen as bait' })).toBeVisible();
    expect(
      lake().getByRole('button', { name: 'Straight Eight, 6‑2, can be caught, 32 points' }),
    ).toHaveTextContent('+32');
    expect(lake().getByRole('button', { name: 'Bench, 2‑2' })).toBeVisible();
  });

  test('tapping the bait again lets go', async () => {
    const { user } = table();
    await user.click(hand().getByRole('button', { name: 'Man, 4‑4' }));
    await user.click(hand().getByRole('button', { name: /^Man/ }));
    expect(lake().getByRole('button', { name: 'Straight Eight, 6‑2' })).toBeInTheDocument();
  });

  test('a double tap takes the bait and keeps it', async () => {
    const { user } = table();
    await user.dblClick(hand().getByRole('button', { name: 'Man, 4‑4' }));
    expect(hand().getByRole('button', { name: /^Man/ })).toHaveAccessibleName(/chosen as bait$/);
  });

  test('a tap on a lit fish captures it, and one on an idle fish does nothing', async () => {
    const page = table();
    await page.user.click(hand().getByRole('button', { name: 'Man, 4‑4' }));
    await page.user.click(lake().getByRole('button', { name: /^Bench/ }));
    expect(playsOf(page)).toEqual([]);
    await page.user.click(lake().getByRole('button', { name: /^Slant Eight/ }));
    expect(playsOf(page)).toEqual(['44x53']);
    expect(button(/^Ann: 32 points, 2 tiles caught, 2 in hand/)).toBeInTheDocument();
  });

  test('a fish that completes a group is marked', async () => {
    const deal = { hands: ['43 44', '11 21'], lake: '52 62', drawPile: '51 32 33 31' };
    const { user } = table({ variant: 'shi-wu-hu-64', deal }, '43x52', '51', '11', '32');
    await user.click(hand().getByRole('button', { name: 'Man, 4‑4' }));
    const fish = lake().getByRole('button', {
      name: /^Straight Eight, 6‑2, can be caught, 50 points, completes Man-Seven/,
    });
    expect(fish).toHaveTextContent('+50★');
  });

  test('the button and the empty water place the bait', async () => {
    const page = table();
    expect(screen.queryByRole('button', { name: 'Place in the lake' })).not.toBeInTheDocument();
    expect(screen.queryByTestId('water')).not.toBeInTheDocument();
    await page.user.click(hand().getByRole('button', { name: 'Red Nine, 5‑4' }));
    await page.user.click(button('Place in the lake'));
    expect(playsOf(page)).toEqual(['54']);
    act(() => page.show(freshRound({ deal })));
    await page.user.click(hand().getByRole('button', { name: 'Red Nine, 5‑4' }));
    await page.user.click(screen.getByTestId('water'));
    expect(playsOf(page)).toEqual(['54']);
  });

  test('the drawn tile is the bait already', async () => {
    const page = table({ deal: { ...deal, drawPile: '31 43 51 32 55 64' } }, '11');
    expect(
      screen.getByText('You drew Harmony 3‑1: catch a glowing fish or place it'),
    ).toBeInTheDocument();
    await page.user.click(lake().getByRole('button', { name: /^Bench, 2‑2, can be caught/ }));
    expect(playsOf(page)).toEqual(['11', '31x22']);
    expect(screen.getByRole('img', { name: 'No drawn tile' })).toBeInTheDocument();
  });
});

describe('a double tap', () => {
  const waiting = { ...deal, drawPile: '31 43 51 32 55 64' };

  test('on a fish plays once, though the drawn tile waits already', async () => {
    const page = table({ deal: waiting });
    await page.user.click(hand().getByRole('button', { name: 'Man, 4‑4' }));
    const fish = lake().getByRole('button', { name: /^Slant Eight/ });
    pressEvery(200);
    await page.user.click(fish);
    await page.user.click(screen.getByTestId('water'));
    expect(playsOf(page)).toEqual(['44x53']);
    await page.user.click(screen.getByTestId('water'));
    expect(playsOf(page)).toEqual(['44x53', '31']);
  });

  test('on the button that places plays once', async () => {
    const page = table({ deal: waiting });
    await page.user.click(hand().getByRole('button', { name: 'Earth, 1‑1' }));
    pressEvery(350);
    await page.user.click(button('Place in the lake'));
    await page.user.click(button('Place in the lake'));
    expect(playsOf(page)).toEqual(['11']);
    await page.user.click(button('Place in the lake'));
    expect(playsOf(page)).toEqual(['11', '31']);
  });
});

test('between and beside the tiles nothing is placed', async () => {
  const page = table({ deal: { ...deal, drawPile: '31 43 51 32 55 64' } }, '44x53');
  expect(screen.getByTestId('water')).toBeInTheDocument();
  for (const cell of lake().getAllByRole('gridcell')) {
    expect(cell.hasAttribute('data-filled')).toBe(cell.childElementCount > 0);
    if (cell.childElementCount > 0) await page.user.click(cell);
  }
  for (const cell of lake().getAllByRole('gridcell')) await page.user.click(cell);
  expect(playsOf(page)).toEqual(['44x53']);
});

describe('placing', () => {
  const stranding = { hands: ['66 51', '21 31'], lake: '66 66 66 42', drawPile: '51 43 31 32' };

  test('asks before it strands three, and takes no for an answer', async () => {
    const page = table({ variant: 'tiu-u', deal: stranding });
    await page.user.click(hand().getByRole('button', { name: /^Heaven/ }));
    await page.user.click(button('Place in the lake'));
    const dialog = within(screen.getByRole('dialog', { name: 'Place the Heaven 6‑6?' }));
    expect(
      dialog.getByText('4 tiles in the lake could then never be caught: Heaven 6‑6.'),
    ).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Think again' }));
    expect(playsOf(page)).toEqual([]);
    await page.user.click(button('Place in the lake'));
    await page.user.click(button('Place it'));
    expect(playsOf(page)).toEqual(['66']);
  });

  test('is not offered where capture is compulsory, and the reason is said', async () => {
    const { user } = table({ variant: 'tiu-u-woodpile' });
    await user.click(hand().getByRole('button', { name: /^Man/ }));
    expect(screen.queryByRole('button', { name: 'Place in the lake' })).not.toBeInTheDocument();
    expect(screen.getByText('Man 4‑4: you must catch a glowing fish')).toBeInTheDocument();
    expect(screen.getByText('Rule F2')).toBeInTheDocument();
  });

  test('a bait that may do nothing says why', async () => {
    const { user } = table({ rules: { captureFromHand: 'hand' } });
    await user.click(hand().getByRole('button', { name: /^Earth/ }));
    expect(
      within(screen.getByRole('main')).getByText(/another of your tiles can catch/),
    ).toBeInTheDocument();
    expect(toldChanges().at(-1)).toMatch(/another of your tiles can catch/);
  });

  test('says that no unseen tile could catch the last of its kind', async () => {
    const { user } = renderTable(freshRound({ deal: stranding }), { danger: true });
    await user.click(hand().getByRole('button', { name: /^Heaven/ }));
    expect(button(/^Place in the lake/)).toHaveAccessibleName(
      /^Place in the lake *no unseen tile can catch it$/,
    );
  });

  test('says how many unseen tiles could catch the bait where that aid is on', async () => {
    const { user, unmount } = renderTable(freshRound({ deal }), { danger: true });
    await user.click(hand().getByRole('button', { name: /^Man/ }));
    expect(button(/^Place in the lake/)).toHaveAccessibleName(
      /^Place in the lake *5 unseen tiles can catch it$/,
    );
    unmount();
    const off = renderTable(freshRound({ deal }));
    await off.user.click(hand().getByRole('button', { name: /^Man/ }));
    expect(button(/^Place in the lake/)).toHaveAccessibleName('Place in the lake');
  });
});

describe('three at once', () => {
  const three = { hands: ['66 51', '21 31'], lake: '66 66 66 42', drawPile: '51 43 31 32' };

  test('is a choice of its own beside one', async () => {
    const page = table({ deal: three });
    await page.user.click(hand().getByRole('button', { name: /^Heaven/ }));
    expect(
      lake().getAllByRole('button', { name: 'Heaven, 6‑6, can be caught, 48 points' }),
    ).toHaveLength(3);
    expect(screen.getByText(/catch one, catch all three, or place it$/)).toBeInTheDocument();
    const [all, place] = screen.getAllByRole('button', { name: /^Catch all|^Place in/ });
    expect(all).toHaveAccessibleName('Catch all three +96');
    expect(place).toHaveAccessibleName('Place in the lake');
    expect(all?.parentElement).not.toBe(place?.parentElement);
    await page.user.click(button('Catch all three +96'));
    expect(playsOf(page)).toEqual(['66x66*3']);
  });

  test('is what a tap takes where one alone may not be taken', async () => {
    const page = table({ deal: three, rules: { triple: 'whole' } });
    await page.user.click(hand().getByRole('button', { name: /^Heaven/ }));
    const [fish] = lake().getAllByRole('button', {
      name: 'Heaven, 6‑6, all three can be caught, 96 points',
    });
    if (fish) await page.user.click(fish);
    expect(playsOf(page)).toEqual(['66x66*3']);
  });

  test('a locked stack is one fish', async () => {
    const deal = { hands: ['44 51', '44 31'], lake: '66 44 11 44', drawPile: '51 43 31 32' };
    const page = table({ variant: 'tiu-u-culin', deal, viewer: 1 }, '44^', '51');
    await page.user.click(hand().getByRole('button', { name: /^Man/ }));
    await page.user.click(
      lake().getByRole('button', { name: /^Locked stack of three: Man, 4‑4, all three/ }),
    );
    expect(playsOf(page)).toEqual(['44^', '51', '44x44*3']);
  });

  test('stacks and pairs have buttons of their own', async () => {
    const deal = {
      hands: ['44 66 66', '44 31 21'],
      lake: '11 44 31 44',
      drawPile: '51 43 55 32 65 22',
    };
    const page = table({ variant: 'tiu-u-culin', rules: { heavenPair: 'may' }, deal });
    await page.user.click(hand().getAllByRole('button', { name: /^Heaven/ })[0] ?? document.body);
    await page.user.click(button('Lay the pair +48'));
    await page.user.click(hand().getByRole('button', { name: /^Man/ }));
    expect(
      screen.getByText('Man 4‑4: you must catch a glowing fish or lock a stack'),
    ).toBeInTheDocument();
    expect(screen.getByText('Rule F9')).toBeInTheDocument();
    await page.user.click(button('Lock a stack of three'));
    expect(playsOf(page)).toEqual(['66+66', '44^']);
  });
});

describe('what the table tells', () => {
  test('the log has tiles, words and points; a name is seen once in a turn and always heard', () => {
    table({}, '54x63', '51');
    const log = within(screen.getByRole('complementary', { name: 'Log' }));
    const [first, second] = log.getAllByRole('listitem');
    expect(first).toHaveTextContent('Ann caught the Black Nine 6‑3 with the Red Nine 5‑4. +36.');
    expect(first?.querySelectorAll('[aria-hidden] [data-make]')).toHaveLength(2);
    expect(first && seenText(first)).toMatch(/^Ann .* \+36$/);
    expect(second).toHaveTextContent(/^Ann drew the Mallet Six 5‑1 and placed it in the lake\.$/);
    expect(second?.querySelectorAll('[aria-hidden] [data-make]')).toHaveLength(1);
    expect(second && seenText(second)).toMatch(/^drew /);
  });

  test('who starts is told and said until the first play', () => {
    const page = table({ viewer: 0 });
    const news = () => screen.getByRole('list', { name: 'Last turn' });
    const told = toldRegion();
    expect(news()).toHaveTextContent(/^You start\.$/);
    expect(told).toHaveTextContent('You start.');
    act(() => page.show(freshRound({ deal, viewer: 1 })));
    expect(news()).toHaveTextContent(/^Ann starts\.$/);
    expect(told).toHaveTextContent('Ann starts.');
    act(() => page.show(withTyped(freshRound({ deal, viewer: 1 }), '54x63')));
    expect(news()).not.toHaveTextContent('starts');
    expect(toldChanges().at(-1)).not.toMatch('starts');
  });

  test('F10: a pair of Heaven that the rules lay is told until the viewer has had a turn', () => {
    const deal = { hands: ['44 51', '66 66 21'], lake: '11 44 31', drawPile: '43 55 32 65' };
    const page = table({ variant: 'tiu-u-culin', deal });
    const news = () => screen.getByRole('list', { name: 'Last turn' });
    expect(news()).toHaveTextContent('Bo laid a pair of 6‑6');
    expect(toldRegion()).toHaveTextContent('Bo laid a pair of Heaven 6‑6 into the catch');
    const round = freshRound({ variant: 'tiu-u-culin', deal });
    act(() => page.show(withTyped(round, '51', '43', '21', '55')));
    expect(news()).not.toHaveTextContent('6‑6');
  });

  test('a polite live region tells each play and whose turn it is', async () => {
    const { user } = table({ viewer: 0 });
    const told = toldRegion();
    expect(told).toHaveAttribute('aria-live', 'polite');
    expect(told).toHaveTextContent('Your turn');
    await user.click(hand().getByRole('button', { name: /^Red Nine/ }));
    await user.click(lake().getByRole('button', { name: /^Black Nine/ }));
    expect(told).toHaveTextContent('Ann caught the Black Nine 6‑3 with the Red Nine 5‑4');
  });

  test('what the others played stays marked until my turn ends', () => {
    table({}, '54x63', '51', '63', '43');
    expect(
      lake().getByRole('button', { name: 'Red Seven, 4‑3, new since your last turn' }),
    ).toBeInTheDocument();
    const news = within(screen.getByRole('list', { name: 'Last turn' }));
    expect(news.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Bo placed 6‑3',
      'drew 4‑3, placed it',
    ]);
  });

  test('a long name leaves room for what was done', () => {
    const round = withTyped(freshRound({ deal }), '54x63', '51', '63', '43');
    renderTable({ ...round, names: ['Ann', 'Bartholomew Featherstonehaugh'] });
    expect(screen.getByText('Bartholom… placed 6‑3')).toBeInTheDocument();
  });

  test('stranded fish say so where the aid is on, and are like any other where it is off', () => {
    const stranded = { hands: ['51 11', '21 31'], lake: '66 66 66 66', drawPile: '51 43 31 32' };
    const round = freshRound({ deal: stranded });
    const { unmount } = renderTable(round, { strandedFish: true });
    expect(
      lake().getAllByRole('button', { name: 'Heaven, 6‑6, nothing can catch it any more' }),
    ).toHaveLength(4);
    unmount();
    renderTable(round);
    expect(lake().getAllByRole('button', { name: 'Heaven, 6‑6' })).toHaveLength(4);
  });

  test("another's turn leaves the input quiet, and a hidden hand is not in the page", () => {
    table({ viewer: 1 });
    expect(
      hand()
        .getAllByRole('button')
        .every((tile) => tile.hasAttribute('data-idle')),
    ).toBe(true);
    expect(screen.getByText('Waiting for Ann')).toBeInTheDocument();
  });

  test('a drawn tile that goes to the lake by itself is told, and offers nothing', () => {
    table({}, '11');
    expect(screen.getByRole('img', { name: 'Drawn tile: Mallet Six, 5‑1' })).toBeInTheDocument();
    expect(
      screen.getByText('You drew Mallet Six 5‑1. Nothing to catch: it joins the lake.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place in the lake' })).not.toBeInTheDocument();
  });

  test('nobody looking shows no hand', () => {
    table({ viewer: null });
    expect(screen.queryByRole('grid', { name: /^Hand/ })).not.toBeInTheDocument();
  });

  test('a seat says that it started', () => {
    table();
    expect(button(/^Ann: 0 points, .* 3 in hand, starter\./)).toBeInTheDocument();
    expect(button(/^Bo: 0 points, .* 3 in hand\./)).toBeInTheDocument();
  });

  test('a catch opens in its groups', async () => {
    const { user } = table({}, '54x63', '51');
    await user.click(button(/^Ann: 36 points/));
    const dialog = within(screen.getByRole('dialog', { name: 'Catch: Ann' }));
    expect(dialog.getByText('Big fish')).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: 'Black Nine, 6‑3' })).toBeInTheDocument();
    expect(dialog.getByText('36 points')).toBeInTheDocument();
  });
});
