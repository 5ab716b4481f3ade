import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currentRound } from '../../../../src/store/match/match.ts';
import { matchOf } from '../../../support/matches.ts';
import { openLearn, said } from '../../learn/learnRoom.tsx';

const hand = () => within(screen.getByRole('grid', { name: /^Hand: You/ }));
const lake = () => within(screen.getByRole('grid', { name: /^Lake/ }));
const seats = () => screen.getByRole('region', { name: 'Players' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Taps on what is asked for, and counts the taps. */
function tapping(user: UserEvent) {
  let taps = 0;
  const tap = async (what: HTMLElement): Promise<void> => {
    taps += 1;
    await user.click(what);
  };
  return {
    count: () => taps,
    bait: (name: RegExp) => tap(hand().getByRole('button', { name })),
    fish: (name: RegExp) => tap(lake().getByRole('button', { name })),
    press: (name: string) => tap(button(name)),
    read: async (words: RegExp): Promise<void> => {
      await waitFor(() => expect(said()).toHaveTextContent(words));
      await tap(button('Continue'));
    },
  };
}

test('two minutes: a catch, a draw and a count at a bare table, in eleven taps, and then a round', async () => {
  const app = await openLearn('twoMinutes');
  const { user, lessons } = app;
  const on = tapping(user);
  expect(screen.getByText('Step 1 of 6')).toBeVisible();
  // Neither points nor numbers, and no draw pile before it is spoken of.
  expect(seats()).toHaveTextContent('YouBo');
  expect(within(seats()).queryAllByRole('button')).toEqual([]);
  await on.bait(/^Red Nine/);
  expect(lake().getByRole('button', { name: 'Black Nine, 6‑3, can be caught' })).toHaveTextContent(
    /^$/,
  );
  await on.fish(/^Black Nine/);
  expect(said()).toHaveTextContent('you also draw the pile’s top tile: the Black Five 3‑2');
  expect(screen.getByRole('img', { name: 'Draw pile, 3 tiles left' })).toBeVisible();
  const own = within(screen.getByRole('region', { name: 'Catch: You' }));
  expect(own.getAllByRole('img').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Red Nine, 5‑4',
    'Black Nine, 6‑3',
  ]);
  await on.fish(/^Red Five/);
  // No reason follows what Bo has played, and the first sentence stays with the second.
  await on.read(/Bo \S+ the Long Three 3‑3 with the Mallet Six 5‑1\.$/);
  await on.read(/5‑1\.Bo drew the Long Leg 6‑1 and \S+ the Black Seven 5‑2\.$/);
  expect(said()).toHaveTextContent('No fish has 4 pips, so your Bench 2‑2 must join the lake.');
  await on.bait(/^Bench/);
  await on.press('Place in the lake');
  await on.read(/Bo \S+ the Bench 2‑2/);
  await on.read(/Bo drew the Earth 1‑1/);
  expect(said()).toHaveTextContent('red pips, together, rounded up to the next ten');
  const count = () => within(screen.getByRole('region', { name: 'The catches, counted' }));
  expect(count().getByText('Small fish')).toBeVisible();
  expect(count().getByText('10')).toBeVisible();
  await on.press('Continue');
  expect(said()).toHaveTextContent('score twice their pips');
  expect(count().getByText('36')).toBeVisible();
  await on.press('Continue');
  expect(said()).toHaveTextContent('You have 46, Bo 10: you win by 36.');
  expect(count().getByText('46')).toBeVisible();
  expect(on.count()).toBe(11);
  expect(lessons.getState().done).toEqual(['twoMinutes']);
  expect(button('Play a real round')).toHaveFocus();
  expect(button('More lessons')).toBeVisible();
  await user.click(button('Play a real round'));
  expect(matchOf(app.table).setup).toMatchObject({
    variant: 'tiu-u',
    players: [{ name: 'You' }, { name: 'Bo', control: 'novice' }],
  });
  expect(currentRound(matchOf(app.table)).plays).toEqual([]);
  expect(app.places.getState().place).toBeNull();
});

test('two minutes: what was skipped can be done at the end, and the list is a tap away', async () => {
  const { user, lessons } = await openLearn();
  await user.click(button('Start: Two-minute lesson'));
  await screen.findByRole('heading', { level: 1, name: 'Two-minute lesson' });
  // Six steps, and on the way to two of them Bo plays.
  for (let skips = 0; skips < 7; skips += 1) await user.click(button('Skip this step'));
  expect(said()).toHaveTextContent('you win by 36');
  expect(lessons.getState()).toMatchObject({ passed: ['twoMinutes'], done: [] });
  expect(button('Do the 3 steps you skipped')).toBeVisible();
  await user.click(button('More lessons'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
});

test('whoever came to the two minutes from a deal that a friend has sent is led back to it', async () => {
  const app = await openLearn();
  const { user, places } = app;
  act(() => {
    places.getState().goTo({ room: 'deal', code: 'sent' });
    places.getState().goTo({ room: 'learn', code: 'twoMinutes' });
  });
  await screen.findByRole('heading', { level: 1, name: 'Two-minute lesson' });
  for (let skips = 0; skips < 7; skips += 1) await user.click(button('Skip this step'));
  await user.click(button('Play your friend’s deal'));
  await waitFor(() => expect(places.getState().place).toEqual({ room: 'deal', code: 'sent' }));
  expect(app.table.getState().match).toBeNull();
});

test('Shi Wu Hu at its table: a card, a group that becomes complete, and one that is denied', async () => {
  // Cards are cards here, whatever tiles somebody likes.
  const app = await openLearn('cards', { tiles: 'ivory', pointsOnFish: false });
  const { user, lessons } = app;
  const on = tapping(user);
  const marks = (seat: number) =>
    [...seats().querySelectorAll(`[data-seat="${seat}"] [data-state]`)].map((mark) =>
      mark.getAttribute('data-state'),
    );
  expect(document.querySelector('[data-tiles="cards"] main')).not.toBeNull();
  expect(said().querySelectorAll('[data-pose]')).toHaveLength(1);
  await on.fish(/^Red Five/);
  expect(said()).toHaveTextContent('The Red Five 4‑1 has 5 pips');
  await on.fish(/^Red Nine/);
  expect(marks(0)).not.toContain('complete');
  await on.bait(/^Black Nine/);
  expect(lake().getByRole('button', { name: /^Red Nine/ })).toHaveTextContent('+180');
  await on.fish(/^Red Nine/);
  expect(said()).toHaveTextContent('Each of its cards now scores 30 points instead of 10.');
  expect(marks(0)[0]).toBe('complete');
  expect(within(seats()).getByText('Heaven-Nine +180')).toBeVisible();
  await on.press('Continue');
  await on.read(/a cross out of reach/);
  await on.read(/Bo \S+ the Big Six 4‑2 with the Long Three 3‑3\./);
  await on.read(/Bo drew the Red Seven 4‑3/);
  expect(said()).toHaveTextContent('Bo lacks only the Red Seven 4‑3 for the group Man-Seven.');
  const before = marks(1);
  expect(before[2]).toBe('open');
  await on.bait(/^Black Five/);
  await on.fish(/^Red Five/);
  expect(said()).toHaveTextContent('we’re after something else here');
  await on.bait(/^Long Leg/);
  await on.fish(/^Red Seven/);
  expect(marks(1)).toEqual(before.with(2, 'dead'));
  await on.press('Continue');
  expect(said()).toHaveTextContent('It doubles if only one of you reaches 1000.');
  expect(lessons.getState().done).toEqual(['cards']);
  await user.click(button('Play a real round'));
  expect(matchOf(app.table).setup.variant).toBe('shi-wu-hu');
});
