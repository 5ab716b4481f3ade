import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baitOf, fishOf, formOf } from '../../../src/engine/fishing/index.ts';
import type { Play } from '../../../src/engine/index.ts';
import { costlyPlaysOf } from '../../../src/review/review.ts';
import { matchOfRecord } from '../../../src/store/match/matchRecords.ts';
import { tileLabel } from '../../../src/text/tileNames.ts';
import { wayWords } from '../../../src/ui/fishing/review/betterWords.ts';
import { playWordsAt } from '../../../src/ui/review/reviewWords.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { fakeReview } from '../../support/reviews.ts';
import { say } from '../../support/say.ts';
import { openReview } from './reviewRoom.tsx';

const record = finishedRound(setupOf(['person', 'greedy']));
const match = matchOfRecord(record);
const review = fakeReview(record);

/** The costly hand plays of the person, of which the best one is of a form. */
function costlyWhere(isWanted: (best: Play, made: Play) => boolean) {
  const found = costlyPlaysOf(review, 0).find(({ play }) => {
    const best = play.values[0]?.play;
    return play.drawn === null && best !== undefined && isWanted(best, play.play);
  });
  if (found === undefined) throw new Error('the round has such a play');
  return found;
}

async function openAttempt(at: number) {
  const app = await openReview(record);
  act(() => app.reviewer.tell());
  const costly = within(screen.getByRole('region', { name: 'Costliest plays' }));
  const item = costly
    .getAllByRole('listitem')
    .find((each) => each.textContent?.startsWith(`Play ${at + 1}: `));
  if (item === undefined) throw new Error('the play is listed');
  await app.user.click(within(item).getByRole('button', { name: 'Try again' }));
  const attempt = within(screen.getByRole('region', { name: /what would you do now\?$/ }));
  const make = async (play: Play): Promise<void> => {
    const hand = within(attempt.getByRole('grid', { name: /^Hand: Ann/ }));
    const [bait] = hand.getAllByRole('button', { name: tileLabel(baitOf(play), say) });
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
  expect(attempt.queryByText(/^Better: /)).toBeNull();
});

test('the best play is told to be it', async () => {
  const { at, play } = costlyWhere(isCapture);
  const { attempt, make } = await openAttempt(at);
  const [best] = play.values;
  if (best === undefined) throw new Error('there is a best play');
  await make(best.play);
  expect(
    attempt.getByText(`That is the best play: ${wayWords(best.play, 'tiu-u', say)}.`),
  ).toBeVisible();
  expect(
    attempt.getByText(new RegExp(`lost by ${wayWords(play.play, 'tiu-u', say)}`)),
  ).toBeVisible();
});

test('another play is told with what it costs, what was better and why; then one may try once more', async () => {
  const { at, play } = costlyWhere((_, made) => formOf(made) === 'place');
  const { attempt, make, user } = await openAttempt(at);
  await make(play.play);
  expect(attempt.getByText(/^That costs/)).toHaveTextContent(
    `That costs ${Math.round(play.lost)} points against the best: ${wayWords(play.play, 'tiu-u', say)}.`,
  );
  expect(attempt.getByText('That is what was played in the round.')).toBeVisible();
  expect(attempt.getByText(/^Better: /)).toBeVisible();
  expect(attempt.getByText(/^Why: /)).toBeVisible();
  expect(attempt.getByText(playWordsAt(match, at, say))).toBeVisible();
  await user.click(attempt.getByRole('button', { name: 'Try once more' }));
  expect(attempt.queryByText(/^Better: /)).toBeNull();
  expect(attempt.getByRole('heading')).toHaveFocus();
});

test('the answer is told without trying too, and back leads to the review at that moment', async () => {
  const { at } = costlyWhere(isCapture);
  const { attempt, user } = await openAttempt(at);
  await user.click(attempt.getByRole('button', { name: 'Show me' }));
  expect(attempt.getByText(/^Better: /)).toBeVisible();
  await user.click(attempt.getByRole('button', { name: 'Back to the review' }));
  expect(screen.getByRole('slider')).toHaveValue(String(at));
  expect(screen.getByRole('slider')).toHaveFocus();
});
