import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { offeredGames } from '../../../src/families/names.ts';
import type { Yardstick } from '../../../src/review/yardstickSchema.ts';
import { dayLevelOf, seedOfDay } from '../../../src/store/days/dayDeal.ts';
import type { MeasuredDeal } from '../../../src/store/days/measuredDeal.ts';
import { currentRound, type MatchSetup, startMatch } from '../../../src/store/match/match.ts';
import { whatIfMatch } from '../../../src/store/match/whatIf.ts';
import type { Services } from '../../../src/store/services.ts';
import { browserPatience } from '../../../src/store/silence.ts';
import { loadRooms } from '../../../src/ui/whole/useRooms.ts';
import { openApp, storageAfter } from '../../support/app.tsx';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
import { createHandClock } from '../../support/handClock.ts';
import { held } from '../../support/held.ts';
import { finishedRound, matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { createMemoryChest, openHistory } from '../../support/memoryChest.ts';
import { noonOf } from '../../support/noon.ts';
import { openLeft } from '../../support/services.ts';

await loadRooms();

const all = offeredGames.length;

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  vi.useFakeTimers({ now: Date.parse(noonOf('2026-11-24')), toFake: ['Date'] });
});

const setupOfDay = (date: string, change: Partial<MatchSetup> = {}) =>
  setupOf(['person', dayLevelOf(date)], { seed: seedOfDay(date), ...change });

/** A round of a day's deal, finished when it says. */
interface Finished {
  readonly date: string;
  readonly on?: string;
  readonly change?: Partial<MatchSetup>;
}

/** The room of the day over a history of some rounds. */
async function openToday(
  played: readonly Finished[] = [],
  storage = storageAfter(() => undefined),
  services: Partial<Services> = {},
) {
  const chest = createMemoryChest();
  const rounds: RoundRecord[] = [];
  for (const { date, on = date, change } of played) {
    const round = finishedRound(setupOfDay(date, change));
    rounds.push(round);
    const history = openHistory(chest, { now: noonOf(on) });
    await history.keep({ round, match: `${date} ${on}`, number: 1 });
  }
  const history = openHistory(chest);
  const app = openApp(storage, { history, ...services });
  await act(async () => {
    app.places.getState().goTo({ room: 'today' });
    await history.open();
  });
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  return { ...app, history, rounds };
}

const deals = () =>
  screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li'));
const dealOf = (name: string) =>
  within(deals().find((one) => one?.textContent?.includes(name)) ?? screen.getByRole('main'));
const day = (name: string | RegExp) => screen.getByRole('button', { name });

test('today has a deal of each game against the same opponent, and none is played yet', async () => {
  await openToday();
  expect(screen.getByText('Tuesday, 24 November 2026')).toBeVisible();
  expect(deals()).toHaveLength(all);
  expect(dealOf('Tiu-U').getByText('Opponent: Bo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /streak/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(all);
  expect(screen.queryByRole('button', { name: 'Share today’s results' })).toBeNull();
  expect(screen.queryByText(/streak$/, { selector: 'p' })).toBeNull();
});

test('a link that a friend has sent leads to its day', async () => {
  const { places } = await openToday();
  act(() => places.getState().goTo({ room: 'today', code: '2026-11-20' }));
  expect(await screen.findByRole('heading', { level: 2, name: /20 November 2026/ })).toBeVisible();
  for (const code of ['2026-12-01', '2026-02-30', 'soon']) {
    act(() => places.getState().goTo({ room: 'today', code }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Today’s deals' })).toBeVisible();
  }
});

test('Play deals the hand of the day at once', async () => {
  const { table, user, places } = await openToday();
  await user.click(dealOf('Tiu-U').getByRole('button', { name: 'Play' }));
  expect(matchOf(table).setup).toMatchObject({
    variant: 'tiu-u',
    rules: {},
    seed: 'day-2026-11-24',
    players: [
      { name: 'You', control: 'person' },
      { name: 'Bo', control: 'novice' },
    ],
  });
  expect(places.getState().place).toBeNull();
  expect(table.getState().screen).toBe('table');
});

test('a deal that was begun goes on from here', async () => {
  const storage = storageAfter((table) => {
    table.getState().startMatch(setupOfDay('2026-11-24'));
    playUntil(table, (match) => currentRound(match).plays.length > 2);
    table.getState().show('start');
  });
  const { table, user } = await openToday([], storage);
  await user.click(dealOf('Tiu-U').getByRole('button', { name: 'Continue' }));
  expect(table.getState().screen).toBe('table');
  expect(currentRound(matchOf(table)).plays.length).toBeGreaterThan(2);
});

test('a deal that waits while another round is tried goes on from here', async () => {
  const storage = storageAfter((table) => {
    table.getState().startMatch(setupOfDay('2026-11-24'));
    playUntil(table, (match) => currentRound(match).plays.length > 2);
    table.getState().tryOut(whatIfMatch(matchOf(table), 1, 0, 'greedy'));
    table.getState().show('start');
  });
  const { table, user } = await openToday([], storage);
  await user.click(dealOf('Tiu-U').getByRole('button', { name: 'Continue' }));
  expect(table.getState()).toMatchObject({ screen: 'table', aside: null });
  expect(currentRound(matchOf(table))).toMatchObject({ seed: seedOfDay('2026-11-24') });
  expect(currentRound(matchOf(table)).meta).not.toHaveProperty('whatIf');
});

test.each([
  ['goes on from here', dayLevelOf('2026-11-24'), 'Continue'],
  ['is none for having its seed alone', 'greedy', 'Play'],
] as const)('a deal that was left for another match %s', async (_, level, way) => {
  const left = openLeft();
  const table = openTable(createMemoryStorage());
  table.getState().startMatch(setupOf(['person', level], { seed: seedOfDay('2026-11-24') }));
  playUntil(table, (match) => currentRound(match).plays.length > 2);
  left.getState().leave(matchOf(table), [], startMatch(setupOf(['person', 'expert'])));
  await openToday([], undefined, { left });
  expect(dealOf('Tiu-U').getByRole('button', { name: way })).toBeVisible();
});

test('what was played shows its result, its review and the days in a row, unless that is put away', async () => {
  const { user, places, settings } = await openToday([
    { date: '2026-11-22' },
    { date: '2026-11-23' },
    { date: '2026-11-24' },
  ]);
  const tiuU = dealOf('Tiu-U');
  expect(tiuU.getByText(/^(Won|Lost), [+−]\d+$/)).toBeVisible();
  expect(screen.getByText('3‑day streak')).toBeVisible();
  act(() => settings.getState().change({ streaks: false }));
  expect(screen.queryByText('3‑day streak')).toBeNull();
  await user.click(tiuU.getByRole('button', { name: 'Review' }));
  expect(places.getState().place?.room).toBe('review');
});

test('the opponent of the day is told with how hard the days of the week are', async () => {
  vi.setSystemTime(new Date('2026-12-02T12:00:00'));
  const { user, table } = await openToday();
  expect(screen.getByText(/^Easiest on Mondays.* Today: Cy\.$/)).toBeVisible();
  expect(dealOf('Tiu-U').getByText('Opponent: Cy')).toBeVisible();
  await user.click(day('Sunday, 29 November 2026: 0 of 3 played'));
  expect(screen.queryByText(/^Easiest on Mondays/)).toBeNull();
  expect(dealOf('Tiu-U').getByText('Opponent: Lin')).toBeVisible();
  await user.click(day('Monday, 30 November 2026: 0 of 3 played'));
  await user.click(dealOf('Tiu-U').getByRole('button', { name: 'Play' }));
  expect(matchOf(table).setup).toMatchObject({
    seed: 'day-2026-11-30',
    players: [{ control: 'person' }, { control: 'novice' }],
  });
});

/** Yardsticks that know one figure for each bot, and remember what they were asked. */
function yardsticksOf(figures: Yardstick) {
  const asked: MeasuredDeal[] = [];
  const of = (deal: MeasuredDeal) => {
    asked.push(deal);
    return Promise.resolve(figures);
  };
  return { asked, yardsticks: { of } };
}

const wide: Yardstick = {
  random: -9999,
  novice: -9000,
  greedy: -8000,
  skilled: 8000,
  expert: 9000,
};

test('a deal that was played stands among the bots, and no other deal is measured', async () => {
  const { asked, yardsticks } = yardsticksOf(wide);
  const { rounds } = await openToday([{ date: '2026-11-24' }], undefined, { yardsticks });
  const own = await dealOf('Tiu-U').findByText('Better than three of the five bots');
  expect(own).toBeVisible();
  const list = dealOf('Tiu-U').getByRole('list', { name: /^What each bot makes of this deal/ });
  const rungs = within(list).getAllByRole('listitem');
  expect(rungs.map((rung) => rung.textContent?.replace(/ .*/, ''))).toEqual([
    ...['Feng', 'Bo', 'Cy', 'You', 'Lin', 'Mei'],
  ]);
  expect(within(list).getByText('You').closest('li')).toHaveAttribute('aria-current', 'true');
  expect(rounds).toHaveLength(1);
  expect(asked).toEqual([{ variant: 'tiu-u', date: '2026-11-24', opponents: 'novice' }]);
  expect(dealOf('Shi Wu Hu').queryByRole('list')).toBeNull();
});

test.each([{ hints: 2 }, { practiceUndos: 1 }])(
  'a round with the help of %j says so, in what is shared too',
  async (help) => {
    const chest = createMemoryChest();
    const round = finishedRound(setupOfDay('2026-11-24'));
    const history = openHistory(chest, { now: noonOf('2026-11-24') });
    const meta = { ...round.meta, ...help };
    await history.keep({ round: { ...round, meta }, match: 'a', number: 1 });
    const { yardsticks } = yardsticksOf(wide);
    const app = openApp(undefined, { history: openHistory(chest), yardsticks });
    act(() => app.places.getState().goTo({ room: 'today' }));
    expect(await screen.findByText('with help')).toBeVisible();
    await screen.findByText('Better than three of the five bots');
    await app.user.click(day('Share today’s results'));
    const dialog = within(screen.getByRole('dialog', { name: 'Share today’s results' }));
    await app.user.click(dialog.getByText('Show the text'));
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'As text' }).value;
    expect(text).toMatch(
      /^Tiu-U: (Won|Lost), [+−]\d+ · Better than three of the five bots · with help$/m,
    );
  },
);

test('the row shows two weeks, marks what was played and leads to the deals of a day', async () => {
  const { user, table } = await openToday([
    { date: '2026-11-20', on: '2026-11-21' },
    { date: '2026-11-18' },
    { date: '2026-11-25' },
  ]);
  expect(screen.getAllByRole('button', { name: /\d of 3 played/ })).toHaveLength(14);
  expect(day('Tuesday, 24 November 2026: 0 of 3 played')).toHaveAttribute('aria-current', 'date');
  expect(day('Wednesday, 18 November 2026: 1 of 3 played')).toBeVisible();
  await user.click(day('Friday, 20 November 2026: 0 of 3 played, 1 later'));
  const heading = screen.getByRole('heading', { level: 2, name: 'Friday, 20 November 2026' });
  expect(heading).toHaveFocus();
  expect(dealOf('Tiu-U').getByText('Played on 21 Nov')).toBeVisible();
  await user.click(dealOf('Shi Wu Hu').getByRole('button', { name: 'Play' }));
  expect(matchOf(table).setup.seed).toBe('day-2026-11-20');
});

test('a whole month can be seen, further back too, but no day to come', async () => {
  const { user } = await openToday([{ date: '2026-11-25' }]);
  await user.click(day('Whole month'));
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /\d of 3 played/ })).toHaveLength(24);
  expect(day('Month after')).toBeDisabled();
  await user.click(day('Month before'));
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /\d of 3 played/ })).toHaveLength(31);
  for (let month = 0; month < 11; month += 1) await user.click(day('Month before'));
  expect(screen.getByRole('heading', { name: 'November 2025' })).toBeVisible();
  expect(day('Month before')).toBeDisabled();
  await user.click(day('Last two weeks'));
  expect(screen.getAllByRole('button', { name: /\d of 3 played/ })).toHaveLength(14);
});

test('a new day brings new deals while the room is open', async () => {
  const { user } = await openToday([{ date: '2026-11-24' }]);
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(all - 1);
  vi.setSystemTime(new Date('2026-11-25T08:00:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Wednesday, 25 November 2026')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(all);
  await user.click(day('Tuesday, 24 November 2026: 1 of 3 played'));
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(all - 1);
  // A clock that was put back to before that day shows its own day again.
  vi.setSystemTime(new Date('2026-11-20T08:00:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('heading', { name: 'Today’s deals' })).toBeVisible();
});

test('the day is shared as a text without a tile of its deals', async () => {
  const { user, settings } = await openToday([{ date: '2026-11-23' }, { date: '2026-11-24' }]);
  act(() => settings.getState().change({ ownName: 'Ann' }));
  await user.click(day('Share today’s results'));
  const dialog = within(screen.getByRole('dialog', { name: 'Share today’s results' }));
  await user.click(dialog.getByText('Show the text'));
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'As text' }).value;
  expect(text).toMatch(
    /^Fifteen Lakes, Tuesday, 24 November 2026\nAnn · 2‑day streak\nTiu-U: (Won|Lost), [+−]\d+\nShi Wu Hu \(fishing\): Not played\n/,
  );
  expect(text).toMatch(/#today=2026-11-24\n$/);
});

test('deals are dealt though the browser does not answer what was played, and that is told', async () => {
  const clock = createHandClock();
  const chest = createMemoryChest();
  const answer = held();
  const { part } = chest;
  const history = openHistory(
    { ...chest, part: (...asked) => answer.promise.then(() => part(...asked)) },
    { timer: clock.timer },
  );
  const { places } = openApp(undefined, { history });
  act(() => places.getState().goTo({ room: 'today', code: '' }));
  await screen.findByRole('heading', { level: 1 });
  const deals = () => screen.queryAllByRole('button', { name: /^Play/ });
  expect(deals()).toEqual([]);
  await act(async () => undefined);
  act(() => clock.pass(browserPatience));
  expect(screen.getByRole('alert')).toHaveTextContent('isn’t answering');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(deals().length).toBeGreaterThan(0);
  await act(async () => answer.keep());
  expect(screen.queryByRole('alert')).toBeNull();
});
