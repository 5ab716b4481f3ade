import * as v from 'valibot';
import { everyVariantId, failure, type Random, type Result, success } from '../../engine/index.ts';
import { joinSeenForms } from '../../families/far.ts';
import { joinNamed } from '../../families/joinNamed.ts';
import { formatEvent, logVersion, type TableEvent } from '../../online/event.ts';
import { follow } from '../../online/follow.ts';
import { type FillWithChance, freshHex, freshTableId } from '../../online/key.ts';
import { keyHash } from '../../online/keyHash.ts';
import {
  type Hello,
  helloSchema,
  type OpenDeed,
  openSchema,
  type Parting,
  protocolVersion,
  readDeed,
  removeSchema,
  roundSchema,
  saySchema,
} from '../../online/message.ts';
import type { TableLog } from '../log/tableLog.ts';
import type { Clock } from './clock.ts';
import type { DeedAnswer, Line } from './line.ts';
import type { Member } from './members.ts';
import { createMeter, createMeters, createTally, type Rate } from './rates.ts';
import type { ServedTable } from './table.ts';
import { createTablesInMemory } from './tablesInMemory.ts';

export type Opening = { readonly by: 'anyone' } | { readonly by: 'word'; readonly word: string };

export interface Limits {
  readonly tables: number;
  /** Of one address. */
  readonly opened: Rate;
  readonly connected: Rate;
  /** How many connections of one address there may be at a time. */
  readonly atOnce: number;
  /** Of one device. */
  readonly messages: Rate;
}

export const usualLimits: Limits = {
  tables: 10_000,
  opened: { times: 10, milliseconds: 3_600_000 },
  connected: { times: 120, milliseconds: 60_000 },
  atOnce: 200,
  messages: { times: 20, milliseconds: 10_000 },
};

export interface TablesParts {
  readonly log: TableLog;
  readonly clock: Clock;
  readonly fillWithChance: FillWithChance;
  readonly random: Random;
  readonly opening: Opening;
  readonly limits: Limits;
}

export interface Visit {
  /** Answers a message, whatever it is. */
  readonly hear: (name: string, body: unknown) => Promise<DeedAnswer>;
  readonly leave: () => void;
}

export interface Tables {
  /**
   * Counts a connection before anything is read of it; null where its address has too many.
   * @returns what is to be called once it has ended
   */
  readonly admit: (address: string) => (() => void) | null;
  /** @param address tells devices of one network apart from others */
  readonly welcome: (
    hello: unknown,
    line: Line,
    address: string,
  ) => Promise<Result<Visit, Parting>>;
  readonly removeOld: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** For so many milliseconds a table is kept after its last event. */
const keptTime = 30 * 24 * 3_600_000;

/** So many messages too many end a connection. */
const mostTooFast = 40;

interface Sender {
  readonly member: Member;
  /** Where it has gone to one. */
  readonly table: ServedTable | undefined;
  readonly address: string;
}

export async function createTables(parts: TablesParts): Promise<Tables> {
  const { log, clock, fillWithChance, opening, limits } = parts;
  const games = everyVariantId.join(' ');
  await joinNamed(games);
  await joinSeenForms(games);
  const inMemory = createTablesInMemory({ log, clock, random: parts.random });
  const mayOpen = createMeters(limits.opened);
  const mayConnect = createMeters(limits.connected);
  const connected = createTally(limits.atOnce);
  let count = (await log.tables()).length;
  /** Those that are counted and not kept yet. */
  let beginning = 0;
  let isClosed = false;

  async function openTable(deed: OpenDeed, address: string): Promise<DeedAnswer> {
    const { word, opener, invite, watch, ...rest } = deed;
    const time = clock.now();
    const tooMany: DeedAnswer = { ok: false, why: 'too-many-tables' };
    if (opening.by === 'word' && word !== opening.word) {
      // Who guesses may do so no more often than tables can be opened.
      const isGuess = word !== undefined && !mayOpen(address, time);
      return isGuess ? tooMany : { ok: false, why: 'not-allowed' };
    }
    if (count >= limits.tables) return tooMany;
    const event: TableEvent = {
      ...{ log: logVersion, event: 'opened', time, ...rest },
      match: freshTableId(fillWithChance),
      secret: freshHex(256, fillWithChance),
      ...{ opener, invite, watch },
    };
    if (follow(null, event) === undefined) return { ok: false, why: 'unknown-game' };
    if (!mayOpen(address, time)) return tooMany;
    const id = freshTableId(fillWithChance);
    // Counted before it is kept, as others are opened meanwhile.
    count += 1;
    beginning += 1;
    const kept = await log.append(id, 0, formatEvent(event)).finally(() => {
      beginning -= 1;
    });
    if (kept === 'kept') return { ok: true, table: id };
    count -= 1;
    return { ok: false, why: kept === 'behind' ? 'failing' : kept };
  }

  /** Nothing of the message is trusted. */
  async function answer(name: string, body: unknown, from: Sender): Promise<DeedAnswer> {
    const { table, member } = from;
    const refused: DeedAnswer = { ok: false, why: 'not-understood' };
    if (name === 'open') {
      const deed = v.safeParse(openSchema, body);
      return deed.success ? openTable(deed.output, from.address) : refused;
    }
    if (table === undefined) return { ok: false, why: 'no-table' };
    switch (name) {
      case 'say': {
        const said = v.safeParse(saySchema, body);
        return said.success ? table.speak(member, said.output.place, said.output.phrase) : refused;
      }
      case 'round': {
        const asked = v.safeParse(roundSchema, body);
        return asked.success ? table.reveal(member, asked.output.deal) : refused;
      }
      case 'remove': {
        if (!v.is(removeSchema, body)) return refused;
        const removed = await table.remove(member);
        if (removed.ok) count -= 1;
        return removed;
      }
      default: {
        const deed = readDeed(name, body);
        return deed === undefined ? refused : table.take(member, deed);
      }
    }
  }

  async function enter(hello: Hello, line: Line, address: string): Promise<Result<Visit, Parting>> {
    const { table: id, keys = [], name = '' } = hello;
    const member: Member = { line, hashes: new Set(keys.map(keyHash)), name };
    const found = id === undefined ? undefined : await inMemory.find(id);
    if (found?.ok === false) return found;
    const table = found?.value;
    const forgetIfEmpty = (): void => {
      if (id !== undefined && table !== undefined) inMemory.forgetIfEmpty(id, table);
    };
    const leave = (): void => {
      table?.leave(member);
      forgetIfEmpty();
    };
    try {
      const parting = table?.enter(member) ?? null;
      forgetIfEmpty();
      if (parting !== null) return failure(parting);
    } catch (fault) {
      leave();
      throw fault;
    }
    const isInTime = createMeter(limits.messages);
    let tooFast = 0;
    return success({
      hear: (message, body) => {
        if (isInTime(clock.now())) return answer(message, body, { table, member, address });
        tooFast += 1;
        if (tooFast > mostTooFast) line.end();
        return Promise.resolve({ ok: false, why: 'too-fast' });
      },
      leave,
    });
  }

  return {
    admit: (address) => {
      if (!mayConnect(address, clock.now()) || !connected.add(address)) return null;
      return () => connected.remove(address);
    },
    welcome: async (hello, line, address) => {
      const read = readHello(hello);
      if (!read.ok) return read;
      if (isClosed) return failure('moving');
      return await enter(read.value, line, address);
    },
    removeOld: async () => {
      const old = clock.now() - keptTime;
      for (const { id, changed } of await log.tables()) {
        if (changed < old && !inMemory.isInMemory(id)) await log.remove(id);
      }
      // Anew, as other processes may have opened and removed some.
      count = (await log.tables()).length + beginning;
    },
    close: async () => {
      isClosed = true;
      await inMemory.close();
    },
  };
}

function readHello(hello: unknown): Result<Hello, Parting> {
  const read = v.safeParse(helloSchema, hello);
  if (read.success && read.output.protocol === protocolVersion) return success(read.output);
  const version = v.safeParse(v.object({ protocol: v.number() }), hello);
  if (!version.success || version.output.protocol === protocolVersion) {
    return failure('not-understood');
  }
  return failure(version.output.protocol < protocolVersion ? 'older' : 'newer');
}
