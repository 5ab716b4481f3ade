import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HostConfig } from '../../src/server/config.ts';
import { type Host, type HostParts, runHost, startHost } from '../../src/server/host.ts';
import { silentLog } from './silentLog.ts';

let folder: string;
let hosts: Host[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page', 'index.html'), 'the page');
  hosts = [];
});

afterEach(async () => {
  for (const host of hosts) await host.stop();
  rmSync(folder, { recursive: true });
});

function configWith(changes: Partial<HostConfig> = {}): HostConfig {
  const data = join(folder, 'data');
  const opening = { by: 'anyone' } as const;
  return {
    port: 0,
    host: '127.0.0.1',
    data,
    base: '/lakes/',
    opening,
    origins: [],
    proxies: [],
    ...changes,
  };
}

function partsWith(changes: Partial<HostParts> = {}): HostParts {
  return {
    page: join(folder, 'page'),
    openLog: silentLog,
    onFault: () => {},
    attach: () => Promise.resolve({ close: () => Promise.resolve() }),
    ...changes,
  };
}

function partsClosing(closed: string[]): HostParts {
  const closes = (name: string) => () => {
    closed.push(name);
    return Promise.resolve();
  };
  return partsWith({
    openLog: () => ({ ...silentLog(), close: closes('log') }),
    attach: () => Promise.resolve({ close: closes('tables') }),
  });
}

async function start(config: HostConfig, parts: HostParts): Promise<Host> {
  const started = await startHost(config, parts);
  if (!started.ok) throw new Error(started.problem);
  hosts.push(started.value);
  return started.value;
}

describe('a host', () => {
  test('gives the tables its log, its path, its origins and what opens one', async () => {
    const log = silentLog();
    const openLog = vi.fn(() => log);
    const attach = vi.fn(() => Promise.resolve({ close: () => Promise.resolve() }));
    const origins = ['https://example.org'];
    const host = await start(configWith({ origins }), partsWith({ openLog, attach }));
    expect(openLog).toHaveBeenCalledExactlyOnceWith(join(folder, 'data'));
    const opening = { by: 'anyone' };
    expect(attach).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      ...{ log, base: '/lakes/', opening, origins, proxies: [], onFault: expect.any(Function) },
    });
    expect(host.madeWord).toBeNull();
    expect((await fetch(`${host.address}online/health`)).status).toBe(200);
  });

  test('lets go of the tables and their log where it cannot listen', async () => {
    const { address } = await start(configWith(), partsWith());
    const port = Number(new URL(address).port);
    const closed: string[] = [];
    const second = await startHost(configWith({ port }), partsClosing(closed));
    expect(second).toEqual({
      ok: false,
      problem: `Port ${port} is in use; set PORT to another.`,
    });
    expect(closed).toEqual(['tables', 'log']);
  });

  test('starts where the log is full, and not where it cannot be written', async () => {
    const logWith = (trouble: 'full' | 'read-only' | 'failing') => () => ({
      ...silentLog(),
      trouble: () => Promise.resolve(trouble),
    });
    const full = await start(configWith(), partsWith({ openLog: logWith('full') }));
    expect((await fetch(`${full.address}online/health`)).status).toBe(503);
    const data = join(folder, 'data');
    for (const trouble of ['read-only', 'failing'] as const) {
      expect(await startHost(configWith(), partsWith({ openLog: logWith(trouble) }))).toEqual({
        ok: false,
        problem: `The folder ${data} cannot be written; set DATA to one that can.`,
      });
    }
  });

  test('says that there is no page before it is built', async () => {
    const page = join(folder, 'none');
    expect(await startHost(configWith(), partsWith({ page }))).toEqual({
      ok: false,
      problem: `There is no page in ${page}: npm run build makes it.`,
    });
  });

  test('makes a word that opens tables once, keeps it, and asks for another where it is spoiled', async () => {
    const config = configWith({ opening: null });
    const first = await start(config, partsWith());
    expect(first.madeWord).toMatch(/^[a-z2-9]{12}$/);
    expect((await start(config, partsWith())).madeWord).toBe(first.madeWord);
    const file = join(config.data, 'word');
    writeFileSync(file, ' my own word \n');
    expect(await startHost(config, partsWith())).toEqual({
      ok: false,
      problem: `${file} must hold a word of 8 to 64 characters without a space; remove it and a new one is made.`,
    });
    writeFileSync(file, 'my-own-word\n');
    expect((await start(config, partsWith())).madeWord).toBe('my-own-word');
    rmSync(file);
    expect((await start(config, partsWith())).madeWord).not.toBe(first.madeWord);
  });

  test('ends a connection that asks to become another and that no table takes up', async () => {
    const attach: HostParts['attach'] = (server) => {
      server.on('upgrade', (request, socket) => {
        if (request.url?.startsWith('/lakes/online/')) socket.end('a table');
      });
      return Promise.resolve({ close: () => Promise.resolve() });
    };
    const { address } = await start(configWith(), partsWith({ attach }));
    const { port, hostname } = new URL(address);
    const upgraded = async (path: string) => {
      const socket = connect(Number(port), hostname);
      const said = text(socket);
      const asks = [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
      socket.write(`${asks.join('\r\n')}\r\n\r\n`);
      return await said;
    };
    expect(await upgraded('/lakes/online/?EIO=4')).toBe('a table');
    expect(await upgraded('/lakes/other')).toBe('');
    expect(await upgraded('/online/')).toBe('');
  });

  test('closes the tables, then the log', async () => {
    const closed: string[] = [];
    const host = await start(configWith(), partsClosing(closed));
    hosts = [];
    await host.stop();
    expect(closed).toEqual(['tables', 'log']);
    await expect(fetch(host.address)).rejects.toThrow();
  });

  test('waits for nobody who is slow to ask or to read', async () => {
    const attach: HostParts['attach'] = (server) => {
      const gone = once(server, 'close');
      return Promise.resolve({ close: () => gone.then(() => undefined) });
    };
    const host = await start(configWith(), partsWith({ attach }));
    hosts = [];
    const { port, hostname } = new URL(host.address);
    const socket = connect(Number(port), hostname);
    socket.write('POST /lakes/ HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n');
    await once(socket, 'readable');
    const said = text(socket);
    await host.stop();
    expect(await said).toContain('405');
  });
});

describe('the process of a host', () => {
  /** A process that tells when it would have ended. */
  function ownProcess(env: Readonly<Record<string, string>>) {
    const own = Object.assign(new EventEmitter(), {
      env,
      stdout: Object.assign(new EventEmitter(), { write: (words: string) => said.push(words) }),
      stderr: { write: (words: string, done: () => void) => done() ?? said.push(words) },
      exit: vi.fn(),
    });
    const said: string[] = [];
    return { own, said };
  }

  const settings = () => ({ PORT: '0', HOST: '127.0.0.1', DATA: join(folder, 'data') });

  test.each([
    ['whose tables never close', () => new Promise<void>(() => {})],
    ['whose tables break as they close', () => Promise.reject(new Error('It broke.'))],
  ])('ends with 0 within 2 seconds where it is one %s', async (_, closing) => {
    const close = vi.fn(closing);
    const { own, said } = ownProcess(settings());
    await runHost(own, partsWith({ attach: () => Promise.resolve({ close }) }));
    expect(said.join('')).toMatch(
      /^Fifteen Lakes is at http:\/\/127\.0\.0\.1:\d+\/, and the word that opens tables is [a-z2-9]{12}\n$/,
    );
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    own.emit('SIGTERM');
    own.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(own.exit).toHaveBeenCalledWith(0);
    expect(close).toHaveBeenCalledOnce();
  });

  test('goes on when nobody reads any more what it says', async () => {
    const { own } = ownProcess({ ...settings(), OPEN_TABLES: 'anyone' });
    await runHost(own, partsWith());
    expect(() => own.stdout.emit('error', new Error('write EPIPE'))).not.toThrow();
    const exits = once(own, 'exited');
    own.exit.mockImplementation(() => own.emit('exited'));
    own.emit('SIGINT');
    await exits;
    expect(own.exit).toHaveBeenCalledExactlyOnceWith(0);
  });

  test('says in one sentence why it cannot start, and ends with 1', async () => {
    const { own, said } = ownProcess({ ...settings(), PORT: 'x' });
    await runHost(own, partsWith());
    expect(said).toEqual(['PORT must be a number from 0 to 65535.\n']);
    expect(own.exit).toHaveBeenCalledExactlyOnceWith(1);
  });
});
