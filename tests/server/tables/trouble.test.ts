import { describe, expect, test } from 'vitest';
import { invariant } from '../../../src/engine/index.ts';
import { parseEvent } from '../../../src/online/event.ts';
import { followAll } from '../../../src/online/follow.ts';
import { keyHash } from '../../../src/online/keyHash.ts';
import { protocolVersion } from '../../../src/online/message.ts';
import type { LogTrouble } from '../../../src/server/log/tableLog.ts';
import { chanceOf } from '../../support/chance.ts';
import {
  connect,
  enter,
  type HandTables,
  openHandTables,
  playBody,
  playByTold,
  playOn,
  playRound,
  type SeatedTable,
  seatAtPlace,
  seatedTable,
  settled,
} from '../../support/devices.ts';
import { held } from '../../support/held.ts';
import { createMemoryLog, type MemoryLog } from '../../support/memoryLog.ts';

const troubles: readonly LogTrouble[] = ['full', 'read-only', 'failing'];

async function linesOf({ log }: HandTables, id: string): Promise<readonly string[]> {
  const lines = await log.read(id);
  invariant(lines.ok, 'the table is kept');
  return lines.value;
}

/** Everything that was told is in the log: what it makes is what each device was told last. */
async function expectKept(at: HandTables, table: SeatedTable): Promise<void> {
  const followed = followAll((await linesOf(at, table.id)).map(parseEvent));
  invariant(followed.ok && followed.state !== null, 'the log is sound');
  const { told, rounds } = followed.state;
  for (const { device } of table.seats.values()) {
    expect(device.told().n).toBeLessThanOrEqual(told);
    const seen = device.told().round?.views[0]?.seen.plays.map(({ play }) => play) ?? [];
    expect(rounds.at(-1)?.record.plays.slice(0, seen.length)).toEqual(seen);
  }
}

function turnAt(table: SeatedTable, random: () => number) {
  for (const [place, { device }] of table.seats) {
    const play = playByTold(device.told(), place, random);
    if (play !== undefined) return { device, body: playBody(device.told(), place, play) };
  }
  return;
}

test('a device that could not be told of its table is not there', async () => {
  const at = await openHandTables();
  const table = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(3));
  const { device, key } = seatAtPlace(table, 0);
  const say = (): void => {
    throw new Error('The line is broken.');
  };
  const hello = { protocol: protocolVersion, app: 'test', table: table.id, keys: [key] };
  const welcome = at.tables.welcome(hello, { say, end: () => {} }, '192.0.2.1');
  await expect(welcome).rejects.toThrow('broken');
  expect(await device.ask('say', { place: 0, phrase: 'hello' })).toEqual({ ok: true });
});

test('a server that ends waits for no table before it ends the next', async () => {
  const [kept, slow] = [createMemoryLog(), held()];
  let isSlow = false;
  const log: MemoryLog = {
    ...kept,
    append: async (id, at, line) => {
      if (isSlow) await slow.promise;
      return await kept.append(id, at, line);
    },
  };
  const at = await openHandTables({ log });
  const game = { variant: 'tiu-u', seats: 2 } as const;
  const one = await seatedTable(at.tables, game, chanceOf(3));
  const other = await seatedTable(at.tables, game, chanceOf(4));
  isSlow = true;
  const hash = keyHash('anew');
  const asked = seatAtPlace(one, 0).device.ask('watching', { hash });
  const closed = at.tables.close();
  await settled();
  expect(seatAtPlace(one, 0).device.isGone()).toBe(false);
  expect(seatAtPlace(other, 0).device.last('gone')).toEqual({ why: 'moving' });
  slow.keep();
  expect(await asked).toMatchObject({ ok: true });
  await closed;
});

describe('where nothing can be kept', () => {
  test.each(troubles)('nothing is acknowledged or told, and it goes on after: %s', async (why) => {
    const at = await openHandTables();
    const random = chanceOf(3);
    const table = await seatedTable(at.tables, { variant: 'sap-ng-wu', seats: 3 }, random);
    await playOn(at, table.seats, random);
    let refusals = 0;
    for (let turns = 0; turns < 60; turns += 1) {
      const before = await linesOf(at, table.id);
      const heard = [...table.seats.values()].map(({ device }) => device.told().n);
      at.log.writing = why;
      const turn = turnAt(table, random);
      if (turn !== undefined) {
        const asked = turn.device.ask('play', turn.body);
        await at.pass(1200);
        expect(await asked).toMatchObject({ ok: false, why });
        refusals += 1;
      }
      await at.pass(2500);
      expect(await linesOf(at, table.id)).toEqual(before);
      expect([...table.seats.values()].map(({ device }) => device.told().n)).toEqual(heard);
      at.log.writing = null;
      if (turn === undefined) await at.pass(1000);
      else expect(await turn.device.ask('play', turn.body)).toMatchObject({ ok: true });
      await expectKept(at, table);
      // The same play again is answered as done, and by the server's own it has gone on.
      if (turn === undefined) {
        expect((await linesOf(at, table.id)).length).toBeGreaterThanOrEqual(before.length);
      } else expect(await turn.device.ask('play', turn.body)).toMatchObject({ ok: true });
      if (seatAtPlace(table, 0).device.told().round?.over !== null) break;
    }
    expect(refusals).toBeGreaterThan(5);
  });

  test('the server tries its own plays again, until they are kept', async () => {
    const at = await openHandTables();
    const places = [{ by: 'person' as const }, { by: 'greedy' as const, name: 'Gus' }];
    const random = chanceOf(3);
    const table = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2, places }, random);
    await playOn(at, table.seats, random);
    await at.pass(5000);
    const turn = turnAt(table, random);
    invariant(turn !== undefined, 'it is the turn of a person');
    at.log.writing = null;
    expect(await turn.device.ask('play', turn.body)).toMatchObject({ ok: true });
    at.log.writing = 'full';
    const before = await linesOf(at, table.id);
    await at.pass(30_000);
    expect(await linesOf(at, table.id)).toEqual(before);
    at.log.writing = null;
    await at.pass(1000);
    expect((await linesOf(at, table.id)).length).toBeGreaterThan(before.length);
    await playRound(at, table.seats, random);
  });

  test('a device keeps a key that it has shown before it could not sit down by it', async () => {
    const at = await openHandTables();
    const table = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(3), 1);
    const body = { place: 1, name: 'Bo', salt: '0'.repeat(32), key: '0'.repeat(26) };
    const { id, keys } = table;
    const device = await enter(at.tables, { table: id, keys: [keys.invite, body.key] });
    at.log.writing = 'full';
    expect(await device.ask('sit', body)).toMatchObject({ ok: false, why: 'full' });
    at.log.writing = null;
    const other = await enter(at.tables, { table: id, keys: [keys.invite] });
    expect(await other.ask('sit', body)).toMatchObject({ ok: true });
    expect(await device.ask('say', { place: 1, phrase: 'hello' })).toEqual({ ok: true });
  });

  test('nobody sits down, and the same key may sit down later', async () => {
    const at = await openHandTables();
    const table = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(3), 1);
    const device = await enter(at.tables, { table: table.id, keys: [table.keys.invite] });
    const body = { place: 1, name: 'Bo', salt: '0'.repeat(32), key: '0'.repeat(26) };
    at.log.writing = 'full';
    const refused = await device.ask('sit', body);
    expect(refused).toMatchObject({ ok: false, why: 'full', told: { own: [] } });
    at.log.writing = null;
    expect(device.told().places[1]?.name).toBeNull();
    expect(await device.ask('sit', body)).toMatchObject({ ok: true, told: { own: [1] } });
  });

  test('a table is not taken away either', async () => {
    const at = await openHandTables();
    const table = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(3));
    const opener = seatAtPlace(table, 0).device;
    at.log.writing = 'read-only';
    expect(await opener.ask('remove', {})).toEqual({ ok: false, why: 'read-only' });
    expect(seatAtPlace(table, 1).device.isGone()).toBe(false);
    at.log.writing = null;
    expect(await opener.ask('remove', {})).toEqual({ ok: true });
  });
});

describe('a log that throws', () => {
  test('ends neither the table nor the plays of the server', async () => {
    const kept = createMemoryLog();
    let throws = false;
    const log: MemoryLog = {
      ...kept,
      append: (id, at, line) =>
        throws ? Promise.reject(new Error('the disk is gone')) : kept.append(id, at, line),
    };
    const at = await openHandTables({ log });
    const random = chanceOf(3);
    const places = [{ by: 'person' as const }, { by: 'greedy' as const, name: 'Gus' }];
    const table = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2, places }, random);
    for (let turns = 0; turns < 6; turns += 1) {
      throws = turns % 2 === 0;
      await at.pass(3000);
      throws = false;
      await at.pass(1200);
      await playOn(at, table.seats, random);
    }
    await playRound(at, table.seats, random);
    await expectKept(at, table);
  });
});

describe('a table of two servers at one log', () => {
  async function twoServers() {
    const shared: Parameters<typeof createMemoryLog>[0] = new Map();
    const one = await openHandTables({ log: createMemoryLog(shared) });
    const other = await openHandTables({ log: createMemoryLog(shared), seed: 5 });
    const table = await seatedTable(one.tables, { variant: 'sap-ng-wu', seats: 3 }, chanceOf(2));
    return { one, other, table };
  }

  test('goes on at both, each play once', async () => {
    const { one, other, table } = await twoServers();
    const seats = new Map(table.seats);
    const moved = seatAtPlace(table, 2);
    moved.device.leave();
    const device = await enter(other.tables, { table: table.id, keys: [moved.key] });
    seats.set(2, { ...moved, device });
    const random = chanceOf(4);
    const over = (): boolean =>
      [...seats.values()].some((seat) => seat.device.told().round?.over !== null);
    for (let turns = 0; turns < 400 && !over(); turns += 1) {
      for (const [place, seat] of seats) {
        const play = playByTold(seat.device.told(), place, random);
        if (play === undefined) continue;
        const asked = seat.device.ask('play', playBody(seat.device.told(), place, play));
        await Promise.all([one.pass(1200), other.pass(1200)]);
        const answer = await asked;
        // Behind what the other server has kept, it sees that now.
        if (!answer.ok) expect(['stale', 'not-your-turn', 'over']).toContain(answer.why);
      }
      await Promise.all([one.pass(1200), other.pass(1200)]);
      // Whoever is behind learns of it as soon as they ask for anything.
      const { deal = 1 } = device.told().round ?? {};
      for (const [place, seat] of seats) {
        await seat.device.ask('ahead', { place, deal, passes: true });
        await seat.device.ask('ahead', { place, deal, passes: false });
      }
    }
    expect(over()).toBe(true);
    await expectKept(one, { ...table, seats });
  });

  test('is gone for both when one takes it away', async () => {
    const { one, other, table } = await twoServers();
    const { key } = seatAtPlace(table, 1);
    const device = await enter(other.tables, { table: table.id, keys: [key] });
    expect(await seatAtPlace(table, 0).device.ask('remove', {})).toEqual({ ok: true });
    const asked = await device.ask('ask', { place: 1, wish: 'end' });
    expect(asked).toEqual({ ok: false, why: 'no-table' });
    expect(device.last('gone')).toEqual({ why: 'removed' });
    expect(await connect(other.tables, { table: table.id, keys: [key] })).toEqual({
      why: 'no-table',
    });
    await Promise.all([one.pass(100_000), other.pass(100_000)]);
  });

  test('is let go where the other server is of a newer version, and its log stays as it is', async () => {
    const { one, table } = await twoServers();
    const { device } = seatAtPlace(table, 1);
    const before = await linesOf(one, table.id);
    const newer = '{"event":"unheard-of","time":1}';
    expect(await one.log.append(table.id, before.length, newer)).toBe('kept');
    const asked = await device.ask('ask', { place: 1, wish: 'end' });
    expect(asked).toEqual({ ok: false, why: 'no-table' });
    expect(device.last('gone')).toEqual({ why: 'cannot-replay' });
    const hello = { table: table.id, keys: [seatAtPlace(table, 0).key] };
    expect(await connect(one.tables, hello)).toEqual({ why: 'cannot-replay' });
    await one.pass(100_000);
    expect(await linesOf(one, table.id)).toEqual([...before, newer]);
  });

  test('waits where the log cannot be read when it is behind', async () => {
    const { other, table } = await twoServers();
    const { key } = seatAtPlace(table, 1);
    const device = await enter(other.tables, { table: table.id, keys: [key] });
    const asked = { place: 0, wish: 'end' };
    expect(await seatAtPlace(table, 0).device.ask('ask', asked)).toMatchObject({ ok: true });
    other.log.reading = 'failing';
    const wish = { place: 1, wish: 'end' };
    expect(await device.ask('ask', wish)).toMatchObject({ ok: false, why: 'failing' });
    expect(device.isGone()).toBe(false);
    other.log.reading = null;
    expect(await device.ask('ask', wish)).toMatchObject({ ok: false, why: 'asked-already' });
  });
});

test('a log that says it is behind, and is not, is no endless loop', async () => {
  const kept = createMemoryLog();
  let isLying = false;
  const log: MemoryLog = {
    ...kept,
    append: (id, at, line) => (isLying ? Promise.resolve('behind') : kept.append(id, at, line)),
  };
  const at = await openHandTables({ log });
  const table = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(3));
  isLying = true;
  const { device } = seatAtPlace(table, 0);
  expect(await device.ask('ask', { place: 0, wish: 'end' })).toMatchObject({
    ...{ ok: false, why: 'failing' },
  });
});

describe('a table that cannot be replayed', () => {
  const spoiled: readonly (readonly [string, (lines: readonly string[]) => readonly string[]])[] = [
    [
      'a log of a newer version',
      ([first = '', ...rest]) => [first.replace('"log":1', '"log":2'), ...rest],
    ],
    ['an unknown event', (lines) => [...lines, '{"event":"unheard-of","time":5}']],
    ['no JSON', (lines) => [...lines, '{"event":']],
    ['an event twice', (lines) => [...lines, lines.at(-1) ?? '']],
    ['a line lost', (lines) => lines.toSpliced(-2, 1)],
    ['another game', ([first = '', ...rest]) => [first.replace('sap-ng-wu', 'sap-ng-wa'), ...rest]],
    ['nothing', () => []],
  ];

  test.each(spoiled)('is turned away, and its log untouched: %s', async (_, spoil) => {
    const before = await openHandTables();
    const random = chanceOf(2);
    const table = await seatedTable(before.tables, { variant: 'sap-ng-wu', seats: 3 }, random);
    for (let turns = 0; turns < 4; turns += 1) await playOn(before, table.seats, random);
    const lines = spoil(await linesOf(before, table.id));
    const map = new Map([[table.id, { lines: [...lines], changed: 0 }]]);
    const at = await openHandTables({ log: createMemoryLog(map), seed: 9 });
    for (const { key } of table.seats.values()) {
      const hello = { table: table.id, keys: [key] };
      expect(await connect(at.tables, hello)).toEqual({ why: 'cannot-replay' });
    }
    await at.pass(100_000);
    expect(map.get(table.id)?.lines).toEqual(lines);
    // It is no loss to the others.
    await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, random);
  });
});
