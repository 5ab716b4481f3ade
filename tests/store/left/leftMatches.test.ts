import { describe, expect, test } from 'vitest';
import type { VariantId } from '../../../src/engine/index.ts';
import { dayLevelOf, seedOfDay } from '../../../src/store/days/dayDeal.ts';
import { matchOfLeft, parseLeft } from '../../../src/store/left/leftMatches.ts';
import { type Match, type MatchSetup, startMatch } from '../../../src/store/match/match.ts';
import { formatMatch } from '../../../src/store/match/matchRecords.ts';
import { createMemoryStorage, openTable } from '../../support/browserParts.ts';
import { dared, daredCode } from '../../support/challenges.ts';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { openLeft } from '../../support/services.ts';
import { unwrap } from '../../support/table.ts';

const dayLevel = dayLevelOf('2026-11-24');

function openDevice() {
  const storage = createMemoryStorage();
  const left = openLeft(storage);
  const table = openTable(storage, undefined, left.getState().leave);
  const names = () =>
    left.getState().left.map(({ variant, players }) => [variant, players[1]?.name]);
  return { storage, left, table, names };
}

const somePlays = 4;

function inGame(match: Match, variant: VariantId): Match {
  return { ...match, setup: { ...match.setup, variant } };
}

describe('a match that makes room for another', () => {
  test('stays on the device with everything that it was, and goes on from there', () => {
    const { storage, left, table } = openDevice();
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > somePlays));
    const before = matchOf(table);
    table.getState().startMatch(setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' }));
    const [kept] = openLeft(storage).getState().left;
    expect(kept).toMatchObject({ records: formatMatch(before), round: 1, isBetween: false });
    if (kept === undefined) throw new Error('nothing was left');
    expect(unwrap(matchOfLeft(kept))).toEqual(before);
    table.getState().goOnWith(unwrap(matchOfLeft(kept)), kept.picks);
    left.getState().drop(kept.id);
    expect(matchOf(table)).toEqual(before);
    expect(formatMatch(matchOf(table))).toBe(formatMatch(before));
  });

  test('is not kept where nothing was played, nobody plays, or nothing is to come', () => {
    const { table, names } = openDevice();
    const startAnother = () => table.getState().startMatch(setupOf(['person', 'novice']));
    table.getState().startMatch(setupOf(['person', 'greedy']));
    startAnother();
    expect(names()).toEqual([]);
    table.getState().startMatch(setupOf(['greedy', 'greedy']));
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > somePlays));
    startAnother();
    expect(names()).toEqual([]);
    table.getState().startMatch(setupOf(['person', 'greedy'], { goal: { rounds: 1 } }));
    playUntil(table, () => false);
    startAnother();
    expect(names()).toEqual([]);
  });

  test('between its rounds waits for the next one, until the same company begins anew', () => {
    const { table, left, names } = openDevice();
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, () => false);
    table.getState().startMatch(setupOf(['person', 'novice'], { variant: 'shi-wu-hu' }));
    expect(left.getState().left).toMatchObject([{ isBetween: true, round: 2 }]);
    table.getState().startMatch(setupOf(['person', 'greedy']));
    expect(names()).toEqual([]);
  });

  test.each([
    ['has a goal', { goal: { won: 5000 } }, {}],
    ['has other rules', { rules: { doubleAt: 500 } }, {}],
    ['begins anew towards a goal after one without', {}, { rules: { doubleAt: 500 } }],
    ['gets the deal of a day', {}, { seed: seedOfDay('2026-11-24') }],
  ] satisfies [string, Partial<MatchSetup>, Partial<MatchSetup>][])(
    'between its rounds stays where its company %s',
    (_, before, next) => {
      const { table, left } = openDevice();
      table.getState().startMatch(setupOf(['person', dayLevel], before));
      playUntil(table, () => false);
      table.getState().startMatch(setupOf(['person', dayLevel], next));
      expect(left.getState().left).toMatchObject([{ isBetween: true, round: 2 }]);
    },
  );

  test('tells of everybody at its table, and gives way to them alone, whoever sits out', () => {
    const { table, left } = openDevice();
    const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;
    const setup = setupOf(['person', 'person'], { sitsOut });
    table.getState().startMatch(setup);
    playUntil(table, () => false);
    table.getState().dealNextRound();
    playUntil(table, () => false);
    const before = matchOf(table);
    // The same people, all of whom play.
    table.getState().startMatch(setupOf(['person', 'person', 'person']));
    const [kept] = left.getState().left;
    expect(kept?.players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy']);
    if (kept === undefined) throw new Error('nothing was left');
    expect(unwrap(matchOfLeft(kept))).toEqual(before);
    table.getState().startMatch(setup);
    expect(left.getState().left).toEqual([]);
  });

  test('between its rounds stays where a friend dares the same company to play a deal', () => {
    const { table, left } = openDevice();
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, () => false);
    const { deal, starter } = dared;
    table
      .getState()
      .startMatch(setupOf(['person', 'greedy']), { deal, starter, challenge: daredCode });
    expect(left.getState().left).toHaveLength(1);
  });

  test('that waits while a round is tried is left, and not what was tried', () => {
    const { table, left } = openDevice();
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > somePlays));
    const before = matchOf(table);
    const tried = { ...before, setup: { ...before.setup, id: 'tried' } };
    table.getState().tryOut(tried);
    table.getState().startMatch(setupOf(['person', 'novice']));
    expect(left.getState().left.map(({ records }) => records)).toEqual([formatMatch(before)]);
    expect(table.getState().aside).toBeNull();
  });

  test('stays beside those that another tab has left', () => {
    const { storage, table, left } = openDevice();
    const other = openLeft(storage, new EventTarget());
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > somePlays));
    const match = matchOf(table);
    const next = startMatch(setupOf(['person', 'novice']));
    other.getState().leave(inGame(match, 'shi-wu-hu'), [], next);
    left.getState().leave(match, [], next);
    const kept = openLeft(storage).getState().left;
    expect(kept.map(({ variant }) => variant)).toEqual(['tiu-u', 'shi-wu-hu']);
  });

  test('is kept too where an earlier moment of itself takes its place', () => {
    const { table, left } = openDevice();
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > somePlays));
    const early = matchOf(table);
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > 2 * somePlays));
    const late = matchOf(table);
    table.getState().openMatch(early);
    expect(left.getState().left.map(({ records }) => records)).toEqual([formatMatch(late)]);
    table.getState().openMatch(early);
    expect(left.getState().left).toHaveLength(1);
  });

  test('pushes out the oldest beyond twenty', () => {
    const { table, left } = openDevice();
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > somePlays));
    const match = matchOf(table);
    for (let number = 0; number < 22; number += 1) {
      const players = match.setup.players.map(({ control }) => ({ name: `${number}`, control }));
      const next = startMatch(setupOf(['person', 'novice']));
      left.getState().leave({ ...match, setup: { ...match.setup, players } }, [], next);
    }
    const names = left.getState().left.map(({ players }) => players[0]?.name);
    expect(names).toEqual(Array.from({ length: 20 }, (_, at) => `${21 - at}`));
  });
});

describe('going on with a match that was left', () => {
  /** A device with a match that was left, one round over, and another at the table. */
  function openBetween() {
    const device = openDevice();
    device.table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(device.table, () => false);
    device.table.getState().startMatch(setupOf(['person', 'novice']));
    playUntil(device.table, ({ rounds }) => rounds.some(({ plays }) => plays.length > somePlays));
    const [one] = device.left.getState().left;
    if (one === undefined) throw new Error('nothing was left');
    return { ...device, one, match: unwrap(matchOfLeft(one)) };
  }

  test('tells that it is there', () => {
    const { table, left, one, match } = openBetween();
    expect(table.getState().goOnWith(match, one.picks)).toBe(true);
    // It stays among the others until it is taken out, so that no moment has neither.
    expect(left.getState().left.map(({ id }) => id)).toContain(one.id);
  });

  test('tells that another tab was faster, whose match is there then', () => {
    const { storage, table, left, one, match } = openBetween();
    const other = openTable(storage, new EventTarget());
    other.getState().startMatch(setupOf(['person', 'expert']));
    expect(table.getState().goOnWith(match, one.picks)).toBe(false);
    expect(matchOf(table).setup.players[1]?.control).toBe('expert');
    expect(left.getState().left.map(({ id }) => id)).toContain(one.id);
  });

  test('tells that there is no room for it', () => {
    const { storage, table, one, match } = openBetween();
    storage.refusal = 'writing';
    expect(table.getState().goOnWith(match, one.picks)).toBe(false);
    expect(matchOf(table)).toEqual(match);
    storage.refusal = 'none';
    expect(
      openLeft(storage)
        .getState()
        .left.map(({ id }) => id),
    ).toContain(one.id);
  });
});

const sound = {
  id: 'a',
  leftAt: '2026-11-24T12:00:00.000Z',
  variant: 'tiu-u',
  players: [
    { name: 'Ann', control: 'person' },
    { name: 'Bo', control: 'novice' },
  ],
  round: 1,
  isBetween: false,
  records: '',
  picks: [],
};

test('beyond twenty those of a company go that has left another one since', () => {
  const { table, left } = openDevice();
  table.getState().startMatch(setupOf(['person', 'greedy']));
  playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > somePlays));
  const match = matchOf(table);
  const next = startMatch(setupOf(['person', 'novice']));
  left.getState().leave(inGame(match, 'shi-wu-hu'), [], next);
  for (let times = 0; times < 25; times += 1) left.getState().leave(match, [], next);
  const games = left.getState().left.map(({ variant }) => variant);
  expect(games).toEqual([...Array(19).fill('tiu-u'), 'shi-wu-hu']);
});

test.each([
  ['game', { ...sound, variant: 'mahjong' }],
  ['bot', { ...sound, players: [...sound.players, { name: 'Cy', control: 'master' }] }],
])('a match of a %s that is not known here was left by a newer version', (_, one) => {
  const text = JSON.stringify({ version: 1, left: [sound, one] });
  expect(parseLeft(text)).toEqual({ ok: false, problem: 'newer' });
  expect(parseLeft(JSON.stringify({ version: 1, left: [sound] })).ok).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no list', '{"version":1,"left":{}}'],
  ['a match without anything but its game', '{"version":1,"left":[{"variant":"mahjong"}]}'],
  ['one match more than there can be', JSON.stringify({ version: 1, left: Array(21).fill({}) })],
])('what cannot be read of them is damaged: %s', (_, text) => {
  expect(parseLeft(text)).toEqual({ ok: false, problem: 'damaged' });
});

test('what a newer version has left is left alone', () => {
  expect(parseLeft('{"version":2,"left":[]}')).toEqual({ ok: false, problem: 'newer' });
});
