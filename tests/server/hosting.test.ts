import { randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { invariant } from '../../src/engine/index.ts';
import type { ReadTold } from '../../src/online/readTold.ts';
import { chanceOf } from '../support/chance.ts';
import { held } from '../support/held.ts';
import { createNetDevice, type NetPlayer, openNetTable, type Way } from '../support/netDevices.ts';
import { type ServedHost, startServedHost } from '../support/servedHost.ts';
import { runs } from '../support/thoroughness.ts';

const hurried = 'tests/support/hurriedServer.ts';
const undo: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});

async function served(copied?: string): Promise<ServedHost> {
  const host = await startServedHost(hurried, copied);
  undo.push(host.remove);
  return host;
}

async function tableAt(
  way: Way,
  thinks: () => Promise<void>,
  onPlay: (at: number) => void = () => undefined,
) {
  const table = await openNetTable(way, { variant: 'tiu-u', seats: 2 }, randomFillSync, {
    thinks,
    random: chanceOf(9),
    onPlay: ({ at }) => onPlay(at),
    onRefused: (why) => expect.fail(why),
  });
  undo.push(() => {
    for (const { stop } of table.players) stop();
  });
  await Promise.all(table.players.map(({ device }) => device.dealt));
  return table;
}

/** What a device that comes anew is told first. */
function toldAnew(way: Way, table: string, { keys }: NetPlayer): Promise<ReadTold> {
  return new Promise((resolve) => {
    const device = createNetDevice(way, table, keys, resolve);
    undo.push(device.close);
  });
}

function roundOf(told: ReadTold | undefined): NonNullable<ReadTold['round']> {
  invariant(told !== undefined && told.round !== null, 'a round is dealt');
  return told.round;
}

const never = new Promise<void>(() => undefined);

describe('a host', () => {
  test('deals nothing anew where it is restarted between the deal and the first play', async () => {
    const host = await served();
    const way = { port: host.port, address: '10.0.0.1' };
    const { id, players } = await tableAt(way, () => never);
    const before = players.map(({ device }) => roundOf(device.told()).views);
    await host.stop();
    await host.start();
    const after = await Promise.all(players.map((player) => toldAnew(way, id, player)));
    expect(after.map((told) => roundOf(told).views)).toEqual(before);
  });

  test('goes on with a round through restarts, as an update makes them', async () => {
    const restarts = runs(2, 20);
    const host = await served();
    const start = held();
    let next = held();
    const { players } = await tableAt(
      { port: host.port, address: '10.0.0.1' },
      () => start.promise,
      () => next.keep(),
    );
    const { commitment } = roundOf(players[0]?.device.told());
    start.keep();
    for (let restart = 0; restart < restarts; restart += 1) {
      await next.promise;
      next = held();
      await host.stop();
      await host.start();
    }
    await next.promise;
    expect(players.map(({ device }) => roundOf(device.told()).deal)).toEqual([1, 1]);
    expect(roundOf(players[0]?.device.told()).commitment).toBe(commitment);
  });

  test('goes on from a copy of its folder that was made while it was played at', async () => {
    const host = await served();
    const played = held();
    let enough = false;
    const { id, players } = await tableAt(
      { port: host.port, address: '10.0.0.1' },
      () => (enough ? never : Promise.resolve()),
      (at) => {
        if (at === 8) played.keep();
        enough = at > 16;
      },
    );
    await played.promise;
    const restored = await served(host.data);
    const [player] = players;
    invariant(player !== undefined, 'somebody sits');
    const copied = await toldAnew({ port: restored.port, address: '10.0.0.1' }, id, player);
    const now = player.device.told();
    expect(copied.n).toBeGreaterThan(8);
    expect(copied.n).toBeLessThanOrEqual(now?.n ?? 0);
    const [then, later] = [copied, now].map((told) => roundOf(told).views[0]?.seen.plays ?? []);
    expect(later?.slice(0, then?.length)).toEqual(then);
  });

  test('is played at below any path, behind a proxy that takes it away', async () => {
    const host = await served();
    const base = '/games/lakes/';
    const proxy = createServer((asked, answer) => {
      const path = (asked.url ?? '').slice(base.length - 1);
      const ask = request({ port: host.port, host: '127.0.0.1', path }, (got) => {
        answer.writeHead(got.statusCode ?? 0, got.headers);
        got.pipe(answer);
      });
      asked.pipe(ask);
    });
    proxy.on('upgrade', (asked, socket, head) => {
      const on = connect(host.port, '127.0.0.1', () => {
        const headers = asked.rawHeaders.map((part, at) =>
          at % 2 === 0 ? `${part}: ` : `${part}\r\n`,
        );
        on.write(
          `GET ${(asked.url ?? '').slice(base.length - 1)} HTTP/1.1\r\n${headers.join('')}\r\n`,
        );
        on.write(head);
        socket.pipe(on).pipe(socket);
      });
      on.on('error', () => socket.destroy());
      socket.on('error', () => on.destroy());
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    undo.push(
      () => proxy.closeAllConnections(),
      () => proxy.close(),
    );
    const address = proxy.address();
    invariant(address !== null && typeof address === 'object', 'it listens at a port');
    const played = held();
    await tableAt(
      { port: address.port, address: '10.0.0.1', base },
      () => Promise.resolve(),
      (at) => at >= 4 && played.keep(),
    );
    await played.promise;
    const health = await fetch(`http://127.0.0.1:${address.port}${base}online/health`);
    expect(await health.json()).toMatchObject({ protocol: 1, log: 'ok' });
  });
});
