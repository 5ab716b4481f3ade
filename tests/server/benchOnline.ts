import { randomFillSync } from 'node:crypto';
import process from 'node:process';
import { setTimeout as after } from 'node:timers/promises';
import { joinSeenForm } from '../../src/families/far.ts';
import { parseEvent } from '../../src/online/event.ts';
import { followAll } from '../../src/online/follow.ts';
import { seenClimbing } from '../../src/records/climbing/seen.ts';
import { createFileLog } from '../../src/server/log/fileLog.ts';
import { joinClimbing } from '../support/climbing/joinRules.ts';
import { type Acknowledged, type NetPlayer, openNetTable } from '../support/netDevices.ts';
import { startServedHost } from '../support/servedHost.ts';

/**
 * Prints what tables cost a server of its own process: all seats of 500 tables of Sap Ng Wu play for 20
 * seconds, each answers after half a second to a second and a half, all over loopback. Another
 * number of tables and of seconds may be named. It judges nothing.
 */

const [tables = 500, seconds = 20] = process.argv.slice(2).map(Number);
const seats = 3;

joinClimbing();
joinSeenForm('climbing', seenClimbing);
const host = await startServedHost();
const empty = await host.used();
const plays: Acknowledged[] = [];
const refused: string[] = [];
const players: NetPlayer[] = [];
let isPlaying = false;
for (let at = 0; at < tables; at += 1) {
  const opened = await openNetTable(
    { port: host.port, address: `10.2.${at >> 8}.${at & 255}` },
    { variant: 'sap-ng-wu', seats },
    randomFillSync,
    {
      thinks: () => after(500 + 1000 * Math.random()),
      random: Math.random,
      onPlay: (play) => isPlaying && plays.push(play),
      onRefused: (why) => refused.push(why),
    },
  );
  players.push(...opened.players);
}
const connected = await host.used();
isPlaying = true;
const began = Date.now();
await after(seconds * 1000);
const end = await host.used();
const ended = Date.now();
isPlaying = false;
for (const { stop } of players) stop();
await host.kill();

const log = createFileLog(host.data);
let kept = 0;
let keptMeanwhile = 0;
let lost = 0;
let bytes = 0;
for (const { id } of await log.tables()) {
  const lines = await log.read(id);
  const events = lines.ok ? lines.value.map(parseEvent) : [];
  if (!followAll(events).ok) lost += 1;
  const played = events.flatMap((event) => (event?.event === 'played' ? [event] : []));
  kept += played.length;
  keptMeanwhile += played.filter(({ time }) => time >= began && time <= ended).length;
  bytes += (lines.ok ? lines.value : []).join('\n').length;
  lost += plays.filter(
    (play) =>
      play.table === id &&
      !played.some(
        ({ deal, at, play: made }) => deal === play.deal && at === play.at && made === play.play,
      ),
  ).length;
}
await log.close();
await host.remove();

const megabytes = (size: number): string => (size / 2 ** 20).toFixed(0);
const each = (size: number): string => (size / 2 ** 20 / tables).toFixed(3);
process.stdout.write(`${tables} tables of sap-ng-wu, ${tables * seats} sockets, ${seconds} s
plays a second: ${(keptMeanwhile / seconds).toFixed(0)}, acknowledged: ${(plays.length / seconds).toFixed(0)}
plays kept in all, those of the server too: ${kept}, ${(bytes / kept).toFixed(0)} bytes each
processor, ms a play: ${((end.cpu - connected.cpu) / keptMeanwhile).toFixed(2)}; a play that was acknowledged: ${((end.cpu - connected.cpu) / plays.length).toFixed(2)}
memory in MB, empty, connected, at the end: ${megabytes(empty.rss)}, ${megabytes(connected.rss)}, ${megabytes(end.rss)}
memory in MB a table, connected, at the end: ${each(connected.rss - empty.rss)}, ${each(end.rss - empty.rss)}
refused: ${refused.length}${refused.length === 0 ? '' : ` (${[...new Set(refused)].join(', ')})`}
lost: ${lost}
`);
process.exit(0);
