import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { lessons } from '../../../src/lessons/lessons.ts';
import { formatLink } from '../../../src/records/link.ts';
import { withFirstPlays } from '../../../src/records/playedRound.ts';
import {
  currentRound,
  type Match,
  startMatch,
  withCurrentRound,
  withNextRound,
} from '../../../src/store/match/match.ts';
import { createPlaceStore } from '../../../src/store/places.ts';
import type { Services } from '../../../src/store/services.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { GoContext } from '../../../src/ui/asking/goContext.ts';
import { outcomeOf } from '../../../src/ui/scores/scoresModel.ts';
import { DealScreen } from '../../../src/ui/share/DealScreen.tsx';
import { forgedLink } from '../../records/forgedLink.ts';
import {
  createMemoryStorage,
  type MemoryStorage,
  openSettings,
  openTable,
} from '../../support/browserParts.ts';
import { answerTo } from '../../support/challenges.ts';
import { fishingDeal } from '../../support/fishing.ts';
import { nothingJoins } from '../../support/joining.ts';
import { finishedRound, matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { openHistory } from '../../support/memoryChest.ts';
import { openLeft, openLessons, servicesWith } from '../../support/services.ts';
import { Voice } from '../../support/Voice.tsx';

const setup = setupOf(['person', 'expert'], { rules: { doubleAt: 200 } });
const round = finishedRound(setup);
const sent: RoundRecord = { ...round, plays: [] };

function openDeal(
  code: string,
  own: Partial<Services> = {},
  storage: MemoryStorage = createMemoryStorage(),
) {
  const table = openTable(storage);
  window.history.replaceState(null, '', `/#deal=${code}`);
  const places = createPlaceStore(window);
  const settings = openSettings(storage);
  const services = servicesWith(own);
  const stores = {
    table: createLocalSource(table, settings),
    matches: table,
    places,
    settings,
    services,
    ...nothingJoins,
  };
  const onLeave = vi.fn();
  const onGo = vi.fn();
  const user = userEvent.setup({ delay: null });
  const room = (
    <GoContext value={places.getState().goTo}>
      <DealScreen stores={stores} services={services} code={code} onGo={onGo} onLeave={onLeave} />
    </GoContext>
  );
  const { unmount, rerender } = render(room, { wrapper: Voice });
  const show = (isShown: boolean): void => rerender(isShown ? room : null);
  return { table, places, user, onLeave, onGo, storage, unmount, show };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const play = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Play' }));
/** The match of somebody who has answered a challenge under these rules. */
const answered = (code: string) => answerTo(code, setup, round);

/** A device on whose table a match was left. */
function storageWith(match: Match): MemoryStorage {
  const storage = createMemoryStorage();
  openTable(storage).getState().openMatch(match);
  return storage;
}

const game = () => screen.getByRole('button', { name: /^(About this game|\d house rules?)$/ });

test('a deal without plays says who sends it, which game it is, and against whom', async () => {
  const { user } = openDeal(formatLink(sent));
  expect(heading()).toHaveTextContent('Ann sent you a deal');
  expect(screen.getByText('Tiu-U against Bo')).toBeVisible();
  expect(screen.getByText('The same tiles, seats, opponents and rules.')).toBeVisible();
  expect(screen.queryByText('Doubling: 200')).toBeNull();
  await user.click(screen.getByRole('button', { name: '1 house rule' }));
  expect(screen.getByText('Doubling: 200')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change seats or names' }));
  expect(screen.queryByText('Doubling: 200')).toBeNull();
  const starter = sent.starter === 0 ? 'You' : 'Bo';
  expect(screen.getByText(`First to play: ${starter}`)).toBeVisible();
});

test('tells of a deal under changed rules only what is true of them, and leads to all of them', async () => {
  const { user, places } = openDeal(
    formatLink({ ...sent, rules: { captureFromHand: 'hand', captureFromDraw: 'must' } }),
  );
  await user.click(game());
  expect(screen.queryByText(/^Match pips to catch tiles/)).toBeNull();
  expect(
    screen.getByText('Two sets of Chinese dominoes, 64 tiles in all.', { exact: false }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read all its rules' }));
  expect(places.getState().place).toEqual({
    room: 'rules',
    code: 'tiu-u/captureFromHand=hand,captureFromDraw=must',
  });
});

test('F7 tells that the Supreme pair catches by its pips where it does not as a pair', async () => {
  const note = /^Two settings are about 4‑2 and 2‑1/;
  const supremePair = false;
  const { user, unmount } = openDeal(formatLink({ ...sent, rules: { captures: { supremePair } } }));
  await user.click(game());
  expect(screen.queryByText(note)).toBeNull();
  unmount();
  openDeal(
    formatLink({ ...sent, rules: { captures: { supremePair, supremeCatchesSixes: true } } }),
  );
  await user.click(game());
  expect(screen.getByText(note)).toBeVisible();
});

test('tells of a deal under a variant’s own rules what the variant is', async () => {
  const { user } = openDeal(formatLink({ ...sent, rules: {} }));
  await user.click(game());
  expect(screen.getByText(/^Match pips to catch tiles/)).toBeVisible();
});

test('shows no tile of the deal, nor its seed', () => {
  openDeal(formatLink(sent));
  const { textContent } = document.body;
  expect(textContent).not.toContain('lotus-42');
  expect(document.querySelectorAll('main svg')).toHaveLength(1);
});

test('plays that very deal, against the bots that were chosen', async () => {
  const { table, places, user } = openDeal(formatLink(sent));
  await user.click(screen.getByRole('button', { name: 'Change seats or names' }));
  const seat = within(screen.getByRole('group', { name: 'Seat 2' }));
  await user.selectOptions(seat.getByRole('combobox'), 'Bo, still learning');
  await user.type(screen.getAllByRole('textbox', { name: 'Name' })[0] ?? document.body, 'Dora');
  await play(user);
  const match = matchOf(table);
  expect(currentRound(match)).toMatchObject({
    deal: round.deal,
    starter: round.starter,
    rules: round.rules,
    players: ['Dora', 'Bo'],
    plays: [],
    meta: { players: ['person', 'novice'] },
  });
  expect(currentRound(match).meta).not.toHaveProperty('challenge');
  expect(table.getState().screen).toBe('table');
  expect(places.getState().place).toBeNull();
});

test('plays a deal that has no seed as well', async () => {
  const { seed: _, ...dealt } = sent;
  const { table, user } = openDeal(formatLink(dealt));
  await play(user);
  const deal = fishingDeal(currentRound(matchOf(table)));
  expect(deal.drawPile).toEqual(fishingDeal(round).drawPile);
  expect(deal.hands.map((hand) => hand.toSorted())).toEqual(
    round.deal.hands.map((hand) => hand.toSorted()),
  );
});

test.each([
  ['an unfinished round', withFirstPlays(round, 20), 'Ann sent you a deal'],
  ['a round that no person has played', { ...round, meta: {} }, 'A deal for you'],
  ['bots alone', { ...round, meta: { players: ['novice', 'expert'] } }, 'A deal for you'],
])('is a deal like any other of %s, and its plays are left aside', async (_, record, title) => {
  const { table, user } = openDeal(formatLink(record));
  expect(heading()).toHaveTextContent(title);
  await play(user);
  expect(currentRound(matchOf(table))).toMatchObject({ deal: round.deal, plays: [] });
  expect(currentRound(matchOf(table)).meta).not.toHaveProperty('challenge');
});

describe('a challenge', () => {
  const { totals, balance } = outcomeOf(round);
  const [won = 0] = balance;
  const code = formatLink(round);

  test('is three lines and a button, and keeps the round sealed', () => {
    openDeal(code);
    const result = `${won > 0 ? 'won' : 'lost'} this by ${Math.abs(won)} points`;
    expect(heading()).toHaveTextContent(`Ann ${result}. Can you`);
    expect(screen.getByText('Tiu-U against Bo')).toBeVisible();
    expect(screen.getByText(/^The same tiles.*Ann’s round stays sealed/)).toBeVisible();
    for (const total of totals) expect(document.body).not.toHaveTextContent(String(total));
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.querySelectorAll('main svg')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('of whoever is only “You” is that of a friend', () => {
    openDeal(formatLink({ ...round, players: ['You', 'Bo'] }));
    expect(heading()).toHaveTextContent(/Your friend (won|lost) this/);
    expect(screen.getByText(/Your friend’s round stays sealed/)).toBeVisible();
  });

  test('leads newcomers to a lesson, and nobody who has done it', async () => {
    const { user, onGo, unmount } = openDeal(code);
    await user.click(screen.getByRole('button', { name: 'New here? Two-minute lesson' }));
    expect(onGo).toHaveBeenCalledWith({ room: 'learn', code: lessons[0]?.id });
    unmount();
    const learnt = openLessons();
    learnt.getState().finish(lessons[0]?.id ?? 'tiles');
    openDeal(code, { lessons: learnt });
    expect(screen.queryByRole('button', { name: /^New here/ })).toBeNull();
  });

  test('keeps who is to play while somebody goes to a lesson and comes back', async () => {
    const { user, show } = openDeal(code);
    await user.click(screen.getByRole('button', { name: 'Change seats or names' }));
    const seat = () => within(screen.getByRole('group', { name: 'Seat 1' }));
    await user.type(seat().getByRole('textbox', { name: 'Name' }), 'Dora');
    show(false);
    show(true);
    await user.click(screen.getByRole('button', { name: 'Change seats or names' }));
    expect(seat().getByRole('textbox', { name: 'Name' })).toHaveValue('Dora');
  });

  test('is played with its code in the record, and gone on with where it was left', async () => {
    const { table, user, storage, unmount } = openDeal(code);
    await play(user);
    expect(currentRound(matchOf(table))).toMatchObject({
      deal: round.deal,
      players: ['You', 'Bo'],
      plays: [],
      meta: { players: ['person', 'expert'], challenge: code },
    });
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > 3));
    const begun = matchOf(table);
    unmount();
    const again = openDeal(code, {}, storage);
    await again.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(matchOf(again.table)).toEqual(begun);
    expect(again.table.getState().screen).toBe('table');
    expect(again.places.getState().place).toBeNull();
  });

  test('that was left for another match goes on all the same', async () => {
    const begun = withCurrentRound(answered(code), withFirstPlays(currentRound(answered(code)), 9));
    const left = openLeft();
    left.getState().leave(begun, [], startMatch(setup));
    const { user, table } = openDeal(code, { left });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(matchOf(table).rounds).toEqual(begun.rounds);
    expect(left.getState().left).toEqual([]);
  });

  test('that was left in a later round of its match can be played again', () => {
    const left = openLeft();
    left.getState().leave(withNextRound(answered(code)), [], startMatch(setup));
    openDeal(code, { left });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('stays sealed for whoever has only tried its deal', () => {
    const tried = currentRound(answered(code));
    const practice = { ...tried, meta: { ...tried.meta, whatIf: code } };
    openDeal(code, {}, storageWith({ setup, rounds: [practice] }));
    expect(screen.getByText(/Ann’s round stays sealed/)).toBeVisible();
    expect(screen.queryByText('You’ve played this deal')).toBeNull();
  });

  test('is a deal like any other for whoever gives the seat away', async () => {
    const { table, user } = openDeal(code);
    await user.click(screen.getByRole('button', { name: 'Change seats or names' }));
    const seat = within(screen.getByRole('group', { name: 'Seat 1' }));
    await user.selectOptions(seat.getByRole('combobox'), 'Bo, still learning');
    expect(screen.getByText('Play as player 1 to answer the challenge.')).toBeVisible();
    await play(user);
    expect(currentRound(matchOf(table)).meta).toEqual(
      expect.not.objectContaining({ challenge: code }),
    );
  });

  async function historyOf(kept: RoundRecord) {
    const history = openHistory();
    await history.keep({ round: kept, match: 'one', number: 1 });
    return history;
  }

  test('that was answered shows both results, at the table and from the history', async () => {
    const answer = currentRound(answered(code));
    for (const own of [
      { history: await historyOf(answer) },
      { storage: storageWith(answered(code)) },
    ]) {
      const { unmount } = openDeal(code, 'history' in own ? own : {}, own.storage);
      await screen.findByText('You’ve played this deal');
      const lead = (outcomeOf(answer).balance[0] ?? 0) - won;
      const both = screen.getByRole('table', {
        name: lead > 0 ? /^Ann beat Ann by/ : /^(Ann came out ahead by|A tie)/,
      });
      expect(within(both).getAllByRole('row')).toHaveLength(3);
      expect(both).toHaveTextContent(String(outcomeOf(answer).totals[0]));
      expect(screen.getByRole('link', { name: 'Ann’s round, play by play' })).toHaveAttribute(
        'href',
        `#review=${code}`,
      );
      expect(screen.getByRole('button', { name: 'Play it again' })).toBeVisible();
      unmount();
    }
  });

  test('that was answered under a long name or none is told with a name as any other', async () => {
    const answer = currentRound(answered(code));
    const long = 'Wilhelmina '.repeat(4);
    for (const [name, told] of [
      [long, 'Wilhelmina Wilhelmina Wilhelm…'],
      ['', 'Seat 1'],
    ] as const) {
      const history = await historyOf({ ...answer, players: [name, 'Bo'] });
      const { unmount } = openDeal(code, { history });
      const both = await screen.findByRole('table');
      expect(within(both).getByRole('columnheader', { name: told })).toBeVisible();
      unmount();
    }
  });

  test('of one’s own is known as such, under whatever name it was sent', async () => {
    const history = await historyOf({ ...round, players: ['You', 'Bo'] });
    const { user, table, onGo } = openDeal(code, { history });
    await screen.findByText(/^It’s your own round/);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(onGo).toHaveBeenCalledWith({ room: 'review', code });
    await user.click(screen.getByRole('button', { name: 'Play it again' }));
    expect(currentRound(matchOf(table)).meta).not.toHaveProperty('challenge');
  });

  test('of a friend who has played alike is not one’s own', async () => {
    const history = await historyOf({ ...round, players: ['Eve', 'Bo'] });
    const storage = createMemoryStorage();
    openSettings(storage).getState().change({ ownName: 'Eve' });
    openDeal(code, { history }, storage);
    await screen.findByText('You’ve played this deal');
    expect(screen.getByRole('table', { name: /^A tie with Ann/ })).toBeVisible();
    expect(screen.queryByText(/^It’s your own round/)).toBeNull();
  });

  test('is new to whoever has played other deals', async () => {
    const other = finishedRound({ ...setup, seed: 'other' });
    const history = await historyOf(other);
    openDeal(code, { history });
    await waitFor(() => expect(history.state.getState().stock?.rounds).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test.each([
  ['nothing', '', /missing or was changed/],
  ['a code cut short', formatLink(sent).slice(0, -4), /missing or was changed/],
  ['a newer code', forgedLink({ version: 9, header: '' }), /newer version/],
  ['no record', forgedLink({ header: '["mahjong",["a","b"],[],0,"s",{},0]' }), /mahjong/],
  ['markup', '<img src=x onerror=alert(1)>', /missing or was changed/],
])('refuses %s in words, and changes nothing', async (_, code, words) => {
  const { storage, onLeave, user } = openDeal(code);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link doesn’t open');
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('Nothing on this device was lost or changed.')).toBeVisible();
  expect(storage.texts.size).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onLeave).toHaveBeenCalled();
});
