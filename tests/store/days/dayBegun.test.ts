import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatLink } from '../../../src/records/link.ts';
import { dayLevelOf, seedOfDay } from '../../../src/store/days/dayDeal.ts';
import { dayToday } from '../../../src/store/dayToday.ts';
import { playedDaysOf, streakOf } from '../../../src/store/history/playedDays.ts';
import { createLeftMatches } from '../../../src/store/left/leftMatches.ts';
import { currentRound, type Match, type MatchSetup } from '../../../src/store/match/match.ts';
import { formatMatch, readMatch } from '../../../src/store/match/matchRecords.ts';
import { createTableStore, type TableStore } from '../../../src/store/table/table.ts';
import {
  createMemoryStorage,
  noTaps,
  openSettings,
  openShelf,
} from '../../support/browserParts.ts';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { createMemoryChest, exportedText, openHistory } from '../../support/memoryChest.ts';
import { unwrap } from '../../support/table.ts';

// Changes of the clocks: back on 25 October 2026, forward on 28 March 2027.
beforeEach(() => vi.stubEnv('TZ', 'Europe/Paris'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Puts the clock of the device. */
function itIs(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
}

const dealOf = (date: string): MatchSetup =>
  setupOf(['person', dayLevelOf(date)], { seed: seedOfDay(date) });

/** A device with its table and its history, whose clock is put by {@link itIs}. */
function openDevice() {
  const storage = createMemoryStorage();
  const chest = createMemoryChest();
  const left = createLeftMatches(openShelf(storage, undefined, 'left'), () => new Date());
  const open = (): TableStore =>
    createTableStore(openShelf(storage), () => noTaps, left.getState().leave);
  const keep = async (table: TableStore): Promise<void> => {
    const match = matchOf(table);
    const finished = { round: currentRound(match), match: match.setup.id ?? '', number: 1 };
    await openHistory(chest, { now: new Date().toISOString() }).keep(finished);
  };
  const days = async () => (await openHistory(chest).dealsPlayed())?.map(({ day }) => day);
  const row = async (): Promise<number> =>
    streakOf(playedDaysOf((await openHistory(chest).dealsPlayed()) ?? []), dayToday());
  return { chest, left, open, keep, days, row };
}

const over = (): boolean => false;
const halfway = (match: Match): boolean => currentRound(match).plays.length >= 20;

/** Begins the deal of a day at one moment and ends it at another, the page loaded anew between. */
async function playDeal(
  device: ReturnType<typeof openDevice>,
  date: string,
  [begun, ended]: readonly [string, string],
): Promise<void> {
  itIs(begun);
  const table = device.open();
  table.getState().startMatch(dealOf(date));
  playUntil(table, halfway);
  itIs(ended);
  const reloaded = device.open();
  playUntil(reloaded, over);
  await device.keep(reloaded);
}

describe('a deal that was begun on its day counts for its day', () => {
  test('in the row of days too, where it ended past midnight', async () => {
    const device = openDevice();
    await playDeal(device, '2026-11-23', ['2026-11-23T20:00+01:00', '2026-11-23T20:10+01:00']);
    await playDeal(device, '2026-11-24', ['2026-11-24T23:58+01:00', '2026-11-25T00:03+01:00']);
    await playDeal(device, '2026-11-25', ['2026-11-25T20:00+01:00', '2026-11-25T20:10+01:00']);
    expect(await device.row()).toBe(3);
  });

  test.each([
    ['a week later', '2026-11-24', '2026-11-24T12:00+01:00', '2026-12-01T12:00+01:00'],
    ['a year later', '2026-11-24', '2026-11-24T12:00+01:00', '2027-11-24T12:00+01:00'],
    ['a clock put back', '2026-11-24', '2026-11-24T00:05+01:00', '2026-11-22T12:00+01:00'],
    ['clocks go back', '2026-10-24', '2026-10-24T23:59+02:00', '2026-10-25T23:59+01:00'],
    ['clocks go forward', '2027-03-27', '2027-03-27T23:59+01:00', '2027-03-28T02:59+02:00'],
  ])('%s', async (_, date, begun, ended) => {
    const device = openDevice();
    await playDeal(device, date, [begun, ended]);
    expect(await device.days()).toEqual([{ date, playedOn: date }]);
  });

  test('and in whatever zone it ends', async () => {
    const device = openDevice();
    itIs('2026-11-24T12:00:00Z');
    const table = device.open();
    table.getState().startMatch(dealOf('2026-11-24'));
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    playUntil(table, over);
    await device.keep(table);
    expect(await device.days()).toEqual([{ date: '2026-11-24', playedOn: '2026-11-24' }]);
  });

  test('while one that was begun on another day never does', async () => {
    const device = openDevice();
    await playDeal(device, '2026-11-24', ['2026-11-25T00:01+01:00', '2026-11-25T00:10+01:00']);
    expect(await device.days()).toEqual([{ date: '2026-11-24', playedOn: '2026-11-25' }]);
  });

  test('also where it was left for another match, and gone on with on the next day', async () => {
    const device = openDevice();
    itIs('2026-11-24T23:50+01:00');
    const table = device.open();
    table.getState().startMatch(dealOf('2026-11-24'));
    playUntil(table, halfway);
    table.getState().startMatch(setupOf(['person', 'novice']));
    itIs('2026-11-25T09:00+01:00');
    const [one] = device.left.getState().left;
    if (one === undefined) throw new Error('nothing was left');
    table.getState().goOnWith(unwrap(readMatch(one.records)), one.picks);
    playUntil(table, over);
    await device.keep(table);
    expect(await device.days()).toEqual([{ date: '2026-11-24', playedOn: '2026-11-24' }]);
  });

  test('also where its last play was taken back past midnight and played otherwise', async () => {
    const device = openDevice();
    await playDeal(device, '2026-11-24', ['2026-11-24T23:50+01:00', '2026-11-24T23:59+01:00']);
    itIs('2026-11-25T00:01+01:00');
    const table = device.open();
    table.setState({ looking: 0 });
    table.getState().undo();
    expect(currentRound(matchOf(table)).plays.length).toBeLessThan(48);
    playUntil(table, over);
    await device.keep(table);
    expect(await device.days()).toEqual([{ date: '2026-11-24', playedOn: '2026-11-24' }]);
  });

  test('also as a record that goes on at another device on another day', () => {
    itIs('2026-11-24T23:50+01:00');
    const table = openDevice().open();
    table.getState().startMatch(dealOf('2026-11-24'));
    const text = formatMatch(matchOf(table));
    itIs('2026-11-25T12:00+01:00');
    const other = openDevice().open();
    other.getState().openMatch(unwrap(readMatch(text)));
    expect(currentRound(matchOf(other)).meta?.playedOn).toBe('2026-11-24');
  });

  test('also as the answer to a challenge, and through the file of the history', async () => {
    const device = openDevice();
    await playDeal(device, '2026-11-24', ['2026-11-24T12:00+01:00', '2026-11-24T12:10+01:00']);
    const dared = currentRound(matchOf(device.open()));
    const friend = openDevice();
    itIs('2026-11-24T23:58+01:00');
    const table = friend.open();
    const setup = { ...dealOf('2026-11-24'), seed: 'of-no-matter' };
    table.getState().startMatch(setup, { ...dared, challenge: formatLink(dared) });
    playUntil(table, over);
    itIs('2026-11-25T00:03+01:00');
    await friend.keep(table);
    expect(await friend.days()).toEqual([{ date: '2026-11-24', playedOn: '2026-11-24' }]);
    const settings = openSettings(createMemoryStorage()).getState();
    const file = await exportedText(openHistory(friend.chest), settings);
    const third = openHistory();
    await third.add(file, { onProgress: () => undefined, signal: new AbortController().signal });
    expect((await third.dealsPlayed())?.map(({ day }) => day)).toEqual(await friend.days());
  });
});

test('what is kept of a deal stays when it is played alike on a later day', async () => {
  const device = openDevice();
  await playDeal(device, '2026-11-24', ['2026-11-24T12:00+01:00', '2026-11-24T12:10+01:00']);
  await playDeal(device, '2026-11-24', ['2026-11-26T12:00+01:00', '2026-11-26T12:10+01:00']);
  expect(await device.days()).toEqual([{ date: '2026-11-24', playedOn: '2026-11-24' }]);
});

test('no other deal tells a day, nor does one that takes the place of a deal of the day', () => {
  itIs('2026-11-24T12:00+01:00');
  const table = openDevice().open();
  table.getState().startMatch(setupOf(['person', 'greedy'], { seed: seedOfDay('2026-11-24') }));
  expect(currentRound(matchOf(table)).meta).not.toHaveProperty('playedOn');
  table.getState().startMatch(dealOf('2026-11-24'));
  expect(currentRound(matchOf(table)).meta?.playedOn).toBe('2026-11-24');
  table.getState().dealAnew();
  expect(currentRound(matchOf(table)).meta).not.toHaveProperty('playedOn');
});
