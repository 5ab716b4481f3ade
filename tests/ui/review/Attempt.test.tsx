import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { baitOf, fishOf, formOf } from '../../../src/engine/fishing/index.ts';
import type { Play } from '../../../src/engine/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { costlyPlaysOf, isRight } from '../../../src/review/review.ts';
import type { History } from '../../../src/store/history/history.ts';
import { matchOfRecord } from '../../../src/store/match/matchRecords.ts';
import { listOfAny } from '../../../src/text/lists.ts';
import { tileLabel } from '../../../src/text/tileNames.ts';
import { wayWords, whyWords } from '../../../src/ui/fishing/review/betterWords.ts';
import { playWordsAt } from '../../../src/ui/review/reviewWords.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { openHistory } from '../../support/memoryChest.ts';
import { fakeReview } from '../../support/reviews.ts';
import { say } from '../../support/say.ts';
import { unwrap } from '../../support/table.ts';
import { useStillStage } from '../motion/stillStage.ts';
import { fakeAudio } from '../sound/fakeAudio.ts';
import { openReview } from './reviewRoom.tsx';

const record = finishedRound(setupOf(['person', 'greedy']));
const match = matchOfRecord(record);
const review = fakeReview(record);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The costly hand plays of the person, of which the best one is of a form. */
function costlyWhere(isWanted: (best: Play, made: Play) => boolean) {
  const found = costlyPlaysOf(review, 0, 'tiu-u').find(({ at, play }) => {
    const best = play.values[0]?.play;
    return review.plays[at]?.drawn === null && best !== undefined && isWanted(best, play.play);
  });
  if (found === undefined) throw new Error('the round has such a play');
  return found;
}

async function keptRound() {
  const history = openHistory();
  await history.keep({ round: unwrap(parseRecord(formatRecord(record))), match: 'm', number: 1 });
  await history.open();
  const outcomeAt = (at: number) => {
    const [round] = history.state.getState().stock?.rounds ?? [];
    return round?.puzzles.find((puzzle) => puzzle.at === at)?.outcome;
  };
  return { history, outcomeAt };
}

async function tryAgain(user: UserEvent, at: number) {
  const costly = within(screen.getByRole('region', { name: 'Costliest plays' }));
  const item = costly
    .getAllByRole('listitem')
    .find((each) => each.textContent?.startsWith(`Play ${at + 1}: `));
  if (item === undefined) throw new Error('the play is listed');
  await user.click(within(item).getByRole('button', { name: 'Try again' }));
  return within(screen.getByRole('region', { name: /what would you do now\?$/ }));
}

async function openAttempt(at: number, history?: History) {
  const app = await openReview(record, undefined, history);
  act(() => app.reviewer.tell());
  const attempt = await tryAgain(app.user, at);
  const make = async (play: Play): Promise<void> => {
    const hand = within(attempt.getByRole('grid', { name: /^Hand: Ann/ }));
    const [bait] = hand.getAllByRole('button', {
      name: new RegExp(`^${tileLabel(baitOf(play), say)}`),
    });
    if (bait === undefined) throw new Error('the bait is in the hand');
    await app.user.click(bait);
    if (formOf(play) === 'place') {
      await app.user.click(attempt.getByRole('button', { name: 'Place in the lake' }));
      const sure = screen.queryByRole('button', { name: 'Place it' });
      if (sure !== null) await app.user.click(sure);
      return;
    }
    const lake = within(attempt.getByRole('grid', { name: /^Lake/ }));
    const label = new RegExp(`^${tileLabel(fishOf(play), say)}, can be caught`);
    const [fish] = lake.getAllByRole('button', { name: label });
    if (fish === undefined) throw new Error('the fish is lit');
    await app.user.click(fish);
  };
  return { ...app, attempt, make };
}

const isCapture = (play: Play): boolean => formOf(play) === 'capture';

test('the position before the play is on the table, the seat’s own hand open, and no answer', async () => {
  const { at, play } = costlyWhere(isCapture);
  const { attempt } = await openAttempt(at);
  expect(attempt.getByRole('heading')).toHaveFocus();
  expect(screen.getByText(/^Ann to play, knowing only what was known then/)).toHaveTextContent(
    `lost ${Math.round(play.lost)} points`,
  );
  expect(screen.getAllByRole('grid', { name: /^Hand: / })).toHaveLength(1);
  expect(attempt.queryByText(/^Best: /)).toBeNull();
});

test('the best play solves it: the reason comes first, then what else was as good', async () => {
  const { at, play } = costlyWhere(isCapture);
  const { attempt, make } = await openAttempt(at);
  const [best, ...others] = play.values;
  if (best === undefined) throw new Error('there is a best play');
  await make(best.play);
  const answer = attempt.getByText('Solved').closest('p');
  const lines = [...(answer?.parentElement?.children ?? [])].map(({ textContent }) => textContent);
  const asGood = others.filter((one) => isRight(one, 'tiu-u')).slice(0, 3);
  expect(lines).toEqual([
    'Solved ✓',
    whyWords(match, at, play, best.play, say),
    ...(asGood.length === 0
      ? []
      : [
          `Just as good: ${listOfAny(
            asGood.map((one) => wayWords(one.play, 'tiu-u', say)),
            say,
          )}.`,
        ]),
    `Played in the round: ${wayWords(play.play, 'tiu-u', say)}. It lost ${Math.round(play.lost)} points.`,
  ]);
  expect(attempt.queryByText(/^Best: /)).toBeNull();
});

test('a play that nobody can tell from the best is as good: nothing is called better', async () => {
  const { at, play } = costlyWhere(isCapture);
  const asGood = play.values.slice(1).find((one) => isRight(one, 'tiu-u') && isCapture(one.play));
  if (asGood === undefined) throw new Error('the play has one as good');
  const { attempt, make } = await openAttempt(at);
  await make(asGood.play);
  expect(attempt.getByText('Solved')).toBeVisible();
  const best = wayWords(play.values[0]?.play ?? asGood.play, 'tiu-u', say);
  expect(attempt.getByText(/^Just as good: /)).toHaveTextContent(best);
  expect(attempt.queryByText(/^Best: /)).toBeNull();
});

test('another play is told with what it costs, what was better and why; then one may try once more', async () => {
  const { at, play } = costlyWhere(
    (best, made) => formOf(made) === 'place' && formOf(best) === 'capture',
  );
  const { attempt, make, user } = await openAttempt(at);
  await make(play.play);
  // What leads on has it once the answer was told.
  const again = attempt.getByRole('button', { name: 'Try again' });
  await waitFor(() => expect(again).toHaveFocus());
  expect(attempt.getByText(/^That loses/)).toHaveTextContent(
    `That loses ${Math.round(play.lost)} points: ${wayWords(play.play, 'tiu-u', say)}.`,
  );
  expect(attempt.getByText('That’s what was played in the round.')).toBeVisible();
  expect(attempt.getByText(/^Best: /)).toBeVisible();
  expect(attempt.getByText(/^Why: /)).toBeVisible();
  expect(attempt.getByText(playWordsAt(match, at, say))).toBeVisible();
  await user.click(again);
  expect(attempt.queryByText(/^Best: /)).toBeNull();
  expect(attempt.getByRole('heading')).toHaveFocus();
  // The answer is known by now: it is right, and solves nothing.
  const best = play.values[0]?.play;
  if (best !== undefined) await make(best);
  expect(attempt.getByText('That’s it')).toBeVisible();
  expect(screen.queryByText('Solved')).toBeNull();
});

test('why the best play is better is told against the play that was tried', async () => {
  const [found] = costlyPlaysOf(review, 0, 'tiu-u').flatMap(({ at, play }) => {
    const best = play.values[0]?.play;
    if (best === undefined || review.plays[at]?.drawn !== null) return [];
    const why = (instead: Play) => whyWords(match, at, play, best, say, instead);
    const tried = play.values.find(
      (value) =>
        formOf(value.play) === 'place' &&
        !isRight(value, 'tiu-u') &&
        why(value.play) !== why(play.play),
    );
    return tried === undefined ? [] : [{ at, tried: tried.play, told: why(tried.play) }];
  });
  if (found === undefined) throw new Error('another play falls short for another reason');
  const { attempt, make } = await openAttempt(found.at);
  await make(found.tried);
  expect(await attempt.findByText(`Why: ${found.told}`)).toBeVisible();
});

test('what is solved counts among the puzzles of the history, and is marked as solved', async () => {
  const { at, play } = costlyWhere(isCapture);
  const best = play.values[0]?.play;
  if (best === undefined) throw new Error('there is a best play');
  const { history, outcomeAt } = await keptRound();
  const { attempt, make, user } = await openAttempt(at, history);
  await make(best);
  await act(() => history.open());
  expect(outcomeAt(at)).toBe('solved');
  await user.click(attempt.getByRole('button', { name: 'Back to the review' }));
  expect(screen.getAllByText('Solved').length).toBeGreaterThan(0);
  // A later miss takes nothing back.
  const again = await tryAgain(user, at);
  await user.click(again.getByRole('button', { name: 'Show me' }));
  await act(() => history.open());
  expect(outcomeAt(at)).toBe('solved');
});

test('the answer is told without trying too, and back leads to the review at that moment', async () => {
  const { at } = costlyWhere(isCapture);
  const { attempt, user } = await openAttempt(at);
  await user.click(attempt.getByRole('button', { name: 'Show me' }));
  expect(attempt.getByText(/^Best: /)).toBeVisible();
  await user.click(attempt.getByRole('button', { name: 'Back to the review' }));
  expect(screen.getByRole('slider')).toHaveValue(String(at));
  expect(screen.getByRole('slider')).toHaveFocus();
});

test('what is tried again is played by the keys of the table', async () => {
  const { at, play } = costlyWhere(isCapture);
  const best = play.values[0]?.play;
  if (best === undefined) throw new Error('there is a best play');
  const { attempt, user } = await openAttempt(at);
  const hand = within(attempt.getByRole('grid', { name: /^Hand: Ann/ })).getAllByRole('button');
  const bait = hand.find(({ ariaLabel }) => ariaLabel?.startsWith(tileLabel(baitOf(best), say)));
  if (bait === undefined) throw new Error('the bait is in the hand');
  const key = `${hand.indexOf(bait) + 1}`;
  await user.keyboard(key);
  expect(bait).toHaveAccessibleName(/chosen as bait$/);
  // Escape first lets go of the bait, then leaves the table.
  await user.keyboard('{Escape}');
  expect(attempt.queryByRole('button', { name: /chosen as bait$/ })).toBeNull();
  await user.keyboard(key);
  expect(attempt.queryByText(/^Played in the round: /)).toBeNull();
  await user.keyboard('{Enter}');
  const isAnswered = () => attempt.queryByText(/^Solved$|^That loses/) !== null;
  if (!isAnswered()) await user.keyboard('{Enter}');
  expect(isAnswered()).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: /what would you do now\?$/ })).toBeNull();
  expect(screen.getByRole('slider')).toHaveFocus();
});

test('what is tried again is heard, and asked about by the keys of the table', async () => {
  const { started, contexts } = fakeAudio();
  const { at, play } = costlyWhere(isCapture);
  const { user, settings, make } = await openAttempt(at);
  act(() => settings.getState().change({ sound: true }));
  for (const [key, title] of [
    ['c', 'All catches'],
    ['g', 'Red pips and big fish'],
    ['x', 'Unseen tiles'],
  ] as const) {
    await user.keyboard(key);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(expect.stringContaining(title));
    await user.click(screen.getByRole('button', { name: 'Close' }));
  }
  // A round that has only been dealt is heard so.
  for (const context of contexts) context.passTo(60);
  const before = started();
  await make(play.values[0]?.play ?? play.play);
  expect(started()).toBeGreaterThan(before);
});

describe('the table of the review', () => {
  const begun = useStillStage();
  const flying = () => document.querySelector('[data-flights]')?.childElementCount;

  test.each([
    ['full', true],
    ['less', false],
    ['none', false],
  ] as const)('with motion “%s” tells a play by tiles that fly: %s', async (motion, flies) => {
    const { user, settings } = await openReview(record);
    act(() => settings.getState().change({ motion }));
    for (const key of ['{ArrowRight}', '{ArrowLeft}']) {
      await user.keyboard(key);
      expect(flying() !== 0).toBe(flies);
    }
  });

  test('tells a play so too that is tried again', async () => {
    const { at, play } = costlyWhere(isCapture);
    const { settings, make } = await openAttempt(at);
    act(() => settings.getState().change({ motion: 'full' }));
    const before = begun.length;
    await make(play.values[0]?.play ?? play.play);
    const attempt = screen.getByRole('region', { name: /what would you do now\?$/ });
    expect(begun.slice(before).some(({ element }) => attempt.contains(element))).toBe(true);
  });
});
