import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { levels } from '../../../src/bots/levels.ts';
import { offeredGames } from '../../../src/families/names.ts';
import { dayLevelOf, seedOfDay } from '../../../src/store/days/dayDeal.ts';
import { formatMatch } from '../../../src/store/match/matchRecords.ts';
import { openApp, storageAfter } from '../../support/app.tsx';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { openHistory } from '../../support/memoryChest.ts';
import { noonOf } from '../../support/noon.ts';
import { say } from '../../support/say.ts';

const someMatch = () =>
  storageAfter((table) => {
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > 3));
    table.getState().show('start');
  });

async function openSetup(user: UserEvent, rules = false): Promise<void> {
  await user.click(screen.getByText('More ways to play'));
  await screen.findByRole('button', { name: 'Deal' });
  if (rules) await user.click(screen.getByRole('heading', { name: 'House rules' }));
}

const deal = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Deal' }));

test('one tap plays Tiu-U against a bot', async () => {
  const { table, user } = openApp();
  await user.click(screen.getByRole('button', { name: 'Play Tiu-U' }));
  const { setup } = matchOf(table);
  expect(setup).toMatchObject({
    variant: 'tiu-u',
    rules: {},
    players: [
      { name: 'You', control: 'person' },
      { name: 'Bo', control: 'novice' },
    ],
  });
  expect(table.getState().screen).toBe('table');
});

const opponentAt = (game: RegExp) => screen.getByRole('button', { name: game });

test('who plays against you is chosen beside Play, by a tap, and remembered for each game', async () => {
  const { table, settings, user } = openApp();
  expect(screen.getAllByRole('button', { name: /^Opponent in/ })).toHaveLength(offeredGames.length);
  const opener = opponentAt(/^Opponent in Shi Wu Hu.*: Bo\. Still learning$/);
  await user.click(opener);
  const dialog = within(screen.getByRole('dialog', { name: 'Who do you play against?' }));
  const people = dialog.getAllByRole('radio');
  expect(people).toHaveLength(levels.length);
  expect(dialog.getByRole('radio', { name: 'Bo' })).toBeChecked();
  const mei = dialog.getByRole('radio', { name: 'Mei' });
  expect(mei).toHaveAccessibleDescription('Thinks far ahead');
  await user.click(mei);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  expect(opener).toHaveAccessibleName(/: Mei\. Thinks far ahead$/);
  expect(opponentAt(/^Opponent in Tiu-U: Bo/)).toBeVisible();
  expect(settings.getState().opponents).toEqual({ 'shi-wu-hu': 'expert' });
  await user.click(screen.getByRole('button', { name: /^Play Shi Wu Hu/ }));
  expect(matchOf(table).setup.players).toEqual([
    { name: 'You', control: 'person' },
    { name: 'Mei', control: 'expert' },
  ]);
});

test('the keyboard goes from one opponent to the next and takes one by Enter', async () => {
  const { settings, user } = openApp();
  opponentAt(/^Opponent in Tiu-U/).focus();
  await user.keyboard('{Enter}');
  const chosen = screen.getByRole('radio', { name: 'Bo' });
  expect(chosen).toHaveAttribute('autofocus');
  chosen.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Cy' })).toBeChecked();
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(settings.getState().opponents).toEqual({ 'tiu-u': 'greedy' });
});

test('equal names are told apart by their seats', async () => {
  const { table, user } = openApp();
  await openSetup(user);
  const second = screen.getByRole('group', { name: 'Seat 2' });
  await user.type(within(second).getByRole('textbox', { name: 'Name' }), 'You');
  await deal(user);
  expect(matchOf(table).setup.players.map(({ name }) => name)).toEqual(['You (1)', 'You (2)']);
});

test('the form sets the variant, the seats with their names, and the seed', async () => {
  const { table, user } = openApp();
  await openSetup(user, true);
  const games = within(screen.getByRole('group', { name: 'Which game' }));
  await user.click(games.getByRole('radio', { name: 'Shi Wu Hu (fishing)' }));
  const ways = within(screen.getByRole('group', { name: 'Way to play' }));
  expect(ways.getAllByRole('radio')).toHaveLength(2);
  await user.click(ways.getByRole('radio', { name: / 64 / }));
  expect(games.getByRole('radio', { name: 'Shi Wu Hu (fishing)' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '3 players' }));
  const second = screen.getByRole('group', { name: 'Seat 2' });
  await user.selectOptions(within(second).getByRole('combobox', { name: 'Played by' }), 'a person');
  const third = screen.getByRole('group', { name: 'Seat 3' });
  await user.type(within(third).getByRole('textbox', { name: 'Name' }), 'Mei');
  await user.selectOptions(within(third).getByRole('combobox'), 'Feng, plays anything');
  expect(within(third).getByRole('combobox')).toHaveAccessibleDescription(/^Plays at random/);
  const seed = screen.getByRole('textbox', { name: 'Seed of the deal' });
  await user.clear(seed);
  await user.type(seed, 'lotus-42');
  await deal(user);
  expect(matchOf(table).setup).toMatchObject({
    variant: 'shi-wu-hu-64',
    rules: {},
    players: [
      { name: 'Ann', control: 'person' },
      { name: 'Ben', control: 'person' },
      { name: 'Mei', control: 'random' },
    ],
    seed: 'lotus-42',
  });
});

test('one more person than play has a name in the form, and one sits out each round', async () => {
  const { table, user } = openApp();
  await openSetup(user);
  const more = screen.getByRole('checkbox', {
    name: 'One more person, so one sits out each round',
  });
  expect(more).toHaveAccessibleDescription('The last name first, then from the first name on.');
  expect(screen.queryByRole('textbox', { name: 'Name of player 3' })).toBeNull();
  await user.click(more);
  await user.type(screen.getByRole('textbox', { name: 'Name of player 3' }), 'Dee');
  await deal(user);
  expect(matchOf(table).setup).toMatchObject({
    players: [{ name: 'Ann' }, { name: 'Bo' }],
    sitsOut: { place: 2, name: 'Dee', control: 'person' },
  });
});

test('a rule set apart from the variant is marked, and one button takes all of them back', async () => {
  const { table, user } = openApp();
  await openSetup(user, true);
  expect(screen.getByText('More ways to play, every rule, the seed')).toBeVisible();
  const tens = screen.getByRole('group', { name: /The tens/ });
  await user.click(within(tens).getByRole('radio', { name: 'Don’t' }));
  await user.click(screen.getByRole('radio', { name: 'Must catch if it can' }));
  expect(screen.getByText('2 rules differ from Tiu-U')).toBeVisible();
  expect(tens).toHaveAccessibleName(/Changed\. Usually: Catch each other/);
  await user.click(screen.getByRole('button', { name: 'Back to the usual rules' }));
  expect(screen.getByText('More ways to play, every rule, the seed')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Must catch if it can' }));
  await deal(user);
  expect(matchOf(table).setup.rules).toEqual({ captureFromDraw: 'must' });
});

test('each value of a rule says what it means', async () => {
  const { user } = openApp();
  await openSetup(user, true);
  expect(screen.getByRole('radio', { name: 'Locks a stack' })).toHaveAccessibleDescription(
    /Only the fourth catches them/,
  );
});

test('points that are no whole number are told as wrong and change nothing', async () => {
  const { table, user } = openApp();
  await openSetup(user, true);
  const doubling = within(screen.getByRole('group', { name: /Doubling/ }));
  const points = doubling.getByRole('textbox', { name: 'Points' });
  await user.clear(points);
  await user.type(points, '12.5');
  expect(doubling.getByRole('alert')).toHaveTextContent('A whole number from 0 to 1,000,000');
  await deal(user);
  expect(table.getState().match).toBeNull();
  await user.clear(points);
  expect(doubling.getByRole('alert')).toBeVisible();
  await user.type(points, '５００');
  expect(doubling.queryByRole('alert')).toBeNull();
  await deal(user);
  expect(matchOf(table).setup.rules).toEqual({ doubleAt: 500 });
});

test('a new seed is another one, and the seed can be copied', async () => {
  const { user } = openApp();
  await openSetup(user, true);
  const seed = screen.getByRole<HTMLInputElement>('textbox', { name: 'Seed of the deal' });
  const before = seed.value;
  await user.click(screen.getByRole('button', { name: 'New seed' }));
  expect(seed).not.toHaveValue(before);
  await user.click(screen.getByRole('button', { name: 'Copy the seed' }));
  expect(await navigator.clipboard.readText()).toBe(seed.value);
  expect(screen.getByText('Copied')).toBeVisible();
});

const waiting = () =>
  within(screen.getByRole('list', { name: 'Waiting for you' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('a match in progress is told, and one tap goes on', async () => {
  const { table, user } = openApp(someMatch());
  expect(waiting()).toEqual(['Tiu-U with Bo Continue · round 1']);
  await user.click(screen.getByRole('button', { name: /^Tiu-U with Bo/ }));
  expect(table.getState().screen).toBe('table');
});

test('a match in progress names everybody at its table, who sits out too', () => {
  const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;
  openApp(
    storageAfter((table) => {
      table.getState().startMatch(setupOf(['person', 'person'], { sitsOut }));
      table.getState().show('start');
    }),
  );
  expect(waiting()).toEqual(['Tiu-U with Ann, Bo, and Cy Continue · round 1']);
});

test('a new match leaves the one before, which is a tap away and goes on as it was', async () => {
  const { table, left, user } = openApp(someMatch());
  const before = matchOf(table);
  await user.click(screen.getByRole('button', { name: /Play Shi Wu Hu/ }));
  expect(matchOf(table).setup.variant).toBe('shi-wu-hu');
  expect(left.getState().left.map(({ records }) => records)).toEqual([formatMatch(before)]);
  await user.click(screen.getByRole('button', { name: 'Home' }));
  expect(waiting()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Tiu-U with Bo/ }));
  expect(matchOf(table)).toEqual(before);
  expect(table.getState().screen).toBe('table');
  expect(left.getState().left).toEqual([]);
});

test('a round of two bots is watched, while the match before waits', async () => {
  const { table, left, user } = openApp(someMatch());
  const before = matchOf(table);
  await user.click(screen.getByRole('button', { name: 'Learn' }));
  await user.click(await screen.findByRole('button', { name: 'Watch a round' }));
  expect(table.getState().screen).toBe('table');
  expect(matchOf(table).setup).toMatchObject({
    variant: 'tiu-u',
    players: [
      { name: 'Lin', control: 'skilled' },
      { name: 'Mei', control: 'expert' },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Home' }));
  expect(waiting()[0]).toMatch(/Lin and Mei Keep watching/);
  await openSetup(user);
  const own = within(screen.getByRole('group', { name: 'Seat 1' }));
  expect(own.getByRole('combobox')).toHaveDisplayValue('a person');
  await user.click(screen.getByRole('button', { name: /^Tiu-U with Bo/ }));
  expect(matchOf(table)).toEqual(before);
  expect(left.getState().left).toEqual([]);
});

test('the choices of the last match are offered again, with another seed', async () => {
  const { user } = openApp(someMatch());
  await openSetup(user);
  const first = within(screen.getByRole('group', { name: 'Seat 1' }));
  expect(first.getByRole('combobox')).toHaveDisplayValue('a person');
  expect(screen.getByRole('textbox', { name: 'Seed of the deal' })).not.toHaveValue('lotus-42');
});

test('settings are one tap away, and so is every language', async () => {
  const { settings, user } = openApp();
  const languages = within(screen.getByRole('group', { name: 'Language' }));
  expect(languages.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  const simplified = languages.getByRole('button', { name: '简体中文', pressed: false });
  expect(simplified).toHaveAttribute('lang', 'zh-Hans');
  await user.click(simplified);
  expect(settings.getState().language).toBe('zh-Hans');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('a room of a family is a tap away, and its address names it', async () => {
  const { user } = openApp();
  await user.click(screen.getByRole('button', { name: 'Score real tiles' }));
  expect(location.hash).toBe('#calculator');
});

test.each([
  ['Two-minute lesson Tiu-U', offeredGames[0].lesson],
  ['Two-minute lesson Sap Ng Wu (climbing)', offeredGames[2].lesson],
] as const)(
  'whoever has no match is led by “%s” to the first lesson of its family, %s, and by Back to the list of all',
  async (name, lesson) => {
    const { user, places } = openApp();
    await user.click(screen.getByRole('button', { name }));
    expect(places.getState().place).toEqual({ room: 'learn', code: lesson });
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve));
    act(() => places.getState().leave());
    await act(() => back);
    expect(places.getState().place).toEqual({ room: 'learn', code: '' });
  },
);

test('of the games that are offered the first is the thing to do next, and each wears its tag', () => {
  openApp();
  const plays = screen.getAllByRole('button', { name: /^Play ./ });
  const looks = plays.map(({ dataset }) => dataset.look);
  expect(looks).toEqual(offeredGames.map((_, at) => (at === 0 ? 'main' : 'plain')));
  const tags = offeredGames.map(({ id, tagged }) => (tagged ? say(`start.game.${id}.tag`) : ''));
  expect(new Set(tags).size).toBe(tags.length);
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
  const worn = cards.map((text) => tags.filter((tag) => tag !== '' && text.includes(tag)).join());
  expect(worn).toEqual(tags);
});

const deals = (dates: readonly string[]) =>
  dates.map((date) => ({ variant: 'tiu-u', day: { date, playedOn: date } }));

test('a person who comes back sees what is new today, what was played, and days in a row', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  vi.useFakeTimers({ now: Date.parse(noonOf('2026-11-24')), toFake: ['Date'] });
  const history = {
    ...openHistory(),
    dealsPlayed: () => Promise.resolve(deals(['2026-11-23', '2026-11-24'])),
  };
  const { settings, table, user, places } = openApp(someMatch(), { history });
  const card = within(screen.getByRole('region', { name: 'Today, 24 Nov' }));
  const played = await card.findByRole('button', { name: 'Today’s Tiu-U: played' });
  expect(card.getByText('2‑day streak')).toBeVisible();
  act(() => settings.getState().change({ streaks: false }));
  expect(card.queryByText('2‑day streak')).toBeNull();
  expect(card.getByRole('button', { name: 'Puzzles 0/3' })).toBeVisible();
  await user.click(played);
  expect(places.getState().place).toEqual({ room: 'today' });
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve));
  act(() => places.getState().leave());
  await act(() => back);
  const next = await screen.findByRole('button', { name: 'Play today’s Shi Wu Hu (fishing)' });
  expect(next).toHaveAttribute('data-next');
  await user.click(next);
  expect(matchOf(table).setup).toMatchObject({ variant: 'shi-wu-hu', seed: 'day-2026-11-24' });
});

test('a deal of the day that was begun goes on, from the card as from what waits', async () => {
  vi.useFakeTimers({ now: Date.parse(noonOf('2026-11-24')), toFake: ['Date'] });
  const { table, user } = openApp(someMatch());
  await user.click(await screen.findByRole('button', { name: 'Play today’s Tiu-U' }));
  const begun = matchOf(table);
  await user.click(screen.getByRole('button', { name: 'Home' }));
  await user.click(await screen.findByRole('button', { name: 'Continue today’s Tiu-U' }));
  expect(matchOf(table)).toEqual(begun);
  expect(table.getState().screen).toBe('table');
});

test('a deal of the day that was begun comes before those that were not', async () => {
  vi.useFakeTimers({ now: Date.parse(noonOf('2026-11-24')), toFake: ['Date'] });
  const { user } = openApp(someMatch());
  const first = await screen.findByRole('button', { name: 'Play today’s Tiu-U' });
  expect(first).toHaveAttribute('data-next');
  await user.click(screen.getByRole('button', { name: 'Play today’s Shi Wu Hu (fishing)' }));
  await user.click(screen.getByRole('button', { name: 'Home' }));
  const going = await screen.findByRole('button', { name: 'Continue today’s Shi Wu Hu (fishing)' });
  expect(going).toHaveAttribute('data-next');
  expect(screen.getByRole('button', { name: 'Play today’s Tiu-U' })).not.toHaveAttribute(
    'data-next',
  );
});

test('a deal of the day that was played leads to its sheet as long as that is at the table', async () => {
  vi.useFakeTimers({ now: Date.parse(noonOf('2026-11-24')), toFake: ['Date'] });
  const history = {
    ...openHistory(),
    dealsPlayed: () => Promise.resolve(deals(['2026-11-24'])),
  };
  const date = '2026-11-24';
  const storage = storageAfter((table) => {
    table.getState().startMatch(setupOf(['person', dayLevelOf(date)], { seed: seedOfDay(date) }));
    playUntil(table, () => false);
    table.getState().show('start');
  });
  const { table, user } = openApp(storage, { history });
  await user.click(await screen.findByRole('button', { name: 'Today’s Tiu-U: played' }));
  expect(table.getState().screen).toBe('scores');
});

test('the rules of a game are a tap away from its card', async () => {
  const { places, user } = openApp();
  await user.click(screen.getByRole('button', { name: 'Rules of Tiu-U' }));
  expect(places.getState().place).toEqual({ room: 'rules', code: 'tiu-u' });
});
