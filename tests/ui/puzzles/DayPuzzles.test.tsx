import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baitOf, fishOf, formOf } from '../../../src/engine/fishing/index.ts';
import { invariant } from '../../../src/engine/index.ts';
import type { DayPuzzle } from '../../../src/puzzles/dayPuzzle.ts';
import { playedRound } from '../../../src/records/playedRound.ts';
import { dayAfter } from '../../../src/store/days/calendar.ts';
import { solvedOn } from '../../../src/store/puzzles/puzzleDays.ts';
import { tileLabel } from '../../../src/text/tileNames.ts';
import { loadRooms } from '../../../src/ui/whole/useRooms.ts';
import { noonOf } from '../../support/noon.ts';
import { say } from '../../support/say.ts';
import { dayWith, openDayRoom } from './dayRoom.tsx';

await loadRooms();

/** A puzzle of Tiu-U whose best play is made by a bait of the hand and a fish. */
const { day, listed, puzzle } = dayWith('tiu-u', ({ record, at, review }) => {
  const { phase } = playedRound(record).steps[at]?.before ?? {};
  return phase === 'hand' && formOf(review.play) === 'capture';
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(noonOf(day)) });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The line of a game in the list. */
function lineOf(name: string): HTMLElement {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name) !== null);
  invariant(found !== undefined, `${name} is listed`);
  return found;
}

async function open(user: UserEvent, name = 'Tiu-U'): Promise<void> {
  await user.click(within(lineOf(name)).getByRole('button'));
  expect(screen.getByRole('heading', { level: 1, name: 'Best play?' })).toHaveFocus();
}

async function playBest(user: UserEvent, { review }: DayPuzzle): Promise<void> {
  const hand = within(screen.getByRole('grid', { name: /^Hand: You/ }));
  const [bait] = hand.getAllByRole('button', { name: tileLabel(baitOf(review.play), say) });
  invariant(bait !== undefined, 'the bait is in the hand');
  await user.click(bait);
  const lake = within(screen.getByRole('grid', { name: /^Lake/ }));
  const label = new RegExp(`^${tileLabel(fishOf(review.play), say)}, can be`);
  const [fish] = lake.getAllByRole('button', { name: label });
  invariant(fish !== undefined, 'the fish is in the lake');
  await user.click(fish);
}

test('a day has three puzzles, the same at every visit, and the first to solve is the one thing to do', async () => {
  await openDayRoom();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(3);
  expect(items.map((text) => /(Easy|Medium|Hard)Solve$/.exec(text ?? '')?.[1])).toEqual([
    'Easy',
    'Medium',
    'Hard',
  ]);
  expect(items.join()).toMatch(/Tiu-U.*/);
  expect(screen.getByText('0 of 3 solved')).toBeVisible();
  const looks = screen
    .getAllByRole('button', { name: 'Solve' })
    .map((button) => button.getAttribute('data-look'));
  expect(looks).toEqual(['main', 'plain', 'plain']);
});

test('a puzzle whose best play is found is praised, counts for the day and stays solved', async () => {
  const { user, puzzleDays } = await openDayRoom();
  await open(user);
  await playBest(user, puzzle);
  expect(within(screen.getByRole('main')).getByText(/^Solved/)).toBeVisible();
  expect(
    screen.queryByText(/^In the round|^Played in the round|^That’s what was played/),
  ).toBeNull();
  expect(solvedOn(puzzleDays.getState(), day)).toEqual({ solved: 1, answered: 1, all: 3 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  expect(puzzleDays.getState().days[day]).toEqual({ [listed.id]: 'solved' });
  await user.click(screen.getByRole('button', { name: 'All puzzles' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Puzzles' })).toHaveFocus();
  expect(lineOf('Tiu-U')).toHaveTextContent(/· solved/);
  expect(screen.getByText('1 of 3 solved')).toBeVisible();
});

test('a puzzle is played by the keys of the table', async () => {
  const { user } = await openDayRoom();
  await open(user);
  await user.keyboard('1');
  expect(screen.getByRole('button', { name: /chosen as bait$/ })).toHaveAttribute(
    'data-look',
    'chosen',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /chosen as bait$/ })).toBeNull();
});

test('Back leads from a puzzle to all of them, and then out of the room', async () => {
  const { user, places } = await openDayRoom();
  await open(user);
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Puzzles' });
  expect(places.getState().place).toEqual({ room: 'puzzles' });
  window.history.back();
  await waitFor(() => expect(places.getState().place).toBeNull());
});

test('whoever asks for the answer has missed it for the day, and can solve it later', async () => {
  const { user } = await openDayRoom();
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  expect(within(screen.getByRole('main')).getByText(/^Best: /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All puzzles' }));
  expect(lineOf('Tiu-U')).toHaveTextContent(/missed/);
  await open(user);
  await playBest(user, puzzle);
  await user.click(screen.getByRole('button', { name: 'All puzzles' }));
  expect(lineOf('Tiu-U')).toHaveTextContent(/solved on a later try/);
  expect(screen.getByText('0 of 3 solved')).toBeVisible();
});

test('a puzzle that was begun keeps its day past midnight, and the list then has those of the next', async () => {
  const { user, puzzleDays } = await openDayRoom();
  await open(user);
  vi.setSystemTime(noonOf(dayAfter(day, 1)));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await playBest(user, puzzle);
  expect(solvedOn(puzzleDays.getState(), day).solved).toBe(1);
  await user.click(screen.getByRole('button', { name: 'All puzzles' }));
  expect(screen.getByText('0 of 3 solved')).toBeVisible();
});
