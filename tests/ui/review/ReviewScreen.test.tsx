import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fishing, settlementOf } from '../../../src/engine/fishing/index.ts';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { formatLink } from '../../../src/records/link.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { accountsOf, costlyPlaysOf } from '../../../src/review/review.ts';
import { currentRound } from '../../../src/store/match/match.ts';
import { matchOfRecord } from '../../../src/store/match/matchRecords.ts';
import { matchUpTo } from '../../../src/store/match/whatIf.ts';
import { signedPoints } from '../../../src/text/scoreWords.ts';
import { momentWords } from '../../../src/ui/review/reviewWords.ts';
import { storageAfter } from '../../support/app.tsx';
import { positionOf } from '../../support/fishing.ts';
import { finishedRound, matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { openHistory } from '../../support/memoryChest.ts';
import { fakeReview } from '../../support/reviews.ts';
import { say } from '../../support/say.ts';
import { unwrap } from '../../support/table.ts';
import { openReview } from './reviewRoom.tsx';

const record = finishedRound(setupOf(['person', 'greedy']));
const match = matchOfRecord(record);
const review = fakeReview(record);
const end = record.plays.length;
const withoutLosses = { ...review, plays: review.plays.map((play) => ({ ...play, lost: 0 })) };

const slider = () => screen.getByRole('slider', { name: 'Moment of the round' });
const shown = () => slider().getAttribute('aria-valuetext');
const region = (name: string) => within(screen.getByRole('region', { name }));

test('a code that opens nothing is refused in words, with a way back', async () => {
  const { user } = await openReview('nonsense');
  expect(screen.getByText(/^Part of this link is missing/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Fifteen Lakes' })).toBeVisible();
});

test('a link is replayed once on the page, and once by whoever reviews it', async () => {
  const code = formatLink(record);
  const replays = vi.spyOn(fishing, 'startPosition');
  const { reviewer } = await openReview(code);
  act(() => reviewer.tell());
  expect(replays).toHaveBeenCalledTimes(1);
  // What the worker gets is the text of the record.
  unwrap(parseRecord(formatRecord(record)));
  expect(replays).toHaveBeenCalledTimes(2);
});

test('keys, buttons and the scrubber lead through the round, and the table follows', async () => {
  const { user } = await openReview(record);
  expect(shown()).toBe('Before the first play');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(shown()).toBe(momentWords(match, 2, say));
  await user.click(screen.getByRole('button', { name: 'To the end' }));
  expect(shown()).toBe(momentWords(match, end, say));
  for (const [seat, name] of ['Ann', 'Bo'].entries()) {
    const points = positionOf(match);
    const boat = screen.getByRole('button', { name: new RegExp(`^${name}: \\d+ points?, `) });
    expect(boat).toHaveAccessibleName(expect.stringContaining(`0 in hand`));
    expect(settlementOf(points)[seat]).toBe(accountsOf(review)[seat]?.end);
  }
  slider().focus();
  await user.keyboard('{Home}');
  expect(shown()).toBe('Before the first play');
});

test('a step is told once: by the scrubber where that has the focus, or else by a status', async () => {
  const { user } = await openReview(record);
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const second = momentWords(match, 2, say);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(told()).toContain(second);
  slider().focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(shown()).toBe(second);
  expect(told()).not.toContain(second);
  await user.click(screen.getByRole('button', { name: 'Next play' }));
  expect(told()).toContain(momentWords(match, 3, say));
});

test('hands are shown as one wishes: none, one, or all', async () => {
  const { user } = await openReview(record);
  const hands = () => screen.queryAllByRole('grid', { name: /^Hand: / });
  expect(hands()).toHaveLength(1);
  const choice = within(screen.getByRole('group', { name: 'Hands shown' }));
  await user.click(choice.getByRole('radio', { name: 'None' }));
  expect(hands()).toHaveLength(0);
  await user.click(choice.getByRole('radio', { name: 'All' }));
  expect(hands().map((hand) => within(hand).getAllByRole('button').length)).toEqual([12, 12]);
  await user.click(choice.getByRole('radio', { name: 'Bo' }));
  expect(hands()[0]).toHaveAccessibleName('Hand: Bo, 12 tiles');
});

test('as long as plays are looked at, the result stands alone, and no heading without content', async () => {
  const { reviewer } = await openReview(record);
  const findings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const [result = '', playOn = ''] = findings();
  expect(result).toMatch(/^Ann (won|lost) \d+ points\.$/);
  expect(findings()).toEqual([result, playOn]);
  act(() => reviewer.share(0.1, 0.02));
  expect(screen.getByText(/^Checking every play: 10% done\.$/)).toBeVisible();
  expect(screen.getByText(/^Working out how .*: 2% done\.$/)).toBeVisible();
  act(() => reviewer.judge([0]));
  expect(findings()).toEqual([result, 'Costliest plays', 'Missed fish', playOn]);
  act(() => reviewer.tell(false));
  expect(findings().slice(1)).toEqual(['Costliest plays', 'Missed fish', 'How it went', playOn]);
  act(() => reviewer.tell());
  expect(findings().slice(1)).toEqual([
    'Costliest plays',
    'Missed fish',
    'Luck of the draw',
    'How it went',
    'What made the result',
    playOn,
  ]);
  expect(screen.queryByText(/^Looking at/)).toBeNull();
  expect(screen.queryByText(/^Working out how/)).toBeNull();
});

test('a costly play is told as soon as it is found, as the costliest once no other can be', async () => {
  const { reviewer } = await openReview(record);
  const first = () => within(screen.getByRole('region', { name: /^Ann (won|lost)/ }));
  const own = costlyPlaysOf(review, 0, 'tiu-u');
  const cheapest = own.at(-1);
  const costliest = own[0];
  expect(cheapest?.play.lost).toBeLessThan(costliest?.play.lost ?? 0);
  act(() =>
    reviewer.judge([0], {
      ...review,
      plays: review.plays.map((play, at) => (at === cheapest?.at ? play : { ...play, seat: 1 })),
    }),
  );
  expect(first().getByText('A costly play')).toBeVisible();
  const name = new RegExp(`^Play ${(cheapest?.at ?? 0) + 1}: `);
  expect(first().getByRole('button', { name })).toBeVisible();
  act(() => reviewer.judge([0]));
  expect(first().queryByText('A costly play')).toBeNull();
  expect(first().getByText('Costliest play')).toBeVisible();
});

test('what came before a failure stays, and a rough look of an older app is not spoken', async () => {
  const { reviewer } = await openReview(record);
  act(() => reviewer.rough(80));
  expect(screen.queryByRole('region', { name: 'What made the result' })).toBeNull();
  act(() => reviewer.judge([0]));
  act(() => reviewer.fail());
  expect(screen.getByText('Costliest play')).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 2, name: /^Ann (won|lost) \d+ points\.$/ }),
  ).toBeVisible();
});

test('a review that was kept whole stands at once, with its plays', async () => {
  const { reviewer } = await openReview(record);
  act(() => reviewer.kept());
  expect(screen.getByText('Costliest play')).toBeVisible();
  expect(region('Costliest plays').getAllByRole('listitem')).toHaveLength(
    costlyPlaysOf(review, 0, 'tiu-u').length,
  );
});

test('figures come by and by, and say how exact they are', async () => {
  const { reviewer } = await openReview(record);
  expect(screen.getByText(/^Checking every play/)).toHaveTextContent('0%');
  act(() => {
    reviewer.tell(false);
    reviewer.share(1, 0.5);
  });
  expect(screen.getByText(/^Estimated by Mei/)).toHaveTextContent(
    'so far from 400 rounds played out after each play. Getting more exact: 50%.',
  );
  // The curve may move; what is read stands once it stays.
  expect(region('How it went').getByRole('img', { name: 'Expected result' })).toBeVisible();
  for (const name of ['What made the result', 'Luck of the draw']) {
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
  expect(screen.queryByText('Every play in figures')).toBeNull();
  act(() => reviewer.tell());
  expect(
    region('How it went').getByRole('img', { name: /^Ann: the expected result, .* at the end\.$/ }),
  ).toBeVisible();
  expect(screen.getByText('Every play in figures')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Luck of the draw' })).toBeVisible();
  const [ann] = accountsOf(review);
  const row = region('What made the result').getByRole('row', { name: /^Choices/ });
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(
    signedPoints(Math.round(ann?.skill ?? 0), say),
  );
  expect(screen.getByText(/^Estimated by Mei/)).not.toHaveTextContent('more exact');
});

test('figures that a failure leaves as they are stand too, and say that they are rough', async () => {
  const { reviewer } = await openReview(record);
  act(() => reviewer.tell(false));
  expect(screen.queryByRole('region', { name: 'What made the result' })).toBeNull();
  act(() => reviewer.fail());
  const made = region('What made the result');
  expect(made.getByRole('status')).toHaveTextContent(/couldn’t be made more exact: 400 rounds/);
});

test('without figures the round can still be looked at', async () => {
  const { user, reviewer } = await openReview(record);
  act(() => reviewer.fail());
  expect(screen.getByText(/couldn’t check the plays/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Costliest plays' })).toBeNull();
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe(momentWords(match, 1, say));
  expect(region('Missed fish').getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('what made the result and the one play to try again come first, once all plays are judged', async () => {
  const { reviewer } = await openReview(record);
  const [end] = review.end;
  const result = `Ann ${(end ?? 0) > 0 ? 'won' : 'lost'} ${Math.abs(end ?? 0)} points`;
  const [, verdict] = screen.getAllByRole('heading');
  expect(verdict).toHaveAccessibleName(`${result}.`);
  act(() => reviewer.judge([0]));
  expect(verdict).toHaveAccessibleName(`${result}.`);
  act(() => reviewer.judge([0, 1]));
  expect(verdict).toHaveAccessibleName(
    new RegExp(`^${result}: luck [+−]\\d+.*Bo’s mistakes \\+\\d+\\.$`),
  );
  const first = within(screen.getByRole('region', { name: new RegExp(`^${result}`) }));
  const [costliest] = costlyPlaysOf(review, 0, 'tiu-u');
  expect(first.getByRole('button', { name: /^Play \d+: / })).toHaveTextContent(
    `Play ${(costliest?.at ?? 0) + 1}: `,
  );
  expect(first.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('praise waits until every play of the seat is judged', async () => {
  const { reviewer } = await openReview(record);
  act(() => reviewer.judge([1], withoutLosses));
  expect(screen.queryByText(/played well/)).toBeNull();
  expect(screen.queryByText(/made no clear mistakes/)).toBeNull();
  act(() => reviewer.judge([0], withoutLosses));
  expect(screen.getByText('Ann played well: not one clear mistake.')).toBeVisible();
  expect(screen.getByText(/^Ann made no clear mistakes/)).toBeVisible();
});

test('a review is called off when its room is left', async () => {
  const { reviewer, user } = await openReview(record);
  expect(reviewer.isAsked()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Fifteen Lakes' });
  expect(reviewer.isAsked()).toBe(false);
});

test('the curve is told in words and stands in figures that lead to their moments', async () => {
  const { user, reviewer } = await openReview(record);
  act(() => reviewer.tell());
  const first = signedPoints(Math.round(review.start[0] ?? 0), say);
  expect(
    screen.getByRole('img', {
      name: new RegExp(`^Ann: the expected result, play by play. \\${first}`),
    }),
  ).toBeVisible();
  await user.click(screen.getByText('Every play in figures'));
  const figures = within(screen.getByRole('table', { name: 'Every play in figures' }));
  expect(figures.getAllByRole('row')).toHaveLength(end + 1);
  await user.click(figures.getByRole('button', { name: /^Go to play 9: / }));
  expect(shown()).toContain(momentWords(match, 9, say));
});

test('one’s own costly plays keep their answer until asked, those of a bot tell it', async () => {
  const { user, reviewer } = await openReview(record);
  act(() => reviewer.tell());
  const own = costlyPlaysOf(review, 0, 'tiu-u');
  const costly = region('Costliest plays');
  expect(costly.getAllByRole('listitem')).toHaveLength(own.length);
  expect(costly.getAllByRole('listitem')[0]).toHaveTextContent(
    signedPoints(-Math.round(own[0]?.play.lost ?? 0), say),
  );
  expect(costly.queryByText(/^Best: /)).toBeNull();
  const [show] = costly.getAllByRole('button', { name: 'Show me' });
  if (show === undefined) throw new Error('there is a costly play');
  await user.click(show);
  expect(costly.getAllByText(/^Best: /)).toHaveLength(1);
  expect(costly.getAllByText(/^Why: /)).toHaveLength(1);
  await user.click(
    within(screen.getByRole('group', { name: 'Seen from' })).getByRole('radio', { name: 'Bo' }),
  );
  expect(costly.getAllByText(/^Best: /)).toHaveLength(costlyPlaysOf(review, 1, 'tiu-u').length);
});

test('n and p lead to the costly plays of the seat', async () => {
  const { user, reviewer } = await openReview(record);
  act(() => reviewer.tell());
  const moments = costlyPlaysOf(review, 0, 'tiu-u')
    .map(({ at }) => at + 1)
    .sort((one, other) => one - other);
  await user.keyboard('nn');
  expect(slider()).toHaveValue(String(moments[1]));
  expect(shown()).toMatch(/That cost \d+ points?\.$/);
  await user.keyboard('p');
  expect(slider()).toHaveValue(String(moments[0]));
});

test('playing on opens the moment at the table, as a round that does not count', async () => {
  const { user, table } = await openReview(record);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'The others are played by' }),
    'Bo, still learning',
  );
  await user.click(screen.getByRole('button', { name: 'Play on' }));
  expect(currentRound(matchOf(table)).plays).toEqual(record.plays.slice(0, 3));
  expect(positionOf(matchOf(table))).toEqual(positionOf(matchUpTo(match, 3)));
  expect(currentRound(matchOf(table)).meta).toMatchObject({
    players: ['person', 'novice'],
    whatIf: formatLink(record),
  });
  expect(await screen.findByRole('grid', { name: /^Hand: Ann/ })).toBeVisible();
});

test('playing on lets the match wait, and is not open at the end of the round', async () => {
  const { user, table } = await openReview(
    record,
    storageAfter((left) => {
      left.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'another' }));
      playUntil(left, ({ rounds }) => (rounds[0]?.plays.length ?? 0) > 4);
      left.getState().show('start');
    }),
  );
  const kept = matchOf(table);
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Play on' })).toBeDisabled();
  await user.keyboard('{Home}');
  await user.click(screen.getByRole('button', { name: 'Play on' }));
  expect(table.getState().aside).toEqual(kept);
});

test('a round of a table far away is looked at from the seat that was here', async () => {
  const people = finishedRound(setupOf(['person', 'person']));
  const played = { ...people, meta: { ...people.meta, online: { seats: [1] } } };
  const history = openHistory();
  await history.keep({ round: played, match: 'far', number: 1, hasLeft: true });
  await openReview(people, undefined, history);
  const hands = within(await screen.findByRole('group', { name: 'Hands shown' }));
  await vi.waitFor(() => expect(hands.getByRole('radio', { name: 'Bo' })).toBeChecked());
  const [as] = screen.getAllByRole('radio', { name: 'Bo' }).slice(-1);
  expect(as).toBeChecked();
});

test('of two seats one reads what average tiles would have made of it, as the other has the rest', async () => {
  const { reviewer } = await openReview(record);
  act(() => reviewer.tell());
  const told = region('What made the result').getAllByText(/with average tiles/);
  expect(told).toHaveLength(1);
  expect(told[0]).toHaveTextContent(/^Ann would have ended at /);
});
