import * as v from 'valibot';
import { everyVariantId, failure, type Random, type Result, success } from '../../engine/index.ts';
import { formatEvent, logVersion, parseEvent, type TableEvent } from '../../online/event.ts';
import { follow, followAll } from '../../online/follow.ts';
import { type FillWithChance, freshHex, freshTableId, keyHash } from '../../online/key.ts';
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
import type { OnlineTable } from '../../online/tableState.ts';
import { joinNamed } from '../../records/families/joinNamed.ts';
import type { TableLog } from '../log/tableLog.ts';
import { choosePlay } from './choosePlay.ts';
import type { Clock, DeedAnswer, Line } from './line.ts';
import type { Member } from './members.ts';
import { createMeter, createMeters, type Rate } from './rates.ts';
import { createTable, type ServedTable } from './table.ts';

/** Who may open a table: anyone, or who knows a word. */
export type Opening = { readonly by: 'anyone' } | { readonly by: 'word'; readonly word: string };

/** What a server bears. */
export interface Limits {
  readonly tables: number;
  /** Of one address. */
  readonly opened: Rate;
  readonly connected: Rate;
  /** Of one device. */
  readonly messages: Rate;
}

export const usualLimits: Limits = {
  tables: 10_000,
  opened: { times: 10, milliseconds: 3_600_000 },
  connected: { times: 120, milliseconds: 60_000 },
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

/** A device that is connected. */
export interface Visit {
  /** Answers a message, whatever it is. */
  readonly hear: (name: string, body: unknown) => Promise<DeedAnswer>;
  readonly leave: () => void;
}

/** All tables of a server. */
export interface Tables {
  /** @param address tells devices of one network apart from others */
  readonly welcome: (
    hello: unknown,
    line: Line,
    address: string,
  ) => Promise<Result<Visit, Parting>>;
  /** Removes tables that have been still for a month. */
  readonly removeOld: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** For so many milliseconds a table is kept after its last event. */
const keptTime = 30 * 24 * 3_600_000;

/** For so many milliseconds a table stays in memory after everybody has left. */
const idleTime = 60_000;

/** So many messages too many end a connection. */
const mostTooFast = 40;

/** Who has sent a message. */
interface Sender {
  readonly member: Member;
  /** Where it has gone to one. */
  readonly table: ServedTable | undefined;
  readonly address: string;
}

export async function createTables(parts: TablesParts): Promise<Tables> {
  const { log, clock, fillWithChance, opening, limits } = parts;
  await joinNamed(everyVariantId.join(' '));
  const open = new Map<string, Promise<Result<ServedTable, Parting>>>();
  const mayOpen = createMeters(limits.opened);
  const mayConnect = createMeters(limits.connected);
  let count = (await log.tables()).length;
  let isClosed = false;

  async function read(id: string): Promise<Result<OnlineTable, Parting>> {
    const lines = await log.read(id);
    if (!lines.ok) return failure(lines.problem === 'no-table' ? 'no-table' : 'failing');
    const followed = followAll(lines.value.map(parseEvent));
    return followed.ok && followed.state !== null
      ? success(followed.state)
      : failure('cannot-replay');
  }

  function begin(id: string, state: OnlineTable): ServedTable {
    return createTable(id, state, {
      log,
      clock,
      choose: ({ record }, level) => choosePlay(record, level, parts.random),
      reload: async (again) => {
        const found = await read(again);
        return found.ok ? found.value : undefined;
      },
    });
  }

  function find(id: string): Promise<Result<ServedTable, Parting>> {
    const known = open.get(id);
    if (known !== undefined) return known;
    const found = read(id).then((state) => (state.ok ? success(begin(id, state.value)) : state));
    open.set(id, found);
    // What cannot be read now may be read later.
    const forgetFailed = (result: Result<ServedTable, Parting>): void => {
      if (!result.ok) open.delete(id);
    };
    found.then(forgetFailed).catch(() => open.delete(id));
    return found;
  }

  /** Forgets a table that nobody is at; its log has it all. */
  function forgetIfEmpty(id: string, table: ServedTable): void {
    clock.after(idleTime, () => {
      if (!table.isEmpty() || !open.delete(id)) return;
      table
        .close('moving')
        .then(() => log.release(id))
        .catch(() => undefined);
    });
  }

  async function openTable(deed: OpenDeed, address: string): Promise<DeedAnswer> {
    const { word, opener, invite, watch, ...rest } = deed;
    if (opening.by === 'word' && word !== opening.word) return { ok: false, why: 'not-allowed' };
    if (count >= limits.tables) return { ok: false, why: 'too-many-tables' };
    const time = clock.now();
    const event: TableEvent = {
      ...{ log: logVersion, event: 'opened', time, ...rest },
      match: freshTableId(fillWithChance),
      secret: freshHex(256, fillWithChance),
      ...{ opener, invite, watch },
    };
    if (follow(null, event) === undefined) return { ok: false, why: 'unknown-game' };
    if (!mayOpen(address, time)) return { ok: false, why: 'too-many-tables' };
    const id = freshTableId(fillWithChance);
    const kept = await log.append(id, 0, formatEvent(event));
    if (kept !== 'kept') return { ok: false, why: kept === 'behind' ? 'failing' : kept };
    count += 1;
    return { ok: true, table: id };
  }

  /** Answers a message by its name; nothing of it is trusted. */
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

  return {
    welcome: async (hello, line, address) => {
      const read = readHello(hello);
      if (!read.ok) return read;
      if (isClosed) return failure('moving');
      if (!mayConnect(address, clock.now())) return failure('too-fast');
      const { table: id, keys = [], name = '' } = read.value;
      const member: Member = { line, hashes: new Set(keys.map(keyHash)), name };
      const found = id === undefined ? undefined : await find(id);
      if (found?.ok === false) return found;
      const table = found?.value;
      const parting = table?.enter(member) ?? null;
      if (id !== undefined && table?.isEmpty()) forgetIfEmpty(id, table);
      if (parting !== null) return failure(parting);
      const isInTime = createMeter(limits.messages);
      let tooFast = 0;
      return success({
        hear: (message, body) => {
          if (isInTime(clock.now())) return answer(message, body, { table, member, address });
          tooFast += 1;
          if (tooFast > mostTooFast) line.end();
          return Promise.resolve({ ok: false, why: 'too-fast' });
        },
        leave: () => {
          table?.leave(member);
          if (id !== undefined && table?.isEmpty()) forgetIfEmpty(id, table);
        },
      });
    },
    removeOld: async () => {
      const old = clock.now() - keptTime;
      for (const { id, changed } of await log.tables()) {
        if (changed < old && !open.has(id) && (await log.remove(id)) === null) count -= 1;
      }
    },
    close: async () => {
      isClosed = true;
      for (const found of await Promise.all(open.values())) {
        if (found.ok) await found.value.close('moving');
      }
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
