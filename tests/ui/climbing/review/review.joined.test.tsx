import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { climbing } from '../../../../src/engine/climbing/index.ts';
import type { RoundRecord, Seat } from '../../../../src/engine/index.ts';
import type { Review } from '../../../../src/review/review.ts';
import { currentRound } from '../../../../src/store/match/match.ts';
import { isPractice } from '../../../../src/store/match/practice.ts';
import { finishedRounds, roundWith } from '../../../support/climbing/finishedRounds.ts';
import { fakeReview } from '../../../support/reviews.ts';
import { useStillStage } from '../../motion/stillStage.ts';
import { openReview } from '../../review/reviewRoom.tsx';
import { fakeAudio } from '../../sound/fakeAudio.ts';

const record = roundWith(
  finishedRounds(),
  ({ variant, plays }) =>
    variant === 'sap-ng-wu' && plays.map(climbing.formatPlay).at(-1) === 'declare',
);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A review in which some choices lost so much each, and nothing else anything. */
function reviewLosing(round: RoundRecord, at: number | readonly number[], lost: number): Review {
  const places = [at].flat();
  const review = fakeReview(round);
  const plays = review.plays.map((play, index) => ({
    ...play,
    lost: places.includes(index) ? lost : 0,
    values: play.values
      .map((value) => {
        const error = value.play === play.play && places.includes(index) ? lost : 0;
        return { ...value, points: 2 - error, error, noise: 0.01 };
      })
      .toSorted((one, other) => one.error - other.error),
  }));
  return { ...review, plays };
}

/** The choice of a seat from which the round is seen. */
const seenFrom = (seat: Seat) =>
  within(screen.getByRole('group', { name: 'Seen from' })).getByRole('radio', {
    name: record.players[seat] ?? '',
  });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a review of climbing speaks of cards and chips, and of no luck that no round has', async () => {
  const { reviewer } = await openReview(record);
  act(() => reviewer.tell());
  const accounts = await region('What made the result');
  const rows = accounts.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['The deal', 'Hidden cards', 'Choices', 'Result']);
  expect(document.body).not.toHaveTextContent(/\btiles?\b|draw pile/i);
});

/** Where a seat passed though it could have beaten. */
function passOf(seat: Seat): number {
  return fakeReview(record).plays.findIndex(
    (made) =>
      climbing.formatPlay(made.play) === 'pass' && made.seat === seat && made.values.length > 1,
  );
}

test('a pass that should have been a play is told by its kind, to a tenth of a chip', async () => {
  const at = passOf(0);
  const { user, reviewer } = await openReview(record);
  act(() => reviewer.tell(true, 400, reviewLosing(record, at, 0.4)));
  const kinds = await region('Costly choices by kind');
  const summary = kinds.getByText('Passes that should have been plays (1): −0.4');
  // The kind is half the answer to what a person may try again.
  expect(summary).not.toBeVisible();
  await user.click(kinds.getByText('Show the kinds (this gives answers away)'));
  await user.click(summary);
  expect(kinds.getByText(/^On average: \+2 for .*, only \+1\.6 for passing\.$/)).toBeVisible();
  await user.click(kinds.getByRole('button', { name: new RegExp(`^Play ${at + 1}: .* passed$`) }));
  expect(screen.getByRole('slider', { name: 'Moment of the round' })).toHaveValue(`${at}`);
});

test('the kinds of a bot stand open', async () => {
  const alone = { ...record, meta: { players: ['person', 'greedy', 'greedy'] } };
  const { user, reviewer } = await openReview(alone);
  act(() => reviewer.tell(true, 400, reviewLosing(alone, passOf(1), 0.4)));
  const kinds = await region('Costly choices by kind');
  expect(kinds.getByText(/made no choice that clearly cost/)).toBeVisible();
  await user.click(seenFrom(1));
  const summary = kinds.getByText('Passes that should have been plays (1): −0.4');
  expect(summary).toBeVisible();
  await user.click(summary);
  expect(kinds.getByText(/^On average: \+2 for .*, only \+1\.6 for passing\.$/)).toBeVisible();
});

test('whoever has opened the kinds of one person has not opened those of the next', async () => {
  const shared = { ...record, meta: { players: ['person', 'person', 'greedy'] } };
  const { user, reviewer } = await openReview(shared);
  act(() => reviewer.tell(true, 400, reviewLosing(shared, [passOf(0), passOf(1)], 0.4)));
  const kinds = await region('Costly choices by kind');
  const summary = () => kinds.getByText('Passes that should have been plays (1): −0.4');
  await user.click(kinds.getByText(/^Show the kinds/));
  expect(summary()).toBeVisible();
  await user.click(seenFrom(1));
  expect(summary()).not.toBeVisible();
});

test('what is tried again is played by the keys of the table', async () => {
  const at = passOf(0);
  const { user, reviewer } = await openReview(record);
  act(() => reviewer.tell(true, 400, reviewLosing(record, at, 0.4)));
  const costly = await region('Costliest plays');
  await user.click(costly.getByRole('button', { name: 'Try again' }));
  const attempt = await region(`Play ${at + 1}: what would you do now?`);
  await user.keyboard('1');
  expect(attempt.getByRole('button', { name: /, \d picked/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(attempt.queryByRole('button', { name: /picked/ })).toBeNull();
  await user.keyboard('dc');
  expect(attempt.queryByText(/^Best: /)).toBeNull();
  await user.keyboard('p');
  expect(attempt.getByText(/^Best: /)).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

/** Where a seat played cards and could do nothing else. */
function cardsOf(seat: Seat): number {
  return fakeReview(record).plays.findIndex(
    ({ values, seat: own }) =>
      own === seat &&
      values.length > 1 &&
      values.every(({ play }) => !/^[a-z]/.test(climbing.formatPlay(play))),
  );
}

test('what is tried again is heard, read out and asked about as at the table', async () => {
  const { started } = fakeAudio();
  const at = cardsOf(0);
  const { user, reviewer, settings } = await openReview(record);
  act(() => settings.getState().change({ sound: true }));
  act(() => reviewer.tell(true, 400, reviewLosing(record, at, 0.4)));
  // Whoever only looks at a moment hears nothing.
  await user.keyboard('{ArrowRight}');
  const costly = await region('Costliest plays');
  await user.click(costly.getByRole('button', { name: 'Try again' }));
  await region(`Play ${at + 1}: what would you do now?`);
  await user.keyboard('1');
  expect(document.querySelector('[aria-live]')).toHaveTextContent(/^Picked: /);
  for (const [key, title] of [
    ['w', /^Wu of all players$/],
    ['?', /\d‑\d$/],
  ] as const) {
    await user.keyboard(key);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(title);
    await user.click(screen.getByRole('button', { name: 'Close' }));
  }
  expect(started()).toBe(0);
  await user.keyboard('{Enter}');
  expect(started()).toBeGreaterThan(0);
});

describe('the table of the review', () => {
  const begun = useStillStage();
  const flying = () => document.querySelector('[data-flights]')?.childElementCount;

  test('moves from moment to moment, forward and back', async () => {
    const { user, settings } = await openReview(record);
    act(() => settings.getState().change({ motion: 'full' }));
    await user.keyboard('{ArrowRight}');
    expect(flying()).toBeGreaterThan(0);
    await user.keyboard('{ArrowLeft}');
    expect(flying()).toBeGreaterThan(0);
  });

  test('tells a play so too that is tried again', async () => {
    const at = cardsOf(0);
    const { user, reviewer, settings } = await openReview(record);
    act(() => settings.getState().change({ motion: 'full' }));
    act(() => reviewer.tell(true, 400, reviewLosing(record, at, 0.4)));
    const costly = await region('Costliest plays');
    await user.click(costly.getByRole('button', { name: 'Try again' }));
    const attempt = await screen.findByRole('region', { name: /what would you do now\?$/ });
    const before = begun.length;
    await user.keyboard('1{Enter}');
    expect(begun.slice(before).some(({ element }) => attempt.contains(element))).toBe(true);
  });

  test.each(['less', 'none'] as const)('lets nothing fly with motion: %s', async (motion) => {
    const { user, settings } = await openReview(record);
    act(() => settings.getState().change({ motion }));
    await user.keyboard('{ArrowRight}');
    expect(flying()).toBe(0);
  });
});

test('where no choice has clearly cost anything, that is said', async () => {
  const { reviewer } = await openReview(record);
  act(() => reviewer.tell(true, 400, reviewLosing(record, 0, 0.1)));
  const kinds = await region('Costly choices by kind');
  expect(kinds.getByText(/made no choice that clearly cost/)).toBeVisible();
});

test('as long as choices are looked at, nothing is said of their kinds', async () => {
  const { reviewer } = await openReview(record);
  act(() => reviewer.judge([1], reviewLosing(record, 0, 0.1)));
  const kinds = () => screen.queryByRole('heading', { name: 'Costly choices by kind' });
  expect(kinds()).toBeNull();
  act(() => reviewer.judge([0], reviewLosing(record, 0, 0.1)));
  await screen.findByText(/made no choice that clearly cost/);
  expect(kinds()).toBeVisible();
});

test('the round is played on from the moment that is shown, against bots', async () => {
  const { user, table } = await openReview(record);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(await screen.findByRole('button', { name: 'Play on' }));
  const { match } = table.getState();
  expect(match?.rounds.at(-1)?.plays).toEqual(record.plays.slice(0, 2));
  expect(match?.setup.players.map(({ control }) => control)).toEqual([
    'person',
    'expert',
    'expert',
  ]);
  expect(match && isPractice(currentRound(match))).toBe(true);
  expect(table.getState().screen).toBe('table');
});
