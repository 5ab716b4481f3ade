import { expect } from 'vitest';
import {
  chooseIndex,
  type Game,
  invariant,
  type Play,
  type Random,
  rulesOf,
  type TablePlace,
} from '../../src/engine/index.ts';
import { loadBots } from '../../src/families/tools.ts';
import { freshHex, freshKey } from '../../src/online/key.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import { type Hello, type OpenDeed, protocolVersion } from '../../src/online/message.ts';
import { type ReadTold, readTold } from '../../src/online/readTold.ts';
import { suppose } from '../../src/records/seenRecord.ts';
import type { DeedAnswer, Line, Said } from '../../src/server/tables/line.ts';
import {
  createTables,
  type Limits,
  type Opening,
  type Tables,
} from '../../src/server/tables/tables.ts';
import { chanceOf } from './chance.ts';
import { createHandClock } from './handClock.ts';
import { createMemoryLog, type MemoryLog } from './memoryLog.ts';
import { unwrap } from './table.ts';

/** Chance that comes out the same every time. */
export function fillBy(random: Random): (bytes: Uint8Array) => void {
  return (bytes) => bytes.set(Array.from(bytes, () => Math.floor(random() * 256)));
}

/** Tables whose time passes when a test says so. */
export interface HandTables {
  readonly tables: Tables;
  readonly log: MemoryLog;
  /** Lets so many milliseconds pass, and all be done that comes of it. */
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

interface Wanted {
  readonly log?: MemoryLog;
  readonly opening?: Opening;
  readonly limits?: Partial<Limits>;
  readonly seed?: number;
}

const often = { times: 1_000_000, milliseconds: 1 };

/** Limits that no test meets which does not set them. */
const wide: Limits = {
  tables: 10_000,
  opened: often,
  connected: often,
  atOnce: 10_000,
  messages: often,
};

export async function openHandTables(wanted: Wanted = {}): Promise<HandTables> {
  const { opening = { by: 'anyone' }, limits, seed = 1 } = wanted;
  const time = createHandClock();
  const log = wanted.log ?? createMemoryLog(undefined, time.now);
  const random = chanceOf(seed);
  // Loaded now, they answer in no time later.
  await Promise.all(Object.values(loadBots).map((load) => load()));
  const tables = await createTables({
    ...{ log, opening, random, limits: { ...wide, ...limits } },
    clock: {
      now: time.now,
      after: (milliseconds, callback) => time.timer(callback, milliseconds),
    },
    fillWithChance: fillBy(random),
  });
  return {
    tables,
    log,
    now: time.now,
    pass: async (milliseconds) => {
      await settled();
      for (let left = milliseconds; left > 0; ) {
        const step = Math.min(left, Math.max(1, Math.min(...time.waits(), left)));
        time.pass(step);
        left -= step;
        await settled();
      }
    },
  };
}

/** All is done that was begun and needs no time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}

export interface Device {
  /** What it was told last, read as by a page. */
  readonly told: () => ReadTold;
  /** Everything that was said to it, in order, as it comes over a wire. */
  readonly heard: readonly string[];
  /** What was said last by a message of some name. */
  readonly last: (name: keyof Said) => unknown;
  readonly ask: (name: string, body: unknown) => Promise<DeedAnswer>;
  readonly leave: () => void;
  readonly isGone: () => boolean;
}

export type Turned = { readonly why: string };

export async function connect(
  tables: Tables,
  hello: Partial<Hello> & Pick<Hello, 'table'>,
  address = '192.0.2.1',
): Promise<Device | Turned> {
  const heard: string[] = [];
  const last = new Map<string, unknown>();
  let told: ReadTold | undefined;
  let isGone = false;
  const hear = (body: unknown): void => {
    const read = unwrap(readTold(body));
    if (told === undefined || read.n >= told.n) told = read;
  };
  const line: Line = {
    say: (name, body) => {
      const text = JSON.stringify(body);
      heard.push(`${name} ${text}`);
      last.set(name, JSON.parse(text));
      if (name === 'told') hear(last.get(name));
    },
    end: () => {
      isGone = true;
    },
  };
  const visit = await tables.welcome(
    { protocol: protocolVersion, app: 'test', keys: [], ...hello },
    line,
    address,
  );
  if (!visit.ok) return { why: visit.problem };
  return {
    told: () => {
      invariant(told !== undefined, 'a device is told of its table');
      return told;
    },
    heard,
    last: (name) => last.get(name),
    ask: async (name, body) => {
      const answer = await visit.value.hear(name, withMoment(name, body, told));
      heard.push(`answer ${JSON.stringify(answer)}`);
      if ('told' in answer && answer.told !== undefined) hear(structuredClone(answer.told));
      return answer;
    },
    leave: visit.value.leave,
    isGone: () => isGone,
  };
}

/** What an answer or an order to pass is meant for, where it does not say: what was told last. */
function withMoment(name: string, body: unknown, told: ReadTold | undefined): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (name === 'answer') return { request: told?.request?.number ?? 0, ...body };
  const at = told?.round?.views[0]?.seen.plays.length ?? 0;
  return name === 'ahead' ? { at, ...body } : body;
}

/** A device that must be let in. */
export async function enter(
  tables: Tables,
  hello: Parameters<typeof connect>[1],
  address?: string,
): Promise<Device> {
  const device = await connect(tables, hello, address);
  if ('why' in device) expect.fail(`turned away: ${device.why}`);
  return device;
}

/** What opens a table for two. */
export const openBody: OpenDeed = {
  ...{ variant: 'tiu-u', rules: {}, seats: 2, goal: null, tapsPasses: false },
  places: [{ by: 'person' }, { by: 'person' }],
  ...{ opener: keyHash('opener'), invite: keyHash('invite'), watch: null },
};

/** A table at which devices sit, one at each place that is for somebody. */
export interface SeatedTable {
  readonly id: string;
  readonly keys: { readonly opener: string; readonly invite: string; readonly watch: string };
  readonly seats: ReadonlyMap<TablePlace, SeatedDevice>;
}

export interface SeatedDevice {
  readonly device: Device;
  readonly key: string;
  readonly salt: string;
}

const names = ['Ann', 'Bo', 'Cai', 'Dee'];

/** Opens a table and has somebody sit down at each place that is for one, or at the first ones. */
export async function seatedTable(
  tables: Tables,
  wanted: Partial<OpenDeed> & Pick<OpenDeed, 'variant' | 'seats'>,
  random: Random,
  howMany = Number.POSITIVE_INFINITY,
): Promise<SeatedTable> {
  const fill = fillBy(random);
  const keys = { opener: freshKey(fill), invite: freshKey(fill), watch: freshKey(fill) };
  const opening = await enter(tables, {});
  const opened = await opening.ask('open', {
    ...{ rules: {}, goal: null, tapsPasses: false },
    places: Array.from({ length: wanted.seats }, () => ({ by: 'person' })),
    opener: keyHash(keys.opener),
    invite: keyHash(keys.invite),
    watch: keyHash(keys.watch),
    ...wanted,
  });
  if (!opened.ok || !('table' in opened) || opened.table === undefined) {
    expect.fail(`not opened: ${JSON.stringify(opened)}`);
  }
  const id = opened.table;
  const seats = new Map<TablePlace, SeatedDevice>();
  const places = wanted.places ?? Array.from({ length: wanted.seats }, () => ({ by: 'person' }));
  for (const [place, { by }] of places.entries()) {
    if (by !== 'person' || seats.size >= howMany) continue;
    const [key, salt] = [freshKey(fill), freshHex(128, fill)];
    const first = place === 0 ? [keys.invite, keys.opener] : [keys.invite];
    const device = await enter(tables, { table: id, keys: first });
    const sat = await device.ask('sit', { place, name: names[place], salt, key });
    expect(sat.ok).toBe(true);
    seats.set(place, { device, key, salt });
  }
  return { id, keys, seats };
}

/**
 * A play for the place that has the turn, by what that place was told and nothing else; undefined
 * where it has none to make.
 */
export function playByTold(
  told: ReadTold,
  place: TablePlace,
  random: Random,
): { readonly play: Play; readonly game: Game } | undefined {
  const view = told.round?.views.find((one) => one.place === place);
  if (view === undefined || view.seen.turn === null || view.seen.turn !== view.seen.seat) {
    return undefined;
  }
  const { position } = unwrap(suppose(view.seen, random)).played;
  const { game } = position;
  const { legalPlays, lastResort, playsItself } = rulesOf(game);
  // The server makes those.
  if (playsItself(position) && !told.game.tapsPasses) return undefined;
  const any = legalPlays(position)[chooseIndex(legalPlays(position).length, random)];
  return { game, play: random() < 0.6 || any === undefined ? lastResort(position) : any };
}

let playIds = 0;

/** What a device would say to make a play, with an id of its own. */
export function playBody(
  told: ReadTold,
  place: TablePlace,
  { game, play }: NonNullable<ReturnType<typeof playByTold>>,
): Record<string, unknown> {
  const view = told.round?.views.find((one) => one.place === place);
  invariant(told.round !== null && view !== undefined, 'the place sees a round');
  playIds += 1;
  return {
    ...{ place, deal: told.round.deal, at: view.seen.plays.length },
    ...{ play: rulesOf(game).formatPlay(play), id: `play${playIds}` },
  };
}

/**
 * Has whoever has the turn play, by what they were told, or lets the server do so.
 * @returns whether the round goes on
 */
export async function playOn(
  { pass }: Pick<HandTables, 'pass'>,
  seats: SeatedTable['seats'],
  random: Random,
): Promise<boolean> {
  for (const [place, { device }] of seats) {
    if (device.isGone()) continue;
    const told = device.told();
    if (told.round?.over !== null) return false;
    const play = playByTold(told, place, random);
    if (play === undefined) continue;
    const answered = device.ask('play', playBody(told, place, play));
    await pass(1200);
    const answer = await answered;
    if (!answer.ok) expect.fail(answer.why);
    return true;
  }
  await pass(1200);
  return true;
}

export async function playRound(
  at: Pick<HandTables, 'pass'>,
  seats: SeatedTable['seats'],
  random: Random,
): Promise<void> {
  for (let turns = 0; await playOn(at, seats, random); turns += 1) {
    if (turns > 1000) expect.fail('the round does not end');
  }
}

export function seatAtPlace({ seats }: SeatedTable, place: TablePlace): SeatedDevice {
  const seat = seats.get(place);
  invariant(seat !== undefined, `somebody sits at ${place}`);
  return seat;
}
