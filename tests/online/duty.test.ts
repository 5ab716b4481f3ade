import { describe, expect, test } from 'vitest';
import { isLonePassAmong, type Play, type Position, rulesOf } from '../../src/engine/index.ts';
import { dutyOf } from '../../src/online/duty.ts';
import { passTime } from '../../src/online/judge.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import { lastRound } from '../../src/online/tableState.ts';
import {
  byPerson,
  createEventTable,
  dealtTable,
  type EventTable,
  openedEvent,
  playOne,
  playOut,
} from '../support/eventTable.ts';

type Wanted = Parameters<typeof dealtTable>[0];

function choose(position: Position): Play {
  return rulesOf(position.game).lastResort(position);
}

/** A table where it is so of the moment and of what is legal. */
function tableWhere(
  isSo: (position: Position, legal: readonly Play[]) => boolean,
  wanted: Wanted = { variant: 'sap-ng-wu', seats: 3 },
  begun: (table: EventTable) => void = () => undefined,
): EventTable {
  for (let seed = 0; seed < 60; seed += 1) {
    const table = dealtTable({ ...wanted, secret: keyHash(`${seed}`) });
    begun(table);
    do {
      const position = table.position();
      if (isSo(position, rulesOf(position.game).legalPlays(position))) return table;
    } while (playOne(table, choose));
  }
  expect.fail('it never is');
}

const isLone = ({ game }: Position, legal: readonly Play[]): boolean =>
  isLonePassAmong(legal, rulesOf(game));
const isChoice = ({ phase }: Position, legal: readonly Play[]): boolean =>
  phase === 'answer' && legal.length > 1;

/** Has a bot stand in for everybody but the first. */
function standIn(table: EventTable): void {
  for (const about of [1, 2]) {
    table.happen({ event: 'asked', time: 0, place: 0, wish: 'stand-in', about, of: [] });
  }
}

describe('the server', () => {
  test('W7: passes where nothing else can be done, a while after the turn came', () => {
    const table = tableWhere(isLone);
    const duty = dutyOf(table.state());
    const { turnSince, record, deal } = table.round();
    expect(duty).toMatchObject({ level: null, due: turnSince + passTime });
    expect(duty?.only && duty.eventOf(duty.only, 77)).toEqual({
      ...{ event: 'played', time: 77, place: table.position().seat, deal },
      ...{ at: record.plays.length, play: 'pass', by: 'rules' },
    });
  });

  test('leaves that to who has the place where everybody passes with their own hand', () => {
    const wanted = { variant: 'sap-ng-wu', seats: 3, tapsPasses: true };
    const table = tableWhere(isLone, wanted);
    expect(dutyOf(table.state())).toBeNull();
    table.happen({
      ...{ event: 'ahead', time: 0, place: table.position().seat, deal: 1, passes: true },
    });
    const duty = dutyOf(table.state());
    expect(duty).toMatchObject({ due: table.round().turnSince + passTime });
    expect(duty?.only && duty.eventOf(duty.only, 0).by).toBe('ahead');
  });

  test('passes for bots and for who is away where everybody else passes by hand', () => {
    const wanted = { variant: 'sap-ng-wu', seats: 3, tapsPasses: true };
    const table = tableWhere(
      (position, legal) => isLone(position, legal) && position.seat > 0,
      wanted,
      standIn,
    );
    expect(dutyOf(table.state())?.level).toBeNull();
    const bot = { by: 'novice', name: 'Nan' } as const;
    const among = tableWhere((position, legal) => isLone(position, legal) && position.seat > 0, {
      ...{ ...wanted, places: [byPerson, bot, bot] },
    });
    expect(dutyOf(among.state())).toMatchObject({ level: null });
  });

  test('passes for who has ordered it, at the same moment as where there is no choice', () => {
    const table = tableWhere(isChoice);
    expect(dutyOf(table.state())).toBeNull();
    const { seat } = table.position();
    table.wait(50);
    expect(table.ask({ deed: 'ahead', place: seat, deal: 1, passes: true })).toBe('done');
    const duty = dutyOf(table.state());
    expect(duty).toMatchObject({ level: null, due: table.round().turnSince + passTime });
    expect(duty?.only && duty.eventOf(duty.only, 0)).toMatchObject({ play: 'pass', by: 'ahead' });
    expect(table.ask({ deed: 'ahead', place: seat, deal: 1, passes: false })).toBe('done');
    expect(dutyOf(table.state())).toBeNull();
  });

  test('passes ahead for nobody who may not pass', () => {
    const table = tableWhere(({ phase }) => phase === 'lead');
    const { seat } = table.position();
    expect(table.ask({ deed: 'ahead', place: seat, deal: 1, passes: true })).toBe('done');
    expect(dutyOf(table.state())).toBeNull();
  });

  test('F3: places a tile that catches nothing as soon as it was turned up', () => {
    const table = tableWhere(({ phase }, legal) => phase === 'drawn' && legal.length === 1, {});
    for (; ; playOne(table, choose)) {
      const { game } = table.position();
      if (rulesOf(game).playsItself(table.position())) break;
    }
    const duty = dutyOf(table.state());
    expect(duty).toMatchObject({ level: null, due: table.round().turnSince });
    expect(duty?.only && duty.eventOf(duty.only, 0).by).toBe('rules');
  });

  test('has bots play, each at its level, and a skilled one for who is away', () => {
    const places = [
      byPerson,
      { by: 'greedy', name: 'Gan' },
      { by: 'random', name: 'Ran' },
    ] as const;
    const table = tableWhere(({ seat }, legal) => seat === 2 && legal.length > 1, {
      ...{ variant: 'sap-ng-wu', seats: 3, places: [...places] },
    });
    const duty = dutyOf(table.state());
    expect(duty).toMatchObject({ level: 'random', due: table.round().turnSince + passTime });
    expect(duty?.only).toBeUndefined();
    expect(duty?.eventOf(choose(table.position()), 3)).toMatchObject({
      by: 'bot',
      place: 2,
      time: 3,
    });
    const left = tableWhere(
      ({ seat }, legal) => seat === 1 && legal.length > 1,
      undefined,
      standIn,
    );
    const standing = dutyOf(left.state());
    expect(standing).toMatchObject({ level: 'skilled', due: left.round().turnSince + passTime });
    expect(standing?.eventOf(choose(left.position()), 3).by).toBe('stand-in');
  });

  test('W7: counts every pass for who is away as one of its bot, so that it does not show which were chosen', () => {
    const table = tableWhere(
      (position, legal) => isLone(position, legal) && position.seat === 1,
      undefined,
      standIn,
    );
    const at = table.round().record.plays.length;
    expect(table.serve()).toBe(true);
    expect(table.round().standIns).toContain(at);
  });

  test('obeys no order of who is stood in for', () => {
    const table = tableWhere((position, legal) => isChoice(position, legal) && position.seat === 1);
    table.ask({ deed: 'ahead', place: 1, deal: 1, passes: true });
    standIn(table);
    expect(dutyOf(table.state())).toMatchObject({ level: 'skilled', only: undefined });
  });

  test('has nothing to do before the deal, after the round and at a table that has ended', () => {
    const open = createEventTable(openedEvent());
    expect(lastRound(open.state())).toBeUndefined();
    expect(dutyOf(open.state())).toBeNull();
    const table = dealtTable();
    playOut(table, choose);
    expect(dutyOf(table.state())).toBeNull();
    const ended = tableWhere(isLone);
    ended.happen({ event: 'asked', time: 0, place: 0, wish: 'end', of: [] });
    expect(dutyOf(ended.state())).toBeNull();
  });

  test('counts seats by places where somebody sits out', () => {
    const places = [byPerson, byPerson, byPerson, byPerson];
    const wanted = { variant: 'luan-chuo-28', seats: 3, places };
    const table = tableWhere(isLone, wanted, (begun) => {
      expect(begun.round().out).not.toBeNull();
    });
    const { out } = table.round();
    const { seat } = table.position();
    const duty = dutyOf(table.state());
    expect(duty?.only && duty.eventOf(duty.only, 0).place).toBe(
      [0, 1, 2, 3].filter((place) => place !== out)[seat],
    );
  });
});
