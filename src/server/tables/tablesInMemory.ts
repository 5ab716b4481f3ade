import { thoughtOf } from '../../bots/bot.ts';
import {
  failure,
  familyOf,
  type Play,
  type Random,
  type Result,
  type RoundRecord,
  rulesOf,
  success,
} from '../../engine/index.ts';
import { loadBots } from '../../families/tools.ts';
import { parseEvent, type ServedLevel } from '../../online/event.ts';
import { followAll } from '../../online/follow.ts';
import type { Parting } from '../../online/message.ts';
import type { OnlineTable } from '../../online/tableState.ts';
import { playedRound } from '../../records/playedRound.ts';
import type { TableLog } from '../log/tableLog.ts';
import type { Clock } from './clock.ts';
import { createTable, type ServedTable } from './table.ts';

interface InMemoryParts {
  readonly log: TableLog;
  readonly clock: Clock;
  readonly random: Random;
}

type Found = Result<ServedTable, Parting>;

/** At most one of each table is in memory, for it tells the devices that are at it. */
export interface TablesInMemory {
  /** Finds a table: in memory, else in the log. */
  readonly find: (id: string) => Promise<Found>;
  readonly isInMemory: (id: string) => boolean;
  /** Has a table forgotten that stays without devices for a while; its log has it all. */
  readonly forgetIfEmpty: (id: string, table: ServedTable) => void;
  readonly close: () => Promise<void>;
}

/** For so many milliseconds a table stays in memory after everybody has left. */
const idleTime = 60_000;

export function createTablesInMemory({ log, clock, random }: InMemoryParts): TablesInMemory {
  const open = new Map<string, Promise<Found>>();
  const forgetting = new Map<ServedTable, () => void>();

  async function read(id: string): Promise<Result<OnlineTable, Parting>> {
    const lines = await log.read(id);
    if (!lines.ok) return failure(lines.problem === 'no-table' ? 'no-table' : 'failing');
    const state = replayed(lines.value);
    return state === null ? failure('cannot-replay') : success(state);
  }

  function begin(id: string, state: OnlineTable): ServedTable {
    const table = createTable(id, state, {
      ...{ log, clock, reload: read },
      choose: ({ record }, level) => choosePlay(record, level, random),
      onShut: () => {
        callOffForgetting(table);
        forget(id);
      },
    });
    return table;
  }

  function forget(id: string): void {
    open.delete(id);
    release(id).catch(() => undefined);
  }

  async function release(id: string): Promise<void> {
    if (!open.has(id)) await log.release(id);
  }

  function callOffForgetting(table: ServedTable): void {
    forgetting.get(table)?.();
    forgetting.delete(table);
  }

  return {
    find: (id) => {
      const known = open.get(id);
      if (known !== undefined) return known;
      const found = read(id).then((state) => (state.ok ? success(begin(id, state.value)) : state));
      open.set(id, found);
      // What cannot be read now may be read later.
      const forgetFailed = (result: Found): void => {
        if (!result.ok) open.delete(id);
      };
      found.then(forgetFailed).catch(() => open.delete(id));
      return found;
    },
    isInMemory: (id) => open.has(id),
    forgetIfEmpty: (id, table) => {
      callOffForgetting(table);
      if (!table.isEmpty() || table.isShut()) return;
      // Called off where somebody comes until then.
      const callOff = clock.after(idleTime, () => {
        forgetting.delete(table);
        open.delete(id);
        table
          .close('moving')
          .then(() => release(id))
          .catch(() => undefined);
      });
      forgetting.set(table, callOff);
    },
    close: async () => {
      for (const table of [...forgetting.keys()]) callOffForgetting(table);
      // Side by side, so that none plays on while another one ends.
      const closing = [...open.values()].map(async (finding) => {
        const found = await finding;
        if (found.ok) await found.value.close('moving');
      });
      await Promise.allSettled(closing);
    },
  };
}

/** The table that the lines of a log make; null where they are not understood here. */
function replayed(lines: readonly string[]): OnlineTable | null {
  try {
    const followed = followAll(lines.map(parseEvent));
    return followed.ok ? followed.state : null;
  } catch {
    // Another version may deal or play otherwise than what is taken for granted here.
    return null;
  }
}

/** Has a bot choose a play for the seat that has the turn, by what that seat may know. */
async function choosePlay(record: RoundRecord, level: ServedLevel, random: Random): Promise<Play> {
  const { position, steps } = playedRound(record);
  const bots = await loadBots[familyOf(record.variant)]();
  const view = rulesOf(position.game).viewFor(position, position.seat, steps);
  return thoughtOf(bots[level](view, random)).play;
}
