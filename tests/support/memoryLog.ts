import { tableIdPattern } from '../../src/online/key.ts';
import type { LogTrouble, TableLog } from '../../src/server/log/tableLog.ts';

interface KeptTable {
  readonly lines: string[];
  changed: number;
}

/** A log in memory, which can be made to fail. */
export interface MemoryLog extends TableLog {
  /** What reading meets, null where it goes well. */
  reading: LogTrouble | null;
  /** What each attempt to write or remove meets, null where it goes well. */
  writing: LogTrouble | null;
}

/** @param kept several logs may share it, as several processes share a folder */
export function createMemoryLog(
  kept = new Map<string, KeptTable>(),
  now: () => number = Date.now,
): MemoryLog {
  let isClosed = false;
  const log: MemoryLog = {
    reading: null,
    writing: null,
    read: async (id) => {
      await Promise.resolve();
      if (log.reading !== null) return { ok: false, problem: log.reading };
      const table = kept.get(id);
      return table === undefined
        ? { ok: false, problem: 'no-table' }
        : { ok: true, value: [...table.lines] };
    },
    append: async (id, at, line) => {
      if (isClosed || line.includes('\n')) return 'failing';
      await Promise.resolve();
      if (!tableIdPattern.test(id)) return 'behind';
      if (log.writing !== null) return log.writing;
      const table = kept.get(id) ?? { lines: [], changed: 0 };
      if (table.lines.length !== at) return 'behind';
      table.lines.push(line);
      table.changed = now();
      kept.set(id, table);
      return 'kept';
    },
    remove: async (id) => {
      if (isClosed) return 'failing';
      await Promise.resolve();
      if (log.writing !== null) return log.writing;
      kept.delete(id);
      return null;
    },
    tables: () => Promise.resolve([...kept].map(([id, { changed }]) => ({ id, changed }))),
    trouble: () => Promise.resolve(isClosed ? 'failing' : log.writing),
    release: () => Promise.resolve(),
    close: () => {
      isClosed = true;
      return Promise.resolve();
    },
  };
  return log;
}
