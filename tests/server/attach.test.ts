import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect as connectNet, type Socket as NetSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { invariant } from '../../src/engine/index.ts';
import { freshHex, freshKey } from '../../src/online/key.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import { protocolVersion } from '../../src/online/message.ts';
import { type ReadTold, readTold } from '../../src/online/readTold.ts';
import { type Attached, attachTables } from '../../src/server/attach.ts';
import { type Limits, usualLimits } from '../../src/server/tables/tables.ts';
import { chanceOf } from '../support/chance.ts';
import { fillBy, openBody, playBody, playByTold } from '../support/devices.ts';
import { createMemoryLog, type MemoryLog } from '../support/memoryLog.ts';
import { unwrap } from '../support/table.ts';

const often = { times: 100_000, milliseconds: 1 };
const limits = { ...usualLimits, connected: often, opened: often, messages: often };
const fill = fillBy(chanceOf(11));
const hello = { protocol: protocolVersion, app: 'test', keys: [] };

let server: Server;
let log: MemoryLog;
let attached: Attached[];
let ends: (() => unknown)[];
let unhandled: unknown[];
let faults: unknown[];
const hear = (reason: unknown): void => {
  unhandled.push(reason);
};

beforeEach(async () => {
  [attached, ends, unhandled, faults] = [[], [], [], []];
  process.on('unhandledRejection', hear);
  server = createServer((_, response) => response.end('the page'));
  server.on('upgrade', (request, socket) => {
    if (request.url?.includes('online/') !== true) socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  log = createMemoryLog();
  attached.push(await attachTo('/', log));
});

afterEach(async () => {
  for (const end of ends) end();
  for (const one of attached) await one.close();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  process.off('unhandledRejection', hear);
  expect(unhandled).toEqual([]);
});

function attachTo(base: string, kept: MemoryLog, changes: Partial<Limits> = {}): Promise<Attached> {
  return attachTables(server, {
    ...{ log: kept, base, opening: { by: 'anyone' }, origins: [], proxies: [] },
    limits: { ...limits, ...changes },
    onFault: (fault) => faults.push(fault),
  });
}

function portOf(): number {
  const address = server.address();
  invariant(typeof address === 'object' && address !== null, 'it listens');
  return address.port;
}

function device(
  auth: object,
  base = '/',
  options: Partial<ManagerOptions & SocketOptions> = {},
): Socket {
  const socket = io(`http://127.0.0.1:${portOf()}`, {
    ...{ path: `${base}online/`, transports: ['websocket'], forceNew: true, reconnection: false },
    auth: { ...hello, ...auth },
    ...options,
  });
  ends.push(() => socket.disconnect());
  return socket;
}

function next(socket: Socket, name: string): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once(name, resolve);
  });
}

/** Why a connection ended, and what was said before it did. */
async function gone(socket: Socket): Promise<unknown> {
  const said: unknown[] = [];
  socket.on('gone', (body) => said.push(body));
  await next(socket, 'disconnect');
  return said;
}

async function opened(base = '/'): Promise<{ table: string; opener: string; invite: string }> {
  const [opener, invite] = [freshKey(fill), freshKey(fill)];
  const lobby = device({}, base);
  const answer = await lobby.emitWithAck('open', {
    ...openBody,
    ...{ opener: keyHash(opener), invite: keyHash(invite) },
  });
  expect(answer).toMatchObject({ ok: true });
  lobby.disconnect();
  return { table: answer.table, opener, invite };
}

interface Seated {
  readonly socket: Socket;
  readonly told: () => ReadTold;
  readonly changed: () => Promise<unknown>;
  readonly ask: (name: string, body: unknown) => Promise<{ ok: boolean; why?: string }>;
}

/** Comes to a table by a key, and hears all that is told there. */
async function come(table: string, keys: readonly string[], base = '/'): Promise<Seated> {
  const socket = device({ table, keys }, base);
  let told: ReadTold | undefined;
  let wake: (() => void)[] = [];
  const take = (body: unknown): void => {
    const read = unwrap(readTold(body));
    if (told === undefined || read.n >= told.n) told = read;
    for (const one of wake) one();
    wake = [];
  };
  socket.on('told', take);
  const changed = (): Promise<void> =>
    new Promise((resolve) => {
      wake.push(resolve);
    });
  await changed();
  return {
    socket,
    told: () => {
      invariant(told !== undefined, 'it was told');
      return told;
    },
    changed,
    ask: async (name, body) => {
      const answer = await socket.emitWithAck(name, body);
      if (answer.told !== undefined) take(answer.told);
      return answer;
    },
  };
}

async function sit(at: Seated, place: number): Promise<{ key: string; ok: boolean }> {
  const key = freshKey(fill);
  const salt = freshHex(128, fill);
  const { ok } = await at.ask('sit', { place, name: `P${place}`, salt, key });
  return { key, ok };
}

async function twoSeated(base = '/') {
  const { table, opener, invite } = await opened(base);
  const seats = [await come(table, [invite, opener], base), await come(table, [invite], base)];
  const [ann, bo] = seats;
  invariant(ann !== undefined && bo !== undefined, 'two come');
  expect((await sit(ann, 0)).ok).toBe(true);
  expect((await sit(bo, 1)).ok).toBe(true);
  if (ann.told().round === null) await ann.changed();
  return { table, opener, invite, ann, bo };
}

describe('a device over a real socket', () => {
  test('plays a whole round, answered by acknowledgements and told by messages', async () => {
    const { ann, bo } = await twoSeated();
    const random = chanceOf(3);
    const seats = [ann, bo];
    for (let turns = 0; turns < 300; turns += 1) {
      const isOver = seats.map((seat) => seat.told().round?.over !== null);
      if (isOver.every((one) => one)) break;
      const [place, chosen] =
        seats
          .map((seat, at) => [at, playByTold(seat.told(), at, random)] as const)
          .find(([, play]) => play !== undefined) ?? [];
      if (place === undefined || chosen === undefined) {
        await Promise.race(seats.map((seat) => seat.changed()));
        continue;
      }
      const seat = seats[place];
      invariant(seat !== undefined, 'two play');
      const answer = await seat.ask('play', playBody(seat.told(), place, chosen));
      // Its other play came by a message meanwhile.
      if (!answer.ok) expect(answer.why).toBe('stale');
    }
    const [one, other] = seats.map((seat) => seat.told().round?.over);
    expect(one).toBeTruthy();
    expect(other).toEqual(one);
    const revealed = await ann.ask('round', { deal: 1 });
    expect(revealed).toMatchObject({ ok: true, revealed: { deal: 1 } });
  });

  test('is answered whatever it says, and if it says nothing', async () => {
    const { ann } = await twoSeated();
    const { socket } = ann;
    const refused = { ok: false, why: 'not-understood' };
    expect(await socket.emitWithAck('remove')).toEqual(refused);
    expect(await socket.emitWithAck('play')).toEqual(refused);
    expect(await socket.emitWithAck('play', null)).toEqual(refused);
    expect(await socket.emitWithAck('play', Buffer.from('bytes'))).toEqual(refused);
    expect(await socket.emitWithAck('say', { place: Buffer.from('0') })).toEqual(refused);
    expect(await socket.emitWithAck('__proto__', {})).toEqual(refused);
    expect(await socket.emitWithAck('ask', {}, 'more')).toEqual(refused);
    expect(await socket.emitWithAck('5', { place: 0 })).toEqual(refused);
    socket.emit('say', { place: 0, phrase: 'hello' });
    expect(await next(socket, 'said')).toEqual({ place: 0, phrase: 'hello' });
  });

  test('is told why it is turned away, and the connection ends with it', async () => {
    const { table } = await opened();
    expect(await gone(device({ protocol: 0 }))).toEqual([{ why: 'older' }]);
    expect(await gone(device({ protocol: 9 }))).toEqual([{ why: 'newer' }]);
    expect(await gone(device({ more: 1 }))).toEqual([{ why: 'not-understood' }]);
    expect(await gone(device({ table: 'a'.repeat(16) }))).toEqual([{ why: 'no-table' }]);
    const stranger = device({ table, keys: [freshKey(fill)] });
    expect(await gone(stranger)).toEqual([{ why: 'not-allowed' }]);
  });

  test('is told where a table cannot be read, and by another version', async () => {
    const { table, opener } = await opened();
    await attached[0]?.close();
    attached = [await attachTo('/again/', log)];
    log.reading = 'failing';
    expect(await gone(device({ table, keys: [opener] }, '/again/'))).toEqual([{ why: 'failing' }]);
    log.reading = null;
    await log.append(table, 1, '{"log":2,"event":"unheard-of"}');
    expect(await gone(device({ table, keys: [opener] }, '/again/'))).toEqual([
      { why: 'cannot-replay' },
    ]);
  });

  test('of the opener is answered when it takes the table away; the others are told', async () => {
    const { ann, bo } = await twoSeated();
    const left = gone(bo.socket);
    expect(await ann.ask('remove', {})).toEqual({ ok: true });
    expect(await left).toEqual([{ why: 'removed' }]);
    expect(await ann.ask('say', { place: 0, phrase: 'hello' })).toMatchObject({ ok: true });
  });
});

describe('a server of tables', () => {
  test('lets everybody go as it ends, tells them so, and leaves the web server running', async () => {
    const { ann, bo } = await twoSeated();
    const left = [gone(ann.socket), gone(bo.socket)];
    const lobby = device({});
    await next(lobby, 'connect');
    left.push(gone(lobby));
    await attached[0]?.close();
    expect((await Promise.all(left)).slice(0, 2)).toEqual([
      [{ why: 'moving' }],
      [{ why: 'moving' }],
    ]);
    expect(server.listening).toBe(true);
    const page = await fetch(`http://127.0.0.1:${portOf()}/`);
    expect(await page.text()).toBe('the page');
    const late = device({});
    await next(late, 'connect_error');
    expect(late.connected).toBe(false);
  });

  test('tells its host of a fault that devices hear as failing', async () => {
    const broken = new Error('The log is broken.');
    const append = () => Promise.reject(broken);
    attached.push(await attachTo('/broken/', { ...createMemoryLog(), append }));
    const answer = await device({}, '/broken/').emitWithAck('open', openBody);
    expect(answer).toEqual({ ok: false, why: 'failing' });
    expect(faults).toEqual([broken]);
  });

  test('keeps and tells what was begun before it ends', async () => {
    let end = (): void => {};
    const slow: MemoryLog = {
      ...log,
      append: (id, at, line) => {
        if (line.includes('"watching"')) end();
        return log.append(id, at, line);
      },
    };
    const other = await attachTo('/other/', slow);
    attached.push(other);
    const { ann, bo, table } = await twoSeated('/other/');
    const left = [gone(ann.socket), gone(bo.socket)];
    const ended = new Promise((resolve, reject) => {
      end = () => {
        other.close().then(resolve, reject);
      };
    });
    const answered = ann.ask('watching', { hash: keyHash(freshKey(fill)) });
    expect(await answered).toMatchObject({ ok: true, told: { mayWatch: true } });
    expect(await Promise.all(left)).toEqual([[{ why: 'moving' }], [{ why: 'moving' }]]);
    expect(bo.told().mayWatch).toBe(true);
    await ended;
    const kept = await log.read(table);
    expect(kept.ok && kept.value.at(-1)).toContain('"watching"');
  });

  test('serves tables under several paths of one web server, each its own', async () => {
    const other = createMemoryLog();
    attached.push(await attachTo('/games/lakes/', other));
    const { table, opener } = await opened('/games/lakes/');
    expect((await other.tables()).map(({ id }) => id)).toEqual([table]);
    expect(await log.tables()).toEqual([]);
    expect(await gone(device({ table, keys: [opener] }))).toEqual([{ why: 'no-table' }]);
    const there = await come(table, [opener], '/games/lakes/');
    expect(there.told().isOpener).toBe(true);
    // One of them ends, the other goes on.
    await attached[0]?.close();
    const { hash } = { hash: keyHash(freshKey(fill)) };
    expect(await there.ask('watching', { hash })).toMatchObject({ ok: true });
  });

  test('refuses pages of others, and what is no WebSocket', async () => {
    const foreign = device({}, '/', { extraHeaders: { origin: 'https://evil.example' } });
    await next(foreign, 'connect_error');
    const own = device({}, '/', { extraHeaders: { origin: `http://127.0.0.1:${portOf()}` } });
    await next(own, 'connect');
    const polling = device({}, '/', { transports: ['polling'] });
    await next(polling, 'connect_error');
    const asked = await fetch(`http://127.0.0.1:${portOf()}/online/?EIO=4&transport=polling`);
    expect(asked.status).toBe(400);
  });

  test('ends a connection that says too much at once', async () => {
    const { ann, bo } = await twoSeated();
    const left = next(ann.socket, 'disconnect');
    ann.socket.emit('say', { place: 0, phrase: 'x'.repeat(4400) });
    await left;
    expect(await bo.ask('say', { place: 1, phrase: 'sorry' })).toMatchObject({ ok: true });
  });

  test('hears a message of four kilobytes', async () => {
    const { ann } = await twoSeated();
    const long = { place: 0, phrase: 'x'.repeat(4060) };
    expect(await ann.ask('say', long)).toEqual({ ok: false, why: 'not-understood' });
  });

  test('ends a connection that says too much in a while', async () => {
    const { ann, bo } = await twoSeated();
    const left = next(ann.socket, 'disconnect');
    for (let times = 0; times < 200; times += 1) {
      ann.socket.emit('say', { place: 0, phrase: 'hello' });
    }
    await left;
    expect(await bo.ask('say', { place: 1, phrase: 'sorry' })).toMatchObject({ ok: true });
  });
});

function upgradeTo(path: string): string {
  return (
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'
  );
}

/** A WebSocket without a library, which says whatever a test wants. */
async function raw(path = '/online/?EIO=4&transport=websocket'): Promise<NetSocket> {
  const socket = connectNet(portOf(), '127.0.0.1');
  ends.push(() => socket.destroy());
  socket.write(upgradeTo(path));
  await once(socket, 'data');
  return socket;
}

/** A text as a frame of a WebSocket; the mask of a client is nothing here. */
function frame(text: string, opcode = 0x81): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([opcode, ...length, 0, 0, 0, 0]), body]);
}

describe('a stranger without a library', () => {
  test('is counted before it has said hello, until its connection has closed', async () => {
    attached.push(await attachTo('/few/', createMemoryLog(), { atOnce: 2 }));
    const path = '/few/online/?EIO=4&transport=websocket';
    const [first] = [await raw(path), await raw(path)];
    const third = connectNet(portOf(), '127.0.0.1');
    ends.push(() => third.destroy());
    third.write(upgradeTo(path));
    expect(await text(third)).toMatch(/^HTTP\/1\.1 400 /);
    first.destroy();
    await vi.waitFor(async () => {
      const socket = device({}, '/few/');
      await Promise.race([next(socket, 'connect'), next(socket, 'connect_error')]);
      expect(socket.connected).toBe(true);
    });
  });

  test('that is turned away is cut off, and has no idle connection left', async () => {
    const stranger = await raw();
    let heard = '';
    stranger.on('data', (bytes) => {
      heard += bytes.toString('latin1');
    });
    const ended = once(stranger, 'end');
    stranger.write(frame('40{"protocol":0}'));
    while (!heard.includes('\x88')) await once(stranger, 'data');
    expect(heard).toContain('42["gone",{"why":"older"}]');
    // As its own side of a close.
    stranger.write(frame('', 0x88));
    await ended;
  });

  const nonsense = [
    ['letters', frame('hello')],
    ['bytes', frame('hello', 0x82)],
    ['an unknown packet', frame('9')],
    ['a message before it has said hello', frame('42["play",{}]')],
    ['a hello that is no JSON', frame('40{"protocol":')],
    ['a reserved name', frame('40') + frame('42["disconnect",{}]').toString('latin1')],
    ['no list', frame('40') + frame('42{"play":1}').toString('latin1')],
    ['many attachments', frame('451000000-["play",{"_placeholder":true,"num":0}]')],
    ['no frame', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['a frame without an end', Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255])],
    [
      'another namespace twice',
      Buffer.concat([frame('40/admin,'), frame('40/admin,{}'), frame('41')]),
    ],
  ] as const;

  test.each(nonsense)('that says %s does no harm', async (_, said) => {
    const stranger = await raw();
    stranger.on('error', () => {});
    stranger.write(typeof said === 'string' ? Buffer.from(said, 'latin1') : said);
    const { ann, bo } = await twoSeated();
    const heard = next(bo.socket, 'said');
    expect(await ann.ask('say', { place: 0, phrase: 'hello' })).toMatchObject({ ok: true });
    expect(await heard).toEqual({ place: 0, phrase: 'hello' });
  });

  test('that floods before it has said hello is let go', async () => {
    const stranger = await raw();
    const closed = once(stranger, 'close');
    stranger.on('error', () => {});
    stranger.resume();
    for (let times = 0; times < 200; times += 1) stranger.write(frame('3'));
    await closed;
  });
});
