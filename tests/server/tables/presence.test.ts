import { describe, expect, test } from 'vitest';
import { invariant } from '../../../src/engine/index.ts';
import { parseEvent } from '../../../src/online/event.ts';
import { freshKey } from '../../../src/online/key.ts';
import { keyHash } from '../../../src/online/keyHash.ts';
import { chanceOf } from '../../support/chance.ts';
import {
  connect,
  type Device,
  enter,
  fillBy,
  type HandTables,
  openBody,
  openHandTables,
  playOn,
  playRound,
  type SeatedTable,
  seatAtPlace,
  seatedTable,
  settled,
} from '../../support/devices.ts';
import { createMemoryLog, type MemoryLog } from '../../support/memoryLog.ts';

interface Seated {
  readonly at: HandTables;
  readonly table: SeatedTable;
}

const random = chanceOf(5);
const fill = fillBy(random);

async function threeAt(wanted: Parameters<typeof openHandTables>[0] = {}): Promise<Seated> {
  const at = await openHandTables(wanted);
  const table = await seatedTable(at.tables, { variant: 'sap-ng-wu', seats: 3 }, chanceOf(9));
  await settled();
  return { at, table };
}

function peopleAt({ table }: Seated, place = 0): unknown {
  return seatAtPlace(table, place).device.last('people');
}

async function eventsOf({ at, table }: Seated): Promise<readonly string[]> {
  const lines = await at.log.read(table.id);
  invariant(lines.ok, 'the table is kept');
  return lines.value.map((line) => parseEvent(line)?.event ?? 'unread');
}

/** Has somebody be away for long enough that a bot may stand in, and one other ask for that. */
async function standInFor(seated: Seated, about: number): Promise<void> {
  const { at, table } = seated;
  seatAtPlace(table, about).device.leave();
  await at.pass(120_000);
  const [asker, other] = [0, 1, 2].filter((place) => place !== about);
  invariant(asker !== undefined && other !== undefined, 'two others sit');
  const { device } = seatAtPlace(table, asker);
  const asked = await device.ask('ask', { place: asker, wish: 'stand-in', about });
  expect(asked.ok).toBe(true);
  const consent = seatAtPlace(table, other).device;
  if (!consent.isGone()) await consent.ask('answer', { place: other, yes: true });
}

describe('who is at a table', () => {
  test('is told as here, lost, away and absent, each at its time', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    expect(peopleAt(seated)).toEqual({ places: ['here', 'here', 'here'], watchers: [] });
    seatAtPlace(table, 2).device.leave();
    expect(peopleAt(seated)).toEqual({ places: ['here', 'here', 'lost'], watchers: [] });
    await at.pass(19_999);
    expect(peopleAt(seated)).toEqual({ places: ['here', 'here', 'lost'], watchers: [] });
    await at.pass(1);
    expect(peopleAt(seated)).toEqual({ places: ['here', 'here', 'away'], watchers: [] });
    await at.pass(99_999);
    expect(peopleAt(seated)).toEqual({ places: ['here', 'here', 'away'], watchers: [] });
    await at.pass(1);
    expect(peopleAt(seated)).toEqual({ places: ['here', 'here', 'absent'], watchers: [] });
    const { key } = seatAtPlace(table, 2);
    await enter(at.tables, { table: table.id, keys: [key] });
    expect(peopleAt(seated)).toEqual({ places: ['here', 'here', 'here'], watchers: [] });
    const told = seatAtPlace(table, 0).device.heard.length;
    await at.pass(600_000);
    expect(
      seatAtPlace(table, 0).device.heard.filter((one) => one.startsWith('people')).length,
    ).toBe(
      seatAtPlace(table, 0)
        .device.heard.slice(0, told)
        .filter((one) => one.startsWith('people')).length,
    );
  });

  test('is told of those too who have not come since the table was read', async () => {
    const { at, table } = await threeAt();
    const again = await openHandTables({ log: at.log });
    const { key } = seatAtPlace(table, 0);
    const device = await enter(again.tables, { table: table.id, keys: [key] });
    expect(device.last('people')).toEqual({ places: ['here', 'lost', 'lost'], watchers: [] });
    await again.pass(20_000);
    expect(device.last('people')).toEqual({ places: ['here', 'away', 'away'], watchers: [] });
    await again.pass(100_000);
    expect(device.last('people')).toEqual({ places: ['here', 'absent', 'absent'], watchers: [] });
  });

  test('counts a place as held while one of its devices is there', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    const { key, device } = seatAtPlace(table, 2);
    const second = await enter(at.tables, { table: table.id, keys: [key] });
    device.leave();
    await at.pass(200_000);
    expect(peopleAt(seated)).toMatchObject({ places: ['here', 'here', 'here'] });
    second.leave();
    second.leave();
    expect(peopleAt(seated)).toMatchObject({ places: ['here', 'here', 'lost'] });
  });
});

describe('a bot that stands in', () => {
  test('comes two minutes after somebody has left, and no sooner', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    seatAtPlace(table, 2).device.leave();
    const { device } = seatAtPlace(table, 0);
    const ask = () => device.ask('ask', { place: 0, wish: 'stand-in', about: 2 });
    await at.pass(119_999);
    expect(await ask()).toMatchObject({ ok: false, why: 'still-there' });
    await at.pass(1);
    expect(await ask()).toMatchObject({ ok: true });
    expect(device.told().request).toMatchObject({ wish: 'stand-in', about: 2, of: [1], yes: [] });
    expect(device.told().places[2]).toMatchObject({ standIn: false });
    const other = seatAtPlace(table, 1).device;
    expect((await other.ask('answer', { place: 1, yes: true })).ok).toBe(true);
    expect(device.told().places[2]).toMatchObject({ by: 'person', standIn: true });
  });

  test('plays the round out, and its plays are marked in the record', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    await standInFor(seated, 2);
    const rest = new Map([...table.seats].filter(([place]) => place !== 2));
    await playRound(at, rest, random);
    const over = seatAtPlace(table, 0).device.told().round?.over;
    invariant(over !== null && over !== undefined, 'the round is over');
    const { standIns } = over.record.meta ?? {};
    const round = seatAtPlace(table, 0).device.told().round;
    expect(standIns).toEqual(round?.standIns);
    expect(round?.standIns.length).toBeGreaterThan(0);
    const lines = await at.log.read(table.id);
    invariant(lines.ok, 'the table is kept');
    const made = lines.value
      .map(parseEvent)
      .flatMap((event) => (event?.event === 'played' && event.by === 'stand-in' ? [event] : []));
    expect(made.map(({ place }) => place)).toEqual(made.map(() => 2));
    expect(made.map((event) => event.at)).toEqual(standIns);
  });

  test('stops when no person is there, and goes on with the first', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    await standInFor(seated, 2);
    // Until it is the turn of the bot.
    for (let turns = 0; seatAtPlace(table, 0).device.told().round?.views[0]?.seen.turn !== 2; ) {
      await playOn(at, table.seats, random);
      turns += 1;
      invariant(turns < 100, 'the turn comes round');
    }
    for (const place of [0, 1]) seatAtPlace(table, place).device.leave();
    const before = await eventsOf(seated);
    await at.pass(30_000);
    expect(await eventsOf(seated)).toEqual(before);
    await enter(at.tables, { table: table.id, keys: [seatAtPlace(table, 1).key] });
    await at.pass(1200);
    expect((await eventsOf(seated)).length).toBeGreaterThan(before.length);
  });

  test('gives way to who is back, and is not there for the next play', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    await standInFor(seated, 2);
    const { key } = seatAtPlace(table, 2);
    const back = await enter(at.tables, { table: table.id, keys: [key] });
    await at.pass(1);
    expect((await eventsOf(seated)).at(-1)).toBe('returned');
    expect(back.told().places[2]).toMatchObject({ standIn: false });
    await at.pass(100_000);
    expect((await eventsOf(seated)).filter((event) => event === 'returned')).toHaveLength(1);
  });

  test('stays while only others are back, even in the moment in which the table is read', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    await standInFor(seated, 2);
    const again = await openHandTables({ log: at.log });
    await enter(again.tables, { table: table.id, keys: [seatAtPlace(table, 0).key] });
    await again.pass(1);
    expect(await eventsOf(seated)).not.toContain('returned');
  });
});

describe('the devices at a table', () => {
  test('are three at a place; a fourth lets the oldest go', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    const { key, device: first } = seatAtPlace(table, 1);
    const hello = { table: table.id, keys: [key] };
    const second = await enter(at.tables, hello);
    const third = await enter(at.tables, hello);
    expect([first, second, third].map((one) => one.isGone())).toEqual([false, false, false]);
    const fourth = await enter(at.tables, hello);
    expect(first.last('gone')).toEqual({ why: 'too-many' });
    expect([first, second, third, fourth].map((one) => one.isGone())).toEqual([
      ...[true, false, false, false],
    ]);
    expect(peopleAt(seated)).toMatchObject({ places: ['here', 'here', 'here'] });
  });

  test('are three at a place also where they came by the invitation and showed its key later', async () => {
    const { at, table } = await threeAt();
    const { key, device: first, salt } = seatAtPlace(table, 1);
    const late: Device[] = [];
    for (let devices = 0; devices < 14; devices += 1) {
      const device = await enter(at.tables, { table: table.id, keys: [table.keys.invite] });
      const sat = await device.ask('sit', { place: 1, name: 'Bo', salt, key });
      expect(sat).toMatchObject({ ok: true, told: { own: [1] } });
      late.push(device);
    }
    expect([first, ...late].filter((one) => !one.isGone())).toEqual(late.slice(-3));
  });

  test('are newest at a place when they have come there, however long they have looked on', async () => {
    const { at, table } = await threeAt();
    const { key, device: first, salt } = seatAtPlace(table, 1);
    first.leave();
    const long = await enter(at.tables, { table: table.id, keys: [table.keys.invite] });
    const hello = { table: table.id, keys: [key] };
    const later = [await enter(at.tables, hello), await enter(at.tables, hello)];
    later.push(await enter(at.tables, hello));
    expect((await long.ask('sit', { place: 1, name: 'Bo', salt, key })).ok).toBe(true);
    expect([long, ...later].map((one) => one.isGone())).toEqual([false, true, false, false]);
  });

  test('are let go soon after they have given away all that the table was open to them by', async () => {
    const { at, table } = await threeAt();
    const { key } = seatAtPlace(table, 1);
    const giver = await enter(at.tables, { table: table.id, keys: [key] });
    const hash = keyHash(freshKey(fill));
    expect((await giver.ask('give', { place: 1, hash })).ok).toBe(true);
    expect(giver.isGone()).toBe(false);
    await enter(at.tables, { table: table.id, keys: [table.keys.watch] });
    expect(giver.last('gone')).toEqual({ why: 'not-allowed' });
  });

  test('of who has opened it and sits nowhere are three as well', async () => {
    const { at, table } = await threeAt();
    const devices: Device[] = [];
    for (let times = 0; times < 5; times += 1) {
      devices.push(await enter(at.tables, { table: table.id, keys: [table.keys.opener] }));
    }
    expect(devices.map((one) => one.isGone())).toEqual([true, true, false, false, false]);
  });

  test('that watch are twelve, and keep out nobody who sits or was invited', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    const { invite, opener, watch } = table.keys;
    const watchers: Device[] = [];
    for (let count = 1; count <= 12; count += 1) {
      watchers.push(await enter(at.tables, { table: table.id, keys: [watch], name: `W${count}` }));
    }
    const names = Array.from({ length: 12 }, (_, index) => `W${index + 1}`);
    expect(peopleAt(seated)).toMatchObject({ watchers: names });
    expect(await connect(at.tables, { table: table.id, keys: [watch] })).toEqual({
      why: 'too-many',
    });
    await enter(at.tables, { table: table.id, keys: [opener] });
    await enter(at.tables, { table: table.id, keys: [seatAtPlace(table, 0).key] });
    for (let count = 0; count < 12; count += 1) {
      await enter(at.tables, { table: table.id, keys: [invite] });
    }
    expect(await connect(at.tables, { table: table.id, keys: [invite] })).toEqual({
      why: 'too-many',
    });
    watchers[3]?.leave();
    await enter(at.tables, { table: table.id, keys: [watch], name: 'Late' });
    expect(peopleAt(seated)).toMatchObject({
      watchers: [...names.filter((name) => name !== 'W4'), 'Late'],
    });
  });

  test('that watch are shut out, or come by another key', async () => {
    const { at, table } = await threeAt();
    const { watch } = table.keys;
    const { device: opener } = seatAtPlace(table, 0);
    const watcher = await enter(at.tables, { table: table.id, keys: [watch] });
    expect(watcher.told().round?.views).toMatchObject([{ place: null }]);
    const refused = await seatAtPlace(table, 1).device.ask('watching', { hash: null });
    expect(refused).toMatchObject({ ok: false, why: 'not-allowed' });
    const other = freshKey(fill);
    expect((await opener.ask('watching', { hash: keyHash(other) })).ok).toBe(true);
    expect(watcher.isGone()).toBe(true);
    expect(watcher.last('gone')).toEqual({ why: 'not-allowed' });
    expect(await connect(at.tables, { table: table.id, keys: [watch] })).toEqual({
      why: 'not-allowed',
    });
    const another = await enter(at.tables, { table: table.id, keys: [other] });
    expect((await opener.ask('watching', { hash: null })).ok).toBe(true);
    expect(another.last('gone')).toEqual({ why: 'not-allowed' });
    const heard = another.heard.length;
    await at.pass(5000);
    expect(another.heard).toHaveLength(heard);
  });

  test('of a place are let go when it is given to another key', async () => {
    const seated = await threeAt();
    const { at, table } = seated;
    const { device, key } = seatAtPlace(table, 1);
    const beside = await enter(at.tables, { table: table.id, keys: [key] });
    const other = freshKey(fill);
    expect((await device.ask('give', { place: 1, hash: keyHash(other) })).ok).toBe(true);
    expect(beside.last('gone')).toEqual({ why: 'moved' });
    expect(device.told()).toMatchObject({ own: [], round: { views: [] } });
    expect(await connect(at.tables, { table: table.id, keys: [key] })).toEqual({
      why: 'not-allowed',
    });
    const phrase = { place: 1, phrase: 'hello' };
    expect(await device.ask('say', phrase)).toMatchObject({ ok: false, why: 'no-place' });
    const taken = await enter(at.tables, { table: table.id, keys: [other] });
    expect(taken.told().own).toEqual([1]);
    // By the opener, who does not sit there.
    const third = freshKey(fill);
    const opener = seatAtPlace(table, 0).device;
    expect((await opener.ask('give', { place: 1, hash: keyHash(third) })).ok).toBe(true);
    expect(taken.last('gone')).toEqual({ why: 'moved' });
    expect(taken.isGone()).toBe(true);
  });

  test('have few keys, however often somebody sits down', async () => {
    const at = await openHandTables();
    const random = chanceOf(9);
    const { id, keys } = await seatedTable(
      at.tables,
      { variant: 'sap-ng-wu', seats: 4 },
      random,
      0,
    );
    const witness = await enter(at.tables, { table: id, keys: [keys.watch] });
    const sitting = { name: 'Gus', salt: '0'.repeat(32) };
    const others = Array.from({ length: 6 }, () => freshKey(fill));
    const greedy = await enter(at.tables, { table: id, keys: [keys.invite, ...others] });
    for (const place of [0, 1, 2]) {
      const sat = await greedy.ask('sit', { ...sitting, place, key: freshKey(fill) });
      expect(sat.ok).toBe(true);
    }
    const fourth = { ...sitting, place: 3, key: freshKey(fill) };
    expect(await greedy.ask('sit', fourth)).toMatchObject({ ok: false, why: 'not-allowed' });
    const key = freshKey(fill);
    expect((await greedy.ask('give', { place: 0, hash: keyHash(key) })).ok).toBe(true);
    const again = await greedy.ask('sit', { ...sitting, place: 0, key });
    expect(again).toMatchObject({ ok: false, why: 'not-allowed' });
    // The others at the table notice nothing of it.
    const friend = await enter(at.tables, { table: id, keys: [keys.invite] });
    expect((await friend.ask('sit', fourth)).ok).toBe(true);
    expect(witness.told().round?.deal).toBe(1);
    greedy.leave();
    expect(witness.last('people')).toMatchObject({ places: ['lost', 'lost', 'lost', 'here'] });
  });
});

describe('a table', () => {
  test('is taken away by who has opened it, and by nobody else', async () => {
    const { at, table } = await threeAt();
    const opener = seatAtPlace(table, 0).device;
    const other = seatAtPlace(table, 1).device;
    expect(await other.ask('remove', {})).toMatchObject({ ok: false, why: 'not-allowed' });
    const [removed, again] = await Promise.all([
      opener.ask('remove', {}),
      opener.ask('remove', {}),
    ]);
    expect(removed).toEqual({ ok: true });
    expect(again).toEqual({ ok: false, why: 'no-table' });
    expect(other.last('gone')).toEqual({ why: 'removed' });
    expect(other.isGone()).toBe(true);
    expect(await at.log.tables()).toEqual([]);
    const hello = { table: table.id, keys: [seatAtPlace(table, 1).key] };
    expect(await connect(at.tables, hello)).toEqual({ why: 'no-table' });
    expect(await other.ask('say', { place: 1, phrase: 'hello' })).toBeDefined();
  });

  test('counts once when it is taken away, however often that is asked', async () => {
    const at = await openHandTables({ limits: { tables: 2 } });
    const first = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(1));
    await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(2));
    const opener = seatAtPlace(first, 0).device;
    await Promise.all([0, 1, 2].map(() => opener.ask('remove', {})));
    await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(3));
    const lobby = await enter(at.tables, {});
    const one = await lobby.ask('open', openBody);
    expect(one).toEqual({ ok: false, why: 'too-many-tables' });
  });

  test('is gone after a minute without devices, and the same when it is read again', async () => {
    const reads: string[] = [];
    const kept = createMemoryLog();
    const log: MemoryLog = {
      ...kept,
      read: (id) => {
        reads.push(id);
        return kept.read(id);
      },
    };
    const { at, table } = await threeAt({ log });
    reads.length = 0;
    await playOn(at, table.seats, random);
    const { key, device } = seatAtPlace(table, 1);
    const before = device.told();
    for (const { device: one } of table.seats.values()) one.leave();
    await at.pass(59_999);
    const back = await enter(at.tables, { table: table.id, keys: [key] });
    expect(reads).toHaveLength(0);
    back.leave();
    // From the last that has left, not from the first.
    await at.pass(59_999);
    (await enter(at.tables, { table: table.id, keys: [key] })).leave();
    expect(reads).toHaveLength(0);
    await at.pass(60_000);
    const again = await enter(at.tables, { table: table.id, keys: [key] });
    expect(reads).toHaveLength(1);
    expect(again.told()).toEqual(before);
  });

  test('is one and the same for all who are at it, however often all have left', async () => {
    const { at, table } = await threeAt();
    const hello = (place: number) => ({ table: table.id, keys: [seatAtPlace(table, place).key] });
    for (const { device } of table.seats.values()) device.leave();
    await at.pass(30_000);
    (await enter(at.tables, hello(0))).leave();
    await at.pass(40_000);
    const ann = await enter(at.tables, hello(0));
    await at.pass(25_000);
    const bo = await enter(at.tables, hello(1));
    await ann.ask('say', { place: 0, phrase: 'hello' });
    expect(bo.last('said')).toEqual({ place: 0, phrase: 'hello' });
  });

  test('is removed thirty days after its last event, unless somebody is there', async () => {
    const { at, table } = await threeAt();
    const other = await seatedTable(at.tables, { variant: 'tiu-u', seats: 2 }, chanceOf(4));
    const days = 24 * 3_600_000;
    for (const { device } of [...table.seats.values(), ...other.seats.values()]) device.leave();
    await at.pass(29 * days);
    await at.tables.removeOld();
    expect(await at.log.tables()).toHaveLength(2);
    const { key } = seatAtPlace(table, 0);
    const device = await enter(at.tables, { table: table.id, keys: [key] });
    await at.pass(2 * days);
    await at.tables.removeOld();
    expect((await at.log.tables()).map(({ id }) => id)).toEqual([table.id]);
    device.leave();
    await at.pass(60_000);
    await at.tables.removeOld();
    expect(await at.log.tables()).toEqual([]);
  });
});
