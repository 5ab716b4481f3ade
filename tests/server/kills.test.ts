import { randomFillSync } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { chooseIndex } from '../../src/engine/index.ts';
import { type EventOf, parseEvent, type TableEvent } from '../../src/online/event.ts';
import { followAll } from '../../src/online/follow.ts';
import { createFileLog } from '../../src/server/log/fileLog.ts';
import { chanceOf } from '../support/chance.ts';
import { type Acknowledged, type NetPlayer, openNetTable } from '../support/netDevices.ts';
import { type ServedHost, startServedHost } from '../support/servedHost.ts';
import { runs } from '../support/thoroughness.ts';

const kills = runs(3, 50);
/** How many plays are acknowledged at least from one kill to the next. */
const playsBetween = 100;

/** Rounds of fishing are played quickly; at a table of climbing the passes take their time. */
const games = [
  { variant: 'tiu-u', seats: 2 },
  { variant: 'shi-wu-hu', seats: 3 },
  { variant: 'tiu-u-culin', seats: 3 },
  { variant: 'tiu-u', seats: 3 },
  { variant: 'sap-ng-wu', seats: 3 },
  { variant: 'ma-hua-hua', seats: 3 },
] as const;

let host: ServedHost | undefined;
afterAll(() => host?.remove());

test('no acknowledged play is lost, doubled or out of order where the server is killed', async () => {
  host = await startServedHost('tests/support/hurriedServer.ts');
  const random = chanceOf(5);
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  let onEnough: (() => void) | undefined;
  let enough = 0;
  const players: NetPlayer[] = [];
  for (const [at, game] of games.entries()) {
    const table = await openNetTable(
      { port: host.port, address: `10.1.0.${at}` },
      game,
      randomFillSync,
      {
        thinks: () => Promise.resolve(),
        random,
        onPlay: (play) => {
          acknowledged.push(play);
          if (acknowledged.length >= enough) onEnough?.();
        },
        onRefused: (why) => refused.push(why),
      },
    );
    players.push(...table.players);
  }
  for (let kill = 0; kill < kills; kill += 1) {
    enough = acknowledged.length + playsBetween + chooseIndex(20, random);
    await new Promise<void>((resolve) => {
      onEnough = resolve;
    });
    await host.kill();
    await host.start();
  }
  for (const { stop } of players) stop();
  await host.kill();

  const log = createFileLog(host.data);
  let rounds = 0;
  for (const { id } of await log.tables()) {
    const lines = await log.read(id);
    expect(lines.ok).toBe(true);
    const events = lines.ok ? lines.value.map(parseEvent) : [];
    // What follows one on the other has no gap, and nothing twice.
    expect(followAll(events)).toMatchObject({ ok: true });
    const played = events.filter(isPlayed);
    const ids = played.flatMap(({ id: own, place }) =>
      own === undefined ? [] : [`${place} ${own}`],
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const { table, id: own, place, deal, at, play } of acknowledged) {
      if (table !== id) continue;
      expect(played.filter((one) => one.deal === deal && one.at === at)).toMatchObject([
        { place, play, id: own },
      ]);
    }
    rounds = Math.max(rounds, ...played.map(({ deal }) => deal));
  }
  await log.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * playsBetween);
  // Whole rounds were played on the way, and nothing was refused that was asked again.
  expect(rounds).toBeGreaterThan(1);
  expect(refused).toEqual([]);
});

function isPlayed(event: TableEvent | undefined): event is EventOf<'played'> {
  return event?.event === 'played';
}
