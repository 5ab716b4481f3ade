import { io, type Socket } from 'socket.io-client';
import { invariant, type Random, rulesOf, type TablePlace } from '../../src/engine/index.ts';
import { type FillWithChance, freshHex, freshKey } from '../../src/online/key.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import { type OpenDeed, protocolVersion } from '../../src/online/message.ts';
import { type ReadTold, readTold } from '../../src/online/readTold.ts';
import type { DeedAnswer } from '../../src/server/tables/line.ts';
import { playByTold } from './devices.ts';
import { held } from './held.ts';
import { unwrap } from './table.ts';

export interface Way {
  readonly port: number;
  /** Below which path; nothing is the top. */
  readonly base?: string;
  /** The address that a proxy would tell; a server on this machine believes it. */
  readonly address: string;
}

/** A device that comes back by itself, and asks again what was not answered. */
export interface NetDevice {
  readonly told: () => ReadTold | undefined;
  /** Resolves once it has been told of a deal. */
  readonly dealt: Promise<void>;
  readonly ask: (name: string, body: object) => Promise<DeedAnswer>;
  readonly close: () => void;
}

interface Waiting {
  readonly name: string;
  readonly body: object;
  readonly resolve: (answer: DeedAnswer) => void;
}

/**
 * Goes to a table, or to none to open one.
 * @param keys are read anew whenever it connects
 * @param onTold is called after all that it is told
 */
export function createNetDevice(
  { port, address, base = '/' }: Way,
  table: string | undefined,
  keys: readonly string[],
  onTold: (told: ReadTold) => void = () => undefined,
): NetDevice {
  const waiting = new Set<Waiting>();
  const dealt = held();
  let told: ReadTold | undefined;
  const socket: Socket = io(`http://127.0.0.1:${port}`, {
    path: `${base}online/`,
    transports: ['websocket'],
    forceNew: true,
    auth: (give) =>
      give({
        protocol: protocolVersion,
        app: 'test',
        keys,
        ...(table === undefined ? {} : { table }),
      }),
    extraHeaders: { 'x-forwarded-for': address },
    reconnectionDelay: 100,
    reconnectionDelayMax: 400,
    timeout: 3000,
  });
  const hear = (body: unknown): void => {
    const read = unwrap(readTold(body));
    if (told !== undefined && read.n < told.n) return;
    told = read;
    if (read.round !== null) dealt.keep();
    onTold(read);
  };
  const send = (asked: Waiting): void => {
    socket.emit(asked.name, asked.body, (answer: DeedAnswer) => {
      // It is asked again after the way back.
      if (!answer.ok && answer.why === 'moving') return;
      waiting.delete(asked);
      if ('told' in answer && answer.told !== undefined) hear(answer.told);
      asked.resolve(answer);
    });
  };
  socket.on('told', hear);
  socket.on('connect', () => {
    for (const asked of waiting) send(asked);
  });
  // A server that stops lets its devices go, and they come again.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
  });
  return {
    told: () => told,
    dealt: dealt.promise,
    ask: (name, body) =>
      new Promise((resolve) => {
        const asked = { name, body, resolve };
        waiting.add(asked);
        if (socket.connected) send(asked);
      }),
    close: () => socket.disconnect(),
  };
}

/** A play that a server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly place: TablePlace;
  readonly deal: number;
  readonly at: number;
  readonly play: string;
  readonly id: string;
}

/** Somebody who plays by themselves at a table of a server. */
export interface NetPlayer {
  readonly device: NetDevice;
  /** The keys by which it comes back. */
  readonly keys: readonly string[];
  readonly stop: () => void;
}

interface Habits {
  /** Resolves when they have thought enough. */
  readonly thinks: () => Promise<unknown>;
  readonly random: Random;
  readonly onPlay: (play: Acknowledged) => void;
  readonly onRefused: (why: string) => void;
}

/** Opens a table, sits down at all its places, and plays on until it is stopped. */
export async function openNetTable(
  way: Way,
  wanted: Partial<OpenDeed> & Pick<OpenDeed, 'variant' | 'seats'>,
  fill: FillWithChance,
  habits: Habits,
): Promise<{ readonly id: string; readonly players: readonly NetPlayer[] }> {
  const [opener, invite] = [freshKey(fill), freshKey(fill)];
  const opening = createNetDevice(way, undefined, []);
  const opened = await opening.ask('open', {
    ...{ rules: {}, goal: null, tapsPasses: false, watch: null },
    places: Array.from({ length: wanted.seats }, () => ({ by: 'person' })),
    ...{ opener: keyHash(opener), invite: keyHash(invite), ...wanted },
  });
  opening.close();
  invariant(opened.ok && 'table' in opened && opened.table !== undefined, JSON.stringify(opened));
  const id = opened.table;
  const players: NetPlayer[] = [];
  for (let place = 0; place < wanted.seats; place += 1) {
    players.push(await sitDown(way, id, { place, invite, fill }, habits));
  }
  return { id, players };
}

interface Chair {
  readonly place: TablePlace;
  readonly invite: string;
  readonly fill: FillWithChance;
}

async function sitDown(
  way: Way,
  table: string,
  { place, invite, fill }: Chair,
  { thinks, random, onPlay, onRefused }: Habits,
): Promise<NetPlayer> {
  const keys = [invite];
  let isStopped = false;
  let isBusy = false;
  let plays = 0;
  const act = async (): Promise<void> => {
    const told = device.told();
    if (isStopped || isBusy || told === undefined) return;
    const deed = deedOf(told, place, random, () => {
      plays += 1;
      return `p${plays}`;
    });
    if (deed === undefined) return;
    isBusy = true;
    await thinks();
    const body = deed.name === 'next' ? { ...deed.body, salt: freshHex(128, fill) } : deed.body;
    const answer = isStopped ? undefined : await device.ask(deed.name, body);
    isBusy = false;
    if (answer === undefined) return;
    if (!answer.ok) onRefused(`${deed.name}: ${answer.why}`);
    else if (deed.play !== undefined) onPlay({ table, ...deed.play });
    await act();
  };
  const device = createNetDevice(way, table, keys, () => {
    act().catch((fault: unknown) => onRefused(String(fault)));
  });
  const key = freshKey(fill);
  const sat = await device.ask('sit', { place, name: `P${place}`, salt: freshHex(128, fill), key });
  invariant(sat.ok, JSON.stringify(sat));
  // By this key it comes back.
  keys.splice(0, 1, key);
  return {
    ...{ device, keys },
    stop: () => {
      isStopped = true;
      device.close();
    },
  };
}

interface NetDeed {
  readonly name: 'play' | 'next';
  readonly body: object;
  readonly play?: Omit<Acknowledged, 'table'>;
}

/** What a place is to do as it was told; undefined for nothing. */
function deedOf(
  told: ReadTold,
  place: TablePlace,
  random: Random,
  freshId: () => string,
): NetDeed | undefined {
  const { round, next } = told;
  if (next !== null && round !== null) {
    return next.agreed.includes(place)
      ? undefined
      : { name: 'next', body: { place, deal: next.deal } };
  }
  const view = round?.views.find((one) => one.place === place);
  const chosen = playByTold(told, place, random);
  if (round === null || view === undefined || chosen === undefined) return undefined;
  const { formatPlay } = rulesOf(chosen.game);
  const play = {
    ...{ place, deal: round.deal, at: view.seen.plays.length },
    ...{ play: formatPlay(chosen.play), id: freshId() },
  };
  return { name: 'play', body: play, play };
}
