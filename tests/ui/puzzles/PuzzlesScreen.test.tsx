import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baitOf, fishOf, formOf } from '../../../src/engine/fishing/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { roundIdOf } from '../../../src/records/roundId.ts';
import { puzzlesOf } from '../../../src/review/puzzles.ts';
import { accountsOf } from '../../../src/review/review.ts';
import { tileLabel } from '../../../src/text/tileNames.ts';
import { loadRooms } from '../../../src/ui/whole/useRooms.ts';
import { openApp } from '../../support/app.tsx';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { openHistory } from '../../support/memoryChest.ts';
import { createHandReviewer, fakeReview } from '../../support/reviews.ts';
import { say } from '../../support/say.ts';
import { unwrap } from '../../support/table.ts';

await loadRooms();

const record = finishedRound(setupOf(['person', 'greedy']));
const id = roundIdOf(record);
const review = fakeReview(record);
const own = puzzlesOf(review, 'tiu-u').filter(({ seat }) => seat === 0);

/** The room of puzzles, with one finished round in the history, reviewed or not. */
async function openPuzzles(state: 'reviewed' | 'not reviewed') {
  const history = openHistory();
  await history.keep({ round: unwrap(parseRecord(formatRecord(record))), match: 'm', number: 1 });
  if (state === 'reviewed') {
    await history.keepReview(id, '{}', {
      isLast: true,
      accounts: accountsOf(review),
      puzzles: puzzlesOf(review, 'tiu-u'),
    });
  }
  const reviewer = createHandReviewer();
  const app = openApp(undefined, { reviewer: reviewer.reviewer, history });
  await act(async () => {
    app.places.getState().goTo({ room: 'puzzles' });
    await history.open();
  });
  await screen.findByRole('heading', { level: 1, name: 'Puzzles' });
  const kept = () => history.state.getState().stock?.rounds[0]?.puzzles ?? [];
  return { ...app, history, reviewer, kept };
}

test('the costliest plays of the person are listed, those of bots are not', async () => {
  await openPuzzles('reviewed');
  const list = within(screen.getByRole('region', { name: 'From your rounds' }));
  const items = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toHaveLength(own.length);
  own.forEach(({ at, lost }, rank) => {
    expect(items[rank]).toContain(`${Math.round(lost)} point`);
    expect(items[rank]).toContain(`play ${at + 1},`);
  });
  expect(list.getByText(`0 of ${own.length} solved`)).toBeVisible();
});

test('a puzzle whose best play is found is solved and stays so, and the next one follows', async () => {
  const { user, reviewer, kept, history } = await openPuzzles('reviewed');
  // One whose best play can be made by a bait and a fish.
  const at = own.findIndex((puzzle) => {
    const play = review.plays[puzzle.at];
    const best = play?.values[0]?.play;
    return play?.drawn === null && best !== undefined && formOf(best) === 'capture';
  });
  const best = review.plays[own[at]?.at ?? -1]?.values[0]?.play;
  if (best === undefined) throw new Error('the round has such a puzzle');
  const tries = screen.getAllByRole('button', { name: 'Try' });
  await user.click(tries[at] ?? screen.getByRole('main'));
  expect(screen.getByText('Checking every play…')).toBeVisible();
  act(() => reviewer.tell());
  const attempt = within(screen.getByRole('region', { name: /what would you do now\?$/ }));
  const hand = within(attempt.getByRole('grid', { name: /^Hand: Ann/ }));
  const [bait] = hand.getAllByRole('button', { name: tileLabel(baitOf(best), say) });
  if (bait !== undefined) await user.click(bait);
  const lake = within(attempt.getByRole('grid', { name: /^Lake/ }));
  const label = new RegExp(`^${tileLabel(fishOf(best), say)}, can be caught`);
  const [fish] = lake.getAllByRole('button', { name: label });
  if (fish !== undefined) await user.click(fish);
  expect(attempt.getByText('Solved')).toBeVisible();
  expect(screen.queryByText(/it stays on the list/)).toBeNull();
  await act(() => history.open());
  expect(kept().find((puzzle) => puzzle.at === own[at]?.at)?.outcome).toBe('solved');
  const next = screen.queryByRole('button', { name: 'Next puzzle' });
  expect(next === null).toBe(own.length === 1);
  await user.click(screen.getByRole('button', { name: 'All puzzles' }));
  expect(screen.getByText(`1 of ${own.length} solved`)).toBeVisible();
});

test('whoever asks for the answer first has not solved it, and cannot any more', async () => {
  const { user, reviewer, kept, history } = await openPuzzles('reviewed');
  const [first] = screen.getAllByRole('button', { name: 'Try' });
  if (first !== undefined) await user.click(first);
  act(() => reviewer.tell());
  await user.click(screen.getByRole('button', { name: 'Show me' }));
  expect(screen.getByText('Not this time. It stays on your list.')).toBeVisible();
  await act(() => history.open());
  expect(kept().find(({ at }) => at === own[0]?.at)?.outcome).toBe('missed');
  await user.click(screen.getByRole('button', { name: 'All puzzles' }));
  expect(screen.getByText(/missed last time/)).toBeVisible();
});

test('rounds that were not reviewed are reviewed on asking, one after the other', async () => {
  const { user, reviewer } = await openPuzzles('not reviewed');
  expect(screen.getByRole('heading', { name: 'No puzzles from your rounds yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Review it' }));
  expect(screen.getByText('Reviewing round 1 of 1')).toBeVisible();
  act(() => reviewer.share(0.5));
  expect(screen.getByRole('progressbar')).toHaveValue(0.5);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(reviewer.isAsked()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Review it' }));
  act(() => reviewer.tell());
  expect(screen.queryByText('Reviewing round 1 of 1')).toBeNull();
  expect(reviewer.isAsked()).toBe(false);
});

test('where rounds cannot be reviewed it is said', async () => {
  const { user, reviewer } = await openPuzzles('not reviewed');
  await user.click(screen.getByRole('button', { name: 'Review it' }));
  act(() => reviewer.fail());
  expect(screen.getByText('This device couldn’t check the plays.')).toBeVisible();
});

test('a round under a long name is asked about with the name as the page takes names in', async () => {
  const long = { ...record, players: ['Wilhelmina '.repeat(4), 'Bo'] };
  const { user, reviewer, history } = await openPuzzles('not reviewed');
  await act(() => history.keep({ round: long, match: 'n', number: 1 }));
  await act(() =>
    history.keepReview(roundIdOf(long), '{}', {
      isLast: true,
      accounts: accountsOf(review),
      puzzles: puzzlesOf(review, 'tiu-u'),
    }),
  );
  const [first = screen.getByRole('main')] = screen.getAllByRole('button', { name: 'Try' });
  await user.click(first);
  act(() => reviewer.tell());
  const attempt = screen.getByRole('region', { name: /what would you do now\?$/ });
  expect(within(attempt).getByText(/^Wilhelmina Wilhelmina Wilhelm… to play/)).toBeVisible();
  expect(attempt).not.toHaveTextContent('Wilhelmina Wilhelmina Wilhelmina');
});
