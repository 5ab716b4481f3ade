import { describe, expect, test } from 'vitest';
import {
  type Game,
  invariant,
  type Play,
  type Random,
  rulesOf,
  type VariantId,
} from '../../../src/engine/index.ts';
import { parseEvent } from '../../../src/online/event.ts';
import { followAll } from '../../../src/online/follow.ts';
import { passTime } from '../../../src/online/judge.ts';
import { freshKey } from '../../../src/online/key.ts';
import { keyHash } from '../../../src/online/keyHash.ts';
import { lastRound, type OnlineRound } from '../../../src/online/tableState.ts';
import { playedRound } from '../../../src/records/playedRound.ts';
import { createTables, usualLimits } from '../../../src/server/tables/tables.ts';
import { chanceOf } from '../../support/chance.ts';
import {
  type Device,
  enter,
  fillBy,
  type HandTables,
  openHandTables,
  playBody,
  playOn,
  type SeatedTable,
  seatAtPlace,
  seatedTable,
  settled,
} from '../../support/devices.ts';
import { createHandClock } from '../../support/handClock.ts';
import { createMemoryLog } from '../../support/memoryLog.ts';
import { oneOf } from '../../support/mutations.ts';
import { runs } from '../../support/thoroughness.ts';

async function roundIn({ log }: HandTables, id: string): Promise<OnlineRound> {
  const lines = await log.read(id);
  invariant(lines.ok, 'the table is kept');
  const followed = followAll(lines.value.map(parseEvent));
  invariant(followed.ok && followed.state !== null, 'the log is sound');
  const round = lastRound(followed.state);
  invariant(round !== undefined, 'a round is dealt');
  return round;
}

interface Table {
  readonly at: HandTables;
  readonly table: SeatedTable;
  readonly watcher: Device;
}

interface Opening {
  readonly seed?: number;
  readonly tapsPasses?: boolean;
  /** How many milliseconds the server runs already. */
  readonly since?: number;
}

async function opened(
  variant: VariantId,
  { seed = 1, tapsPasses = false, since = 0 }: Opening = {},
): Promise<Table> {
  const at = await openHandTables({ seed });
  await at.pass(since);
  const table = await seatedTable(at.tables, { variant, seats: 3, tapsPasses }, chanceOf(seed));
  const watcher = await enter(at.tables, { table: table.id, keys: [table.keys.watch] });
  return { at, table, watcher };
}

/** How somebody passes who need not: soon after the turn came, late, or ordered ahead. */
type Way = 'soon' | 'late' | 'ahead';

interface Pass {
  /** `lone` where nothing else could be done, which the server does by itself. */
  readonly way: Way | 'lone';
  /** Milliseconds from the turn until everybody else has heard of it. */
  readonly after: number;
}

interface Turn extends Table {
  readonly place: number;
  readonly round: OnlineRound;
  readonly chosen: { readonly play: Play; readonly game: Game };
}

/** Has the place that has the turn begin to pass, or makes its play; waits for no answer. */
async function begin({ at, table, place, round, chosen }: Turn, way: Way): Promise<unknown> {
  const { device } = seatAtPlace(table, place);
  if (way === 'soon') await at.pass(500);
  if (way === 'late') await at.pass(1700);
  const asked =
    way === 'ahead'
      ? device.ask('ahead', { place, deal: round.deal, passes: true })
      : device.ask('play', playBody(device.told(), place, chosen));
  await settled();
  return { asked };
}

/**
 * Plays a round in which everybody passes as often as not where they need not, in one of some ways,
 * and tells when everybody else has heard of each pass.
 */
async function passesOf(
  opening: Table,
  random: Random,
  ways: readonly Way[],
): Promise<readonly Pass[]> {
  const { at, table } = opening;
  const passes: Pass[] = [];
  for (;;) {
    const since = at.now();
    const round = await roundIn(at, table.id);
    const { position, game } = playedRound(round.record);
    if (position.phase === 'over') return passes;
    const { isPass, legalPlays, playsItself, lastResort } = rulesOf(game);
    const { seat: place } = position;
    const pass = legalPlays(position).find(isPass);
    const mayPass = pass !== undefined && !playsItself(position);
    const way = mayPass && random() < 0.6 ? oneOf(ways, random) : undefined;
    const play = way === undefined ? lastResort(position) : (pass ?? lastResort(position));
    const isLone = playsItself(position);
    const others = [...table.seats].filter(([other]) => other !== place);
    const before = round.record.plays.length;
    const heard = (): number =>
      others.filter(([, { device }]) => playsTold(device) > before).length;
    const turn = { ...opening, place, round, chosen: { play, game } };
    if (!isLone) await begin(turn, way ?? 'soon');
    if (isPass(play) && way !== 'late') {
      await at.pass(passTime - 1 - (at.now() - since));
      expect(heard()).toBe(0);
    }
    while (heard() < others.length) {
      await at.pass(1);
      if (at.now() - since > 3000) expect.fail(`nothing is told of ${way ?? 'a play'}`);
    }
    if (isLone) passes.push({ way: 'lone', after: at.now() - since });
    else if (way !== undefined) passes.push({ way, after: at.now() - since });
    if (way !== 'ahead') continue;
    // Only this time.
    await seatAtPlace(table, place).device.ask('ahead', { place, deal: round.deal, passes: false });
  }
}

function playsTold(device: Device): number {
  return device.told().round?.views[0]?.seen.plays.length ?? 0;
}

const climbing = ['sap-ng-wu', 'luan-chuo', 'ma-hua-hua'] as const;

describe('a pass', () => {
  test.each(climbing)('is told at the same time, whoever makes it and why: %s', async (variant) => {
    const met = new Set<Pass['way']>();
    for (let seed = 1; seed <= runs(2, 12); seed += 1) {
      const random = chanceOf(seed);
      const passes = await passesOf(await opened(variant, { seed }), random, [
        ...(['soon', 'ahead', 'late'] as const),
      ]);
      for (const { way, after } of passes) {
        met.add(way);
        if (way === 'late') expect(after).toBeGreaterThan(passTime);
        else expect(after).toBe(passTime);
      }
    }
    expect([...met].toSorted()).toEqual(['ahead', 'late', 'lone', 'soon']);
  });

  test.each(climbing)(
    'that was ordered ahead is told as one that was tapped: %s',
    async (variant) => {
      let ordered = 0;
      for (let seed = 1; seed <= runs(1, 6); seed += 1) {
        const streams: (readonly string[])[] = [];
        for (const way of ['soon', 'ahead'] as const) {
          const table = await opened(variant, { seed });
          const passes = await passesOf(table, chanceOf(seed), [way]);
          ordered += passes.filter((pass) => pass.way === way).length;
          streams.push(table.watcher.heard);
        }
        expect(streams[1]).toEqual(streams[0]);
      }
      expect(ordered).toBeGreaterThan(5);
    },
  );

  test('that is ordered ahead is told to nobody else, by no byte', async () => {
    const { at, table, watcher } = await opened('sap-ng-wu');
    const { seat } = playedRound((await roundIn(at, table.id)).record).position;
    const place = (seat + 1) % 3;
    const own = seatAtPlace(table, place);
    const beside = await enter(at.tables, { table: table.id, keys: [own.key] });
    const others = [
      watcher,
      ...[...table.seats].flatMap(([other, { device }]) => (other === place ? [] : [device])),
    ];
    await settled();
    const before = others.map(({ heard }) => heard.length);
    for (const passes of [true, false, true]) {
      const answer = await own.device.ask('ahead', { place, deal: 1, passes });
      expect(answer.ok).toBe(true);
      expect(beside.told().round?.views[0]?.passes).toBe(passes);
      // Not even to who asks anew, or is refused something.
      const refused = await watcher.ask('ahead', { place, deal: 1, passes: false });
      expect(refused).toMatchObject({ ok: false, why: 'no-place' });
    }
    watcher.leave();
    const again = await enter(at.tables, { table: table.id, keys: [table.keys.watch] });
    expect(others.map(({ heard }) => heard.length)).toEqual([
      ...before.map((count, at) => count + (at === 0 ? 3 : 2)),
    ]);
    expect(again.told()).toEqual(watcher.told());
  });

  test('is made by the server for nobody where everybody passes with their own hand', async () => {
    const table = await opened('sap-ng-wu', { tapsPasses: true });
    const { at } = table;
    let lone = 0;
    const random = chanceOf(2);
    for (let turns = 0; turns < 60; turns += 1) {
      const round = await roundIn(at, table.table.id);
      const { position, game } = playedRound(round.record);
      if (position.phase === 'over') break;
      const { device } = seatAtPlace(table.table, position.seat);
      await at.pass(random() < 0.5 ? 60_000 : 0);
      expect((await roundIn(at, table.table.id)).record.plays).toEqual(round.record.plays);
      const { playsItself, lastResort } = rulesOf(game);
      if (playsItself(position)) lone += 1;
      const chosen = { play: lastResort(position), game };
      const asked = device.ask('play', playBody(device.told(), position.seat, chosen));
      await at.pass(passTime);
      expect((await asked).ok).toBe(true);
    }
    expect(lone).toBeGreaterThan(2);
  });
});

/** A table at which the place that has the turn may pass, and need not. */
async function beforePass(since = 0): Promise<Turn> {
  const opening = await opened('sap-ng-wu', { since });
  const { at, table } = opening;
  for (let turns = 0; turns < 100; turns += 1) {
    const round = await roundIn(at, table.id);
    const { position, game } = playedRound(round.record);
    const { isPass, legalPlays, playsItself, lastResort } = rulesOf(game);
    const { seat: place } = position;
    const pass = legalPlays(position).find(isPass);
    if (pass !== undefined && !playsItself(position)) {
      return { ...opening, place, round, chosen: { play: pass, game } };
    }
    const { device } = seatAtPlace(table, place);
    const chosen = { play: lastResort(position), game };
    const asked = device.ask('play', playBody(device.told(), place, chosen));
    await at.pass(passTime);
    await asked;
  }
  return expect.fail('nobody may pass');
}

describe('a pass that waits', () => {
  test('is made even if its device is gone meanwhile', async () => {
    const turn = await beforePass();
    const { at, table, place, round, chosen } = turn;
    const { device } = seatAtPlace(table, place);
    const asked = device.ask('play', playBody(device.told(), place, chosen));
    device.leave();
    await at.pass(passTime);
    expect(await asked).toMatchObject({ ok: true });
    expect((await roundIn(at, table.id)).record.plays).toHaveLength(round.record.plays.length + 1);
  });

  test('is not made if the place was given away meanwhile', async () => {
    const { at, table, place, round, chosen } = await beforePass();
    const { device } = seatAtPlace(table, place);
    const asked = device.ask('play', playBody(device.told(), place, chosen));
    const hash = keyHash(freshKey(fillBy(chanceOf(8))));
    expect((await seatAtPlace(table, 0).device.ask('give', { place, hash })).ok).toBe(true);
    await at.pass(passTime);
    expect(await asked).toMatchObject({ ok: false, why: 'no-place' });
    expect((await roundIn(at, table.id)).record.plays).toEqual(round.record.plays);
  });

  test('is not made at a table that was taken away meanwhile', async () => {
    const { at, table, place, chosen } = await beforePass();
    const { device } = seatAtPlace(table, place);
    const asked = device.ask('play', playBody(device.told(), place, chosen));
    expect(await seatAtPlace(table, 0).device.ask('remove', {})).toEqual({ ok: true });
    await at.pass(passTime);
    expect(await asked).toEqual({ ok: false, why: 'no-table' });
    expect(await at.log.tables()).toEqual([]);
  });

  test('is made once, however often it is said', async () => {
    const { at, table, place, round, chosen } = await beforePass();
    const { device } = seatAtPlace(table, place);
    const body = playBody(device.told(), place, chosen);
    const asked = [body, body, { ...body, id: 'another' }, body].map((one) =>
      device.ask('play', one),
    );
    await at.pass(passTime - 1);
    expect((await roundIn(at, table.id)).record.plays).toEqual(round.record.plays);
    await at.pass(1);
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.why))).toEqual([
      ...['ok', 'ok', 'stale', 'ok'],
    ]);
    expect((await roundIn(at, table.id)).record.plays).toHaveLength(round.record.plays.length + 1);
  });

  test('waits no longer where the clock of the machine was set back', async () => {
    const { at, table, place, chosen } = await beforePass(100_000_000);
    // Another server at the same log, whose clock is days behind.
    const late = await openHandTables({ log: at.log });
    const { key } = seatAtPlace(table, place);
    const device = await enter(late.tables, { table: table.id, keys: [key] });
    const asked = device.ask('play', playBody(device.told(), place, chosen));
    await late.pass(passTime);
    expect((await asked).ok).toBe(true);
  });

  test('of the server is made also where its timer comes too early', async () => {
    const time = createHandClock();
    const log = createMemoryLog(undefined, time.now);
    const tables = await createTables({
      ...{ log, limits: usualLimits, opening: { by: 'anyone' }, random: chanceOf(1) },
      clock: {
        now: time.now,
        after: (milliseconds, callback) => time.timer(callback, Math.max(0, milliseconds - 1)),
      },
      fillWithChance: fillBy(chanceOf(1)),
    });
    const places = [
      { by: 'person' },
      { by: 'greedy', name: 'Gus' },
      { by: 'novice', name: 'Ned' },
    ] as const;
    const { seats } = await seatedTable(
      tables,
      { variant: 'sap-ng-wu', seats: 3, places: [...places] },
      chanceOf(1),
    );
    // By no more than the timer, and then by the rest.
    const pass = async (milliseconds: number): Promise<void> => {
      for (const step of [milliseconds - 1, 1]) {
        time.pass(step);
        await settled();
      }
    };
    const over = await playSlowly({ pass }, seats);
    expect(over).toBe(true);
  });
});

/** Plays a round to its end, or tells that it came to none. */
async function playSlowly(
  at: Pick<HandTables, 'pass'>,
  seats: SeatedTable['seats'],
): Promise<boolean> {
  const random = chanceOf(4);
  for (let turns = 0; turns < 200; turns += 1) if (!(await playOn(at, seats, random))) return true;
  return false;
}
