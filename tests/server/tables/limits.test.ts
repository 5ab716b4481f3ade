import { describe, expect, test } from 'vitest';
import { protocolVersion } from '../../../src/online/message.ts';
import { createMeter, createMeters, createTally } from '../../../src/server/tables/rates.ts';
import { usualLimits } from '../../../src/server/tables/tables.ts';
import { chanceOf } from '../../support/chance.ts';
import {
  enter,
  openBody,
  openHandTables,
  seatAtPlace,
  seatedTable,
} from '../../support/devices.ts';

const hour = 3_600_000;

describe('a meter', () => {
  test('lets so many come at once, and further ones as time passes', () => {
    const isInTime = createMeter({ times: 20, milliseconds: 10_000 });
    const come = (now: number, times: number) =>
      Array.from({ length: times }, () => isInTime(now)).filter((one) => one).length;
    expect(come(0, 30)).toBe(20);
    expect(come(499, 1)).toBe(0);
    expect(come(500, 2)).toBe(1);
    expect(come(1500, 5)).toBe(2);
    expect(come(1_000_000, 50)).toBe(20);
  });

  test('gives nothing back where the clock is set back', () => {
    const isInTime = createMeter({ times: 1, milliseconds: 1000 });
    expect([5000, 4000, 0, 999, 1000].map((now) => isInTime(now))).toEqual([
      ...[true, false, false, false, true],
    ]);
  });

  test('of each address is its own, and is forgotten once it says nothing more', () => {
    const isInTime = createMeters({ times: 1, milliseconds: 1000 });
    expect(isInTime('a', 0)).toBe(true);
    expect(isInTime('a', 10)).toBe(false);
    expect(isInTime('b', 20)).toBe(true);
    expect(isInTime('b', 900)).toBe(false);
    expect(isInTime('a', 1010)).toBe(true);
    expect(isInTime('b', 1011)).toBe(false);
    expect(isInTime('b', 1021)).toBe(true);
  });

  test('is kept of no more than ten thousand addresses', () => {
    const isInTime = createMeters({ times: 1, milliseconds: hour });
    expect(isInTime('first', 0)).toBe(true);
    for (let other = 0; other < 9_999; other += 1) isInTime(`${other}`, 1);
    expect(isInTime('0', 2)).toBe(false);
    expect(isInTime('first', 3)).toBe(false);
    for (let other = 0; other < 10_000; other += 1) isInTime(`more${other}`, 4);
    expect(isInTime('first', 5)).toBe(true);
  });
});

test('a tally counts up to the most, and forgets who is gone', () => {
  const tally = createTally(2);
  expect([tally.add('a'), tally.add('a'), tally.add('a'), tally.add('b')]).toEqual([
    ...[true, true, false, true],
  ]);
  tally.remove('a');
  expect([tally.add('a'), tally.add('a')]).toEqual([true, false]);
  for (let times = 0; times < 5; times += 1) tally.remove('b');
  expect([tally.add('b'), tally.add('b'), tally.add('b')]).toEqual([true, true, false]);
});

describe('a server of tables', () => {
  test('hears twenty messages of a device in ten seconds, and ends it after forty more', async () => {
    const { messages } = usualLimits;
    const at = await openHandTables({ limits: { messages } });
    const table = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(1));
    const { device } = seatAtPlace(table, 0);
    await at.pass(10_000);
    const say = () => device.ask('say', { place: 0, phrase: 'hello' });
    for (let times = 0; times < 20; times += 1) expect((await say()).ok).toBe(true);
    for (let times = 0; times < 40; times += 1) {
      expect(await say()).toEqual({ ok: false, why: 'too-fast' });
    }
    expect(device.isGone()).toBe(false);
    const other = seatAtPlace(table, 1).device;
    expect((await other.ask('say', { place: 1, phrase: 'sorry' })).ok).toBe(true);
    await say();
    expect(device.isGone()).toBe(true);
  });

  test('admits 120 connections of an address in a minute, though they end at once', async () => {
    const { connected } = usualLimits;
    const { tables, pass } = await openHandTables({ limits: { connected } });
    const come = (address: string): boolean => {
      const end = tables.admit(address);
      end?.();
      return end !== null;
    };
    const came = Array.from({ length: 130 }, () => come('192.0.2.1'));
    expect(came.filter((one) => one)).toHaveLength(120);
    expect(come('192.0.2.2')).toBe(true);
    await pass(500);
    expect([come('192.0.2.1'), come('192.0.2.1')]).toEqual([true, false]);
  });

  test('has so many connections of an address at a time', async () => {
    const { tables } = await openHandTables({ limits: { atOnce: 3 } });
    const ends = [0, 1, 2].map(() => tables.admit('192.0.2.1'));
    expect(ends).not.toContain(null);
    expect(tables.admit('192.0.2.1')).toBeNull();
    expect(tables.admit('192.0.2.2')).not.toBeNull();
    ends[0]?.();
    expect(tables.admit('192.0.2.1')).not.toBeNull();
    expect(tables.admit('192.0.2.1')).toBeNull();
  });

  test('opens ten tables for an address in an hour', async () => {
    const { opened } = usualLimits;
    const at = await openHandTables({ limits: { opened } });
    const open = async (address: string): Promise<unknown> => {
      const device = await enter(at.tables, {}, address);
      return device.ask('open', openBody);
    };
    const unknown = await (await enter(at.tables, {})).ask('open', { ...openBody, seats: 4 });
    expect(unknown).toEqual({ ok: false, why: 'unknown-game' });
    for (let times = 0; times < 10; times += 1) {
      expect(await open('192.0.2.1')).toMatchObject({ ok: true });
    }
    const tooMany = { ok: false, why: 'too-many-tables' };
    expect(await open('192.0.2.1')).toEqual(tooMany);
    expect(await open('192.0.2.2')).toMatchObject({ ok: true });
    await at.pass(hour / 10 - 1);
    expect(await open('192.0.2.1')).toEqual(tooMany);
    await at.pass(1);
    expect(await open('192.0.2.1')).toMatchObject({ ok: true });
    expect(await at.log.tables()).toHaveLength(12);
  });

  test('has so many tables, those of its log among them, also where many are opened at once', async () => {
    const before = await openHandTables();
    await (await enter(before.tables, {})).ask('open', openBody);
    const at = await openHandTables({ log: before.log, limits: { tables: 3 }, seed: 2 });
    const device = await enter(at.tables, {});
    const answers = await Promise.all([0, 1, 2, 3].map(() => device.ask('open', openBody)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, false, false]);
    expect(await at.log.tables()).toHaveLength(3);
  });

  test('counts the tables anew each time it removes old ones', async () => {
    const at = await openHandTables({ limits: { tables: 1 } });
    const device = await enter(at.tables, {});
    const opened = await device.ask('open', openBody);
    if (!('table' in opened) || opened.table === undefined) expect.fail('not opened');
    // As another process does it.
    await at.log.remove(opened.table);
    expect(await device.ask('open', openBody)).toEqual({ ok: false, why: 'too-many-tables' });
    await at.tables.removeOld();
    expect(await device.ask('open', openBody)).toMatchObject({ ok: true });
    expect(await device.ask('open', openBody)).toEqual({ ok: false, why: 'too-many-tables' });
  });

  test('counts no table that could not be kept', async () => {
    const at = await openHandTables({ limits: { tables: 1 } });
    const device = await enter(at.tables, {});
    at.log.writing = 'full';
    for (let times = 0; times < 3; times += 1) {
      expect(await device.ask('open', openBody)).toEqual({ ok: false, why: 'full' });
    }
    at.log.writing = null;
    expect(await device.ask('open', openBody)).toMatchObject({ ok: true });
    expect(await device.ask('open', openBody)).toEqual({ ok: false, why: 'too-many-tables' });
  });

  test('opens tables for who knows the word, and bears few guesses', async () => {
    const { opened } = usualLimits;
    const opening = { by: 'word', word: 'carp' } as const;
    const at = await openHandTables({ opening, limits: { opened } });
    const device = await enter(at.tables, {});
    const open = (word?: string) =>
      device.ask('open', word === undefined ? openBody : { ...openBody, word });
    for (let times = 0; times < 20; times += 1) {
      expect(await open()).toEqual({ ok: false, why: 'not-allowed' });
    }
    expect(await open('carp')).toMatchObject({ ok: true });
    for (const guess of ['', 'carps', 'Carp', 'c', 'bream', 'x', 'y', 'z', 'carp ']) {
      expect(await open(guess)).toEqual({ ok: false, why: 'not-allowed' });
    }
    // By now the right one tells no more than a wrong one.
    const tooMany = { ok: false, why: 'too-many-tables' };
    expect(await open('carp')).toEqual(tooMany);
    expect(await open('bream')).toEqual(tooMany);
    await at.pass(hour / 10);
    expect(await open('carp')).toMatchObject({ ok: true });
  });

  test('needs no word where anyone may open tables', async () => {
    const at = await openHandTables();
    const device = await enter(at.tables, {});
    expect(await device.ask('open', { ...openBody, word: 'any' })).toMatchObject({ ok: true });
  });
});

describe('a hello', () => {
  const hello = { protocol: protocolVersion, app: 'test', keys: [] };
  test.each([
    ['not-understood', undefined],
    ['not-understood', null],
    ['not-understood', []],
    ['not-understood', 'hello'],
    ['not-understood', {}],
    ['not-understood', { ...hello, app: 'a'.repeat(21) }],
    ['not-understood', { ...hello, more: 1 }],
    ['not-understood', { ...hello, keys: Array.from({ length: 8 }, () => '0'.repeat(26)) }],
    ['not-understood', { ...hello, keys: ['short'] }],
    ['not-understood', { ...hello, table: '../../../etc/pas' }],
    ['not-understood', { ...hello, table: 'A'.repeat(16) }],
    ['not-understood', { ...hello, name: '' }],
    ['not-understood', { ...hello, protocol: '1' }],
    ['not-understood', { ...hello, protocol: Number.NaN }],
    ['newer', { protocol: protocolVersion + 1 }],
    ['newer', { ...hello, protocol: protocolVersion + 1, more: { of: 'it' } }],
    ['older', { ...hello, protocol: protocolVersion - 1 }],
    ['no-table', { ...hello, table: 'a'.repeat(16) }],
  ])('is turned away as %s: %j', async (why, said) => {
    const at = await openHandTables();
    const visit = await at.tables.welcome(said, { say: () => {}, end: () => {} }, '192.0.2.1');
    expect(visit).toEqual({ ok: false, problem: why });
  });
});
