import { describe, expect, test } from 'vitest';
import { isLonePassAmong, rulesOf } from '../../src/engine/index.ts';
import { formatEvent, parseEvent, type TableEvent } from '../../src/online/event.ts';
import { follow, followAll } from '../../src/online/follow.ts';
import { awayTime, passTime } from '../../src/online/judge.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import { isOver, personAt, positionIn } from '../../src/online/tableState.ts';
import { undoTarget } from '../../src/online/undo.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import { chanceOf } from '../support/chance.ts';
import {
  anyhow,
  bot,
  byPerson,
  createEventTable,
  dealOn,
  dealtTable,
  deedOf,
  type EventTable,
  names,
  openedEvent,
  playOne,
  playOut,
  saltOf,
  sit,
} from '../support/eventTable.ts';
import { expectSame } from '../support/expectSame.ts';
import { oneOf, spoiledJson } from '../support/mutations.ts';
import { runs } from '../support/thoroughness.ts';

const choose = anyhow(chanceOf(1));

/** A table in the midst of a round for three, at which a trick is to be answered. */
function answering(seed = 3): EventTable {
  const table = dealtTable({ variant: 'sap-ng-wu', seats: 3, secret: keyHash(`${seed}`) });
  playUntil(table, () => table.position().phase === 'answer');
  return table;
}

/** Plays on until something is so, which must be before the end of the round. */
function playUntil(table: EventTable, isSo: () => boolean): void {
  const any = anyhow(chanceOf(4));
  while (!isSo()) if (!playOne(table, any)) expect.fail('it never is');
}

/** Plays on until a place has the turn with something to decide. */
function playTo(table: EventTable, place: number): void {
  playUntil(table, () => {
    const { seat, game } = table.position();
    return seat === place && rulesOf(game).legalPlays(table.position()).length > 1;
  });
}

describe('a table', () => {
  test.each([
    ['an unknown game', { variant: 'mah-jong' }],
    ['a switch that its game does not have', { rules: { nonsense: 1 } }],
    ['a number of seats that its game does not have', { variant: 'luan-chuo', seats: 2 }],
    ['too few places', { places: [byPerson] }],
    ['two places too many', { places: [byPerson, byPerson, byPerson, byPerson] }],
    [
      'five at a game for four',
      { variant: 'sap-ng-wu', seats: 4, places: [...names, ''].map(() => byPerson) },
    ],
    ['bots alone', { places: [bot, bot] }],
  ])('is not opened with %s', (_, wanted) => {
    expect(follow(null, openedEvent(wanted))).toBeUndefined();
  });

  test('is opened once, and nothing comes before that', () => {
    const opened = openedEvent();
    const state = follow(null, opened);
    expect(state).toMatchObject({ events: 1, told: 1, rounds: [], request: null, ended: false });
    expect(state && follow(state, opened)).toBeUndefined();
    const sat = {
      event: 'sat',
      time: 0,
      place: 0,
      name: 'Ann',
      hash: keyHash('a'),
      salt: saltOf(0, 1),
    } as const;
    expect(follow(null, sat)).toBeUndefined();
  });

  test('keeps only the switches that differ from those of its game', () => {
    const state = follow(null, openedEvent({ rules: { heavenPair: 'may' } }));
    const plain = follow(null, openedEvent());
    expect([state?.opened.rules, plain?.opened.rules]).toContainEqual({});
  });

  test('deals when the last place is taken, by somebody or by a bot', () => {
    const table = createEventTable(openedEvent({ seats: 3 }));
    sit(table, 2);
    sit(table, 0);
    expect(table.state().rounds).toEqual([]);
    table.happen({ event: 'filled', time: 7, place: 1, ...bot });
    const round = table.round();
    expect(round).toMatchObject({ deal: 1, match: 1, number: 1, out: null, turnSince: 7 });
    expect(round.salts).toEqual([saltOf(0, 1), null, saltOf(2, 1)]);
    expect(round.record.players).toEqual(['Ann', 'Gan', 'Cai']);
    expect(round.record.meta).toEqual({
      players: ['person', 'greedy', 'person'],
      ...{ match: 'abcdefghjkmn', round: 1 },
    });
    expect(personAt(table.state(), 0)?.salt).toBeNull();
  });
});

describe('an event', () => {
  test('of every kind is written and read again as it was', () => {
    const table = busyTable();
    expect(new Set(table.events.map(({ event }) => event))).toEqual(
      new Set([
        'opened',
        'sat',
        'filled',
        'moved',
        'played',
        'agreed',
        'ahead',
        'asked',
        'answered',
        'returned',
        'watching',
      ]),
    );
    for (const event of table.events) expect(parseEvent(formatEvent(event))).toEqual(event);
  });

  test('that is spoiled is none, or one that has another meaning', () => {
    const lines = busyTable().events.map(formatEvent);
    const random = chanceOf(8);
    let read = 0;
    for (let times = runs(2000, 40_000); times > 0; times -= 1) {
      const event = parseEvent(spoiledJson(oneOf(lines, random), random));
      if (event === undefined) continue;
      read += 1;
      expect(parseEvent(formatEvent(event))).toEqual(event);
    }
    expect(read).toBeGreaterThan(20);
  });

  const cannotBe: readonly (readonly [string, (table: EventTable) => object])[] = [
    ['a play by somebody else', () => ({ place: 1 })],
    ['a play of another deal', () => ({ deal: 2 })],
    ['a play that came already', ({ round }) => ({ at: round().record.plays.length - 1 })],
    ['a play that is to come later', ({ round }) => ({ at: round().record.plays.length + 1 })],
    ['no play', () => ({ play: 'nonsense' })],
    ['a play that is not legal', () => ({ play: 'declare' })],
    ['a play of a bot for somebody', () => ({ by: 'bot' })],
    ['a play in the stead of who is there', () => ({ by: 'stand-in' })],
    ['a pass ahead that was not ordered', () => ({ by: 'ahead' })],
  ];
  test.each(cannotBe)('cannot be %s', (_, change) => {
    const table = answering();
    playTo(table, 0);
    const { seat, game } = table.position();
    const play = rulesOf(game).formatPlay(choose(table.position()));
    const { deed: __, ...made } = deedOf(table, play);
    const sound = { event: 'played', time: table.now(), ...made, by: 'person' } as const;
    expect(seat).toBe(0);
    expect(follow(table.state(), sound)).toBeDefined();
    expect(follow(table.state(), { ...sound, ...change(table) })).toBeUndefined();
  });

  test('that would change nothing, or nobody can have made, is none', () => {
    const table = answering();
    const at = { time: table.now() };
    const key = keyHash('new');
    const round = { ...at, deal: 1 };
    const none: readonly TableEvent[] = [
      { event: 'sat', ...at, place: 0, name: 'Eve', hash: key, salt: saltOf(0, 1) },
      { event: 'filled', ...at, place: 0, ...bot },
      { event: 'moved', ...at, place: 3, hash: key },
      { event: 'moved', ...at, place: 0, hash: personAt(table.state(), 0)?.hash ?? '' },
      { event: 'agreed', ...round, deal: 2, place: 0, salt: saltOf(0, 2) },
      { event: 'ahead', ...round, place: 0, passes: false },
      { event: 'ahead', ...round, deal: 2, place: 0, passes: true },
      { event: 'ahead', ...round, place: 3, passes: true },
      { event: 'answered', ...at, place: 0, yes: true },
      { event: 'returned', ...at, place: 0 },
      { event: 'watching', ...at, hash: null },
      { event: 'asked', ...at, place: 3, wish: 'end', of: [] },
      { event: 'asked', ...at, place: 0, wish: 'end', of: [0] },
      { event: 'asked', ...at, place: 0, wish: 'end', of: [1, 1] },
      { event: 'asked', ...at, place: 0, wish: 'end', of: [3] },
      { event: 'asked', ...at, place: 0, wish: 'stand-in', of: [1] },
      { event: 'asked', ...at, place: 0, wish: 'stand-in', about: 3, of: [1] },
      { event: 'asked', ...at, place: 0, wish: 'undo', of: [1] },
      { event: 'asked', ...round, place: 0, wish: 'undo', to: 999, of: [1] },
      { event: 'asked', ...round, deal: 2, place: 0, wish: 'undo', to: 0, of: [1] },
    ];
    for (const event of none)
      expect([event, follow(table.state(), event)]).toEqual([event, undefined]);
  });

  test('orders nothing ahead once the round is over', () => {
    const table = dealtTable();
    playOut(table, choose);
    const ahead = { event: 'ahead', time: 0, place: 0, deal: 1, passes: true } as const;
    expect(follow(table.state(), ahead)).toBeUndefined();
  });

  test('comes no more once the table has ended', () => {
    const table = answering();
    table.happen({ event: 'asked', time: 0, place: 0, wish: 'end', of: [] });
    expect(table.state().ended).toBe(true);
    const watching = { event: 'watching', time: 0, hash: keyHash('w') } as const;
    expect(follow(table.state(), watching)).toBeUndefined();
  });
});

/** A table at which everything has happened that can be. */
function busyTable(): EventTable {
  const table = createEventTable(
    openedEvent({
      variant: 'sap-ng-wu',
      seats: 3,
      places: [byPerson, byPerson, byPerson, byPerson],
    }),
  );
  for (const place of [0, 1, 2]) sit(table, place);
  table.happen({ event: 'filled', time: 1, place: 3, ...bot });
  const any = anyhow(chanceOf(5));
  const everybodyIsAway = { awayFor: () => awayTime };
  const played = (plays: number): void => {
    for (let left = plays; left > 0; left -= 1) playOne(table, any);
  };
  played(5);
  table.ask({ deed: 'give', place: 1, hash: keyHash('other') });
  table.ask({ deed: 'watching', hash: keyHash('watch') }, { isOpener: true });
  played(3);
  playUntil(table, () => table.position().phase === 'answer');
  for (const place of [0, 1, 2]) table.ask({ deed: 'ahead', place, deal: 1, passes: true });
  played(8);
  table.ask({ deed: 'ask', place: 0, wish: 'undo' });
  table.ask({ deed: 'answer', place: 1, yes: true });
  table.ask({ deed: 'answer', place: 2, yes: true });
  played(2);
  table.ask({ deed: 'ask', place: 1, wish: 'end' });
  table.ask({ deed: 'answer', place: 2, yes: false });
  table.ask({ deed: 'ask', place: 0, wish: 'stand-in', about: 2 }, everybodyIsAway);
  played(20);
  table.happen({ event: 'returned', time: table.now(), place: 2 });
  playOut(table, any);
  for (const place of [0, 1, 2]) {
    table.ask({ deed: 'next', place, deal: 2, salt: saltOf(place, 2) });
  }
  played(4);
  return table;
}

describe('a log', () => {
  const table = busyTable();
  const { events, states } = table;

  test('of every length makes the table that its events have made one by one', () => {
    for (const [at, state] of states.entries()) {
      const lines = events.slice(0, at + 1).map((event) => parseEvent(formatEvent(event)));
      const followed = followAll(lines);
      if (!followed.ok) expect.fail(`not followed at ${followed.at}`);
      expectSame(followed.state, state);
      expect(state.events).toBe(at + 1);
    }
    expect(followAll([])).toEqual({ ok: true, state: null });
    expect(events.length).toBeGreaterThan(60);
  });

  test('is refused at a line that is no event, and at one that comes twice', () => {
    for (const [at, event] of events.entries()) {
      expect(followAll([...events.slice(0, at), undefined, ...events.slice(at + 1)])).toEqual({
        ok: false,
        at,
      });
      expect(followAll(events.toSpliced(at, 0, event))).toEqual({ ok: false, at: at + 1 });
    }
  });

  test('is refused from where a play is missing, or comes before the one before it', () => {
    for (const [at, event] of events.entries()) {
      const [next] = events.slice(at + 1);
      if (event.event !== 'played' || next?.event !== 'played') continue;
      expect(followAll(events.toSpliced(at, 1))).toEqual({ ok: false, at });
      expect(followAll(events.with(at, next).with(at + 1, event))).toEqual({ ok: false, at });
    }
  });

  test('is never followed as if nothing were missing', () => {
    const whole = table.state();
    for (const at of events.keys()) {
      const followed = followAll(events.toSpliced(at, 1));
      if (followed.ok) expect(followed.state?.events).toBe(whole.events - 1);
    }
  });
});

describe('a play', () => {
  test('that is made for a place ends nothing of its own request', () => {
    const table = answering();
    playTo(table, 0);
    expect(table.ask({ deed: 'ask', place: 0, wish: 'end' })).toBe('done');
    const { request } = table.state();
    playAny(table);
    expect(table.state().request).toEqual(request);
  });

  test('of somebody else ends a request, and says so until the next one', () => {
    const table = answering();
    playTo(table, 1);
    expect(table.ask({ deed: 'ask', place: 0, wish: 'end' })).toBe('done');
    playCards(table);
    const outcome = { place: 0, wish: 'end', came: 'moved-on' };
    expect(table.state()).toMatchObject({ request: null, outcome });
    playOne(table, choose);
    expect(table.state()).toMatchObject({ request: null, outcome: null });
  });

  test('W7: that is a pass ends no request, so that it does not show whether it was chosen', () => {
    const met = new Set<boolean>();
    for (let seed = 0; seed < 40; seed += 1) {
      const table = answering(seed);
      const { request } = table.state();
      expect(request).toBeNull();
      const position = table.position();
      const { legalPlays } = rulesOf(position.game);
      const isLone = isLonePassAmong(legalPlays(position), rulesOf(position.game));
      const other = (position.seat + 1) % 3;
      table.ask({ deed: 'ask', place: other, wish: 'end' });
      if (isLone) expect(table.serve()).toBe(true);
      else expect(table.ask(deedOf(table, 'pass'))).toBe('done');
      expect(table.state().request?.place).toBe(other);
      met.add(isLone);
    }
    expect(met.size).toBe(2);
  });

  test('F3: that follows from the rules ends no request', () => {
    let met = 0;
    for (let seed = 0; met < 3 && seed < 300; seed += 1) {
      const table = dealtTable({ secret: keyHash(`${seed}`) });
      playAny(table);
      const { phase, seat } = table.position();
      if (phase !== 'drawn') continue;
      table.ask({ deed: 'ask', place: 1 - seat, wish: 'end' });
      if (!table.serve()) continue;
      expect(table.state().request?.wish).toBe('end');
      met += 1;
    }
  });

  test('that ends the round ends the wish to take one back, and no other', () => {
    for (const wish of ['undo', 'end'] as const) {
      const table = dealtTable({ secret: keyHash('end') });
      const any = anyhow(chanceOf(2));
      let before: EventTable['states'] = [];
      while (playOne(table, any)) before = [...table.states];
      const asked = createEventTable(
        openedEvent(),
        before.findLast((state) => !isOver(lastOf(state))),
      );
      const last = table.events.at(-1);
      if (last?.event !== 'played') expect.fail('a play is the last');
      expect(asked.ask({ deed: 'ask', place: last.place, wish })).toBe('done');
      asked.happen(last);
      expect(isOver(asked.round())).toBe(true);
      expect(asked.state().request?.wish).toBe(wish === 'undo' ? undefined : 'end');
      if (wish === 'undo') expect(asked.state().outcome?.came).toBe('moved-on');
    }
  });

  test('ends passing ahead when the phase is another one', () => {
    let lasted = 0;
    let ended = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const table = answering(seed);
      for (const place of [0, 1, 2]) {
        expect(table.ask({ deed: 'ahead', place, deal: 1, passes: true })).toBe('done');
      }
      playOne(table, choose);
      const isSame = table.position().phase === 'answer';
      for (const place of [0, 1, 2]) {
        expect(personAt(table.state(), place)?.passesIn).toBe(isSame ? 'answer' : null);
      }
      if (isSame) lasted += 1;
      else ended += 1;
    }
    expect(lasted).toBeGreaterThan(0);
    expect(ended + lasted).toBe(12);
  });
});

function lastOf(state: EventTable['states'][number]) {
  const round = state.rounds.at(-1);
  if (round === undefined) expect.fail('a round is dealt');
  return round;
}

function playAny(table: EventTable): void {
  const position = table.position();
  expect(table.ask(deedOf(table, rulesOf(position.game).formatPlay(choose(position))))).toBe(
    'done',
  );
}

/** Makes a play that is no pass for who has the turn. */
function playCards(table: EventTable): void {
  const position = table.position();
  const { legalPlays, isPass, formatPlay } = rulesOf(position.game);
  const play = legalPlays(position).find((one) => !isPass(one));
  if (play === undefined) expect.fail('there is one');
  expect(table.ask(deedOf(table, formatPlay(play)))).toBe('done');
}

describe('what is asked', () => {
  test('is done once all have agreed, and not if one does not', () => {
    const table = answering();
    const outcome = { place: 2, wish: 'end' };
    table.ask({ deed: 'ask', place: 2, wish: 'end' });
    expect(table.state().request).toMatchObject({ place: 2, wish: 'end', of: [0, 1], yes: [] });
    table.ask({ deed: 'answer', place: 1, yes: true });
    expect(table.state()).toMatchObject({ ended: false, request: { yes: [1] }, outcome: null });
    table.ask({ deed: 'answer', place: 0, yes: false });
    expect(table.state()).toMatchObject({
      request: null,
      ended: false,
      outcome: { ...outcome, came: 'refused' },
    });
    table.ask({ deed: 'ask', place: 2, wish: 'end' });
    expect(table.state().outcome).toBeNull();
    for (const place of [0, 1]) table.ask({ deed: 'answer', place, yes: true });
    expect(table.state()).toMatchObject({
      request: null,
      ended: true,
      outcome: { ...outcome, came: 'granted' },
    });
  });

  test('takes a decision back, whatever came since, and remembers that more was seen', () => {
    const table = answering();
    playTo(table, 0);
    const at = table.round().record.plays.length;
    playAny(table);
    playOne(table, choose);
    playOne(table, choose);
    table.wait(5000);
    table.ask({ deed: 'ask', place: 0, wish: 'undo' });
    expect(table.state().request).toMatchObject({ to: at, of: [1, 2] });
    for (const place of [1, 2]) table.ask({ deed: 'answer', place, yes: true });
    const round = table.round();
    expect(round.record.plays).toHaveLength(at);
    expect(round).toMatchObject({ practiceUndos: 1, turnSince: table.now() });
    expect(positionIn(round).seat).toBe(0);
    expect(playedRound(round.record).steps).toHaveLength(at);
    playTo(table, 0);
    playAny(table);
    expect(table.round().practiceUndos).toBe(1);
  });

  test('takes back what nothing was learned from, which is no practice', () => {
    const table = answering();
    playTo(table, 0);
    const seen = table.round().record.plays.length;
    playAny(table);
    expect(table.round().record.plays.length).toBe(seen + 1);
    table.ask({ deed: 'ask', place: 0, wish: 'undo' });
    for (const place of [1, 2]) table.ask({ deed: 'answer', place, yes: true });
    expect(table.round()).toMatchObject({ practiceUndos: 0 });
  });

  test('takes back what was ordered ahead, also by who is stood in for', () => {
    const table = answering();
    playTo(table, 0);
    playAny(table);
    playUntil(table, () => table.position().phase === 'answer');
    for (const place of [0, 1, 2]) table.ask({ deed: 'ahead', place, deal: 1, passes: true });
    table.happen({
      event: 'asked',
      time: table.now(),
      place: 0,
      wish: 'stand-in',
      about: 2,
      of: [],
    });
    table.ask({ deed: 'ask', place: 0, wish: 'undo' });
    expect(table.state().request?.of).toEqual([1]);
    table.ask({ deed: 'answer', place: 1, yes: true });
    for (const place of [0, 1, 2]) expect(personAt(table.state(), place)?.passesIn).toBeNull();
  });

  test('forgets which plays of those a bot has made', () => {
    const table = answering();
    table.happen({ event: 'asked', time: 0, place: 0, wish: 'stand-in', about: 1, of: [] });
    playUntil(table, () => {
      const { standIns } = table.round();
      const to = undoTarget(table.state(), 0) ?? 0;
      return standIns.some((at) => at < to) && standIns.some((at) => at > to);
    });
    const { standIns } = table.round();
    table.ask({ deed: 'ask', place: 0, wish: 'undo' });
    const to = table.state().request?.to ?? 0;
    table.ask({ deed: 'answer', place: 2, yes: true });
    expect(table.round().standIns).toEqual(standIns.filter((at) => at < to));
    expect(table.round().record.plays).toHaveLength(to);
  });

  test('has a bot play, until who has the place is back', () => {
    const table = answering();
    table.ask({ deed: 'ask', place: 0, wish: 'stand-in', about: 1 }, { awayFor: () => awayTime });
    expect(personAt(table.state(), 1)?.standIn).toBe(true);
    table.happen({ event: 'returned', time: 0, place: 1 });
    expect(personAt(table.state(), 1)?.standIn).toBe(false);
  });

  test('is told to everybody, and counts; what is ordered ahead does not', () => {
    const table = answering();
    const { told, events } = table.state();
    table.ask({ deed: 'ahead', place: 0, deal: 1, passes: true });
    expect(table.state()).toMatchObject({ told, events: events + 1 });
    table.ask({ deed: 'ask', place: 0, wish: 'end' });
    expect(table.state()).toMatchObject({ told: told + 1, events: events + 2 });
  });

  test('is forgotten with the next deal', () => {
    const table = dealtTable();
    playOut(table, choose);
    table.ask({ deed: 'ask', place: 0, wish: 'end' });
    expect(table.state().request).not.toBeNull();
    dealOn(table);
    expect(table.state()).toMatchObject({ request: null, outcome: null });
    expect(passTime).toBe(1200);
  });
});
