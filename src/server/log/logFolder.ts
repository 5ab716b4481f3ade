import { dirname, join } from 'node:path';
import { tableIdPattern } from '../../online/key.ts';
import type { LogFiles } from './logFiles.ts';
import { logTroubleOf, unlessMissing, WriteCutShort } from './machineFault.ts';
import type { LoggedTable, LogTrouble } from './tableLog.ts';

/** The folder of a log. None of it rejects but `make` and `sync`. */
export interface LogFolder {
  readonly pathOf: (id: string) => string;
  readonly make: () => Promise<void>;
  /** Has the names in it survive a crash of the machine. */
  readonly sync: () => Promise<void>;
  readonly tables: () => Promise<readonly LoggedTable[]>;
  readonly trouble: () => Promise<LogTrouble | null>;
}

const ending = '.log';

/** Is written and removed again to see whether anything can be. */
const trialName = 'trial';
// Some file systems have room for a few bytes where there is none for more.
const trial = Buffer.alloc(4096, '.');

/** @param path is absolute */
export function openLogFolder(path: string, files: LogFiles): LogFolder {
  /** The topmost folder that was made and whose own name may be lost in a crash. */
  let made: string | undefined;

  const make = async (): Promise<void> => {
    made = (await files.makeFolder(path)) ?? made;
    if (made === undefined) return;
    for (let each = path; each.length >= made.length; each = dirname(each)) {
      await files.syncFolder(dirname(each));
    }
    made = undefined;
  };

  const tableCalled = async (name: string): Promise<LoggedTable | null> => {
    const id = name.slice(0, -ending.length);
    if (!name.endsWith(ending) || !tableIdPattern.test(id)) return null;
    const state = await files.stat(join(path, name)).catch(() => null);
    return state && { id, changed: state.changed };
  };

  const tryOut = async (): Promise<void> => {
    await make();
    const trialPath = join(path, trialName);
    const file = await files.open(trialPath, 'begin');
    try {
      if ((await file.append(trial)) < trial.length) throw new WriteCutShort();
      await file.datasync();
    } finally {
      await file.close();
      // Another process may try the same.
      await files.unlink(trialPath).catch(unlessMissing);
    }
  };

  return {
    pathOf: (id) => join(path, `${id}${ending}`),
    make,
    sync: () => files.syncFolder(path),
    tables: async () => {
      const names = await files.list(path).catch(() => []);
      const tables = await Promise.all(names.map(tableCalled));
      return tables.filter((table) => table !== null);
    },
    trouble: async () => {
      try {
        await tryOut();
        return null;
      } catch (fault) {
        return logTroubleOf(fault);
      }
    },
  };
}
