import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { answerFirst, healthOf } from '../../src/server/health.ts';
import type { LogTrouble } from '../../src/server/log/tableLog.ts';
import { silentLog } from './silentLog.ts';

const opened: (() => void)[] = [];

afterEach(() => {
  for (const close of opened.splice(0)) close();
});

async function open(health: RequestListener): Promise<string> {
  const server = createServer((_, response) => response.end('the page'));
  // As the sockets do, which take all below their folder.
  answerFirst(server, '/online/', (_, response) => response.writeHead(400).end());
  answerFirst(server, '/online/health', health);
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  opened.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${at.port}`;
}

async function answerAt(address: string) {
  const answer = await fetch(address);
  return { status: answer.status, said: await answer.json() };
}

describe('health', () => {
  test('tells the version of the app, the protocol, and that the log can be written', async () => {
    const site = await open(healthOf(silentLog()));
    const answer = await fetch(`${site}/online/health?now`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ app: version, protocol: 1, log: 'ok' });
    const page = await fetch(`${site}/online/healthy`);
    expect(await page.text()).toBe('the page');
    expect((await fetch(`${site}/online/`)).status).toBe(400);
  });

  test.each<LogTrouble>(['full', 'read-only', 'failing'])(
    'tells that the log is %s',
    async (log) => {
      const trouble = () => Promise.resolve(log);
      const site = await open(healthOf({ ...silentLog(), trouble }));
      expect(await answerAt(`${site}/online/health`)).toEqual({
        status: 503,
        said: { app: version, protocol: 1, log },
      });
    },
  );

  test('a log that breaks when it is asked is failing', async () => {
    const trouble = () => Promise.reject(new Error('It broke.'));
    const site = await open(healthOf({ ...silentLog(), trouble }));
    expect((await answerAt(`${site}/online/health`)).said).toMatchObject({ log: 'failing' });
  });

  test('asks the log no more than once in 5 seconds', async () => {
    let now = 70_000;
    let asked = 0;
    const troubles: (LogTrouble | null)[] = ['full', null];
    const trouble = () => Promise.resolve(troubles[asked++] ?? null);
    const site = await open(healthOf({ ...silentLog(), trouble }, () => now));
    const statuses: number[] = [];
    for (const passed of [0, 1, 4998, 1, 4999]) {
      now += passed;
      const answers = [answerAt(`${site}/online/health`), answerAt(`${site}/online/health`)];
      for (const { status } of await Promise.all(answers)) statuses.push(status);
    }
    expect(statuses).toEqual([503, 503, 503, 503, 503, 503, 200, 200, 200, 200]);
    expect(asked).toBe(2);
  });

  test('takes nothing', async () => {
    const site = await open(healthOf(silentLog()));
    const answer = await fetch(`${site}/online/health`, { method: 'POST' });
    expect(answer.status).toBe(405);
  });
});
