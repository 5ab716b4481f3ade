import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { tableIdPattern } from '../../online/key.ts';
import { foldLog } from './logEntry.ts';
import { type LogFile, type LogFiles, type LogFileUse, nodeLogFiles } from './logFiles.ts';
import { openLogFolder } from './logFolder.ts';
import { logTroubleOf, unlessMissing } from './machineFault.ts';
import { holdTableFile, type TableFile, writeAnew } from './tableFile.ts';
import type { Appended, LinesRead, LogTrouble, TableLog } from './tableLog.ts';
import { createTurns } from './turns.ts';

/** How many files are held open for what may be written next. */
const mostHeld = 800;
/** How many more may be open for what is being done. */
const mostAtOnce = 64;

/**
 * A log that keeps each table in a file of one folder, called after its id, which is 16 lower-case
 * letters and digits: no other text is the id of a table. The folder is made where it is missing,
 * and can be copied at any time.
 *
 * A line counts once the disk of the machine has it. What was written by half stays in its file
 * and counts for nothing. A line whose writing has ended in trouble may be there all the same, and
 * a table that could not be begun may be listed until it is removed.
 *
 * Several logs, of several processes too, may share a folder on a disk of their machine. On one of
 * the network they may not: there, two that append at one moment write over one another.
 */
export function createFileLog(path: string, files: LogFiles = nodeLogFiles): TableLog {
  const folder = openLogFolder(resolve(path), files);
  const writer = randomBytes(4).toString('hex');
  const turns = createTurns(mostAtOnce);
  /** The one that was used last is the last. */
  const held = new Map<string, TableFile>();
  /** The tables whose file is to be written anew before it is believed. */
  const doubts = new Set<string>();
  let isClosed = false;

  /** Null where there is no such file. */
  const openFile = (id: string, use: LogFileUse): Promise<LogFile | null> =>
    files.open(folder.pathOf(id), use).catch(unlessMissing);

  const settle = async (id: string): Promise<void> => {
    if (!doubts.has(id)) return;
    const file = await openFile(id, 'overwrite');
    if (file !== null) await closing(file, () => writeAnew(file));
    doubts.delete(id);
  };

  const letGo = async (id: string): Promise<void> => {
    const file = held.get(id);
    held.delete(id);
    // All that was kept is safe by now.
    await file?.close().catch(() => undefined);
  };

  /** Lets go of another table where there are too many, of the one that was used longest ago. */
  const hold = async (id: string, file: TableFile): Promise<void> => {
    held.delete(id);
    held.set(id, file);
    if (held.size <= mostHeld) return;
    for (const other of held.keys()) if (!turns.isAtWork(other)) return await letGo(other);
  };

  const fileToAppend = async (id: string, at: number): Promise<TableFile | null> => {
    const there = held.get(id);
    if (there !== undefined) return there;
    if (at === 0) await folder.make();
    const file = await openFile(id, at === 0 ? 'begin' : 'append');
    const doubt = () => doubts.add(id);
    return file && holdTableFile(file, { writer, syncName: folder.sync, doubt });
  };

  const append = async (id: string, at: number, line: string): Promise<Appended> => {
    let appended: Appended = 'behind';
    try {
      await settle(id);
      const file = await fileToAppend(id, at);
      if (file !== null) {
        await hold(id, file);
        appended = await file.append(at, line);
      }
    } catch (fault) {
      appended = logTroubleOf(fault);
    }
    if (appended !== 'kept') await letGo(id);
    return appended;
  };

  /** A line that is read is taken for kept, though its writer may have been killed before that. */
  const makeSafe = async (id: string, file: LogFile): Promise<void> => {
    try {
      await file.datasync();
    } catch (fault) {
      // Where nothing can be written, nothing waits to be.
      if (logTroubleOf(fault) === 'read-only') return;
      doubts.add(id);
      throw fault;
    }
    await folder.sync();
  };

  const read = async (id: string): Promise<LinesRead> => {
    try {
      await settle(id);
      const file = await openFile(id, 'read');
      if (file === null) return { ok: false, problem: 'no-table' };
      const { entries } = await closing(file, async () => {
        const bytes = await file.read();
        await makeSafe(id, file);
        return foldLog(bytes);
      });
      if (entries.length === 0) return { ok: false, problem: 'no-table' };
      return { ok: true, value: entries.map(({ line }) => line) };
    } catch (fault) {
      return { ok: false, problem: logTroubleOf(fault) };
    }
  };

  const remove = async (id: string): Promise<LogTrouble | null> => {
    await letGo(id);
    try {
      await files.unlink(folder.pathOf(id)).catch(unlessMissing);
      doubts.delete(id);
      // Its secrets would come back with its name.
      await folder.sync().catch(unlessMissing);
      return null;
    } catch (fault) {
      return logTroubleOf(fault);
    }
  };

  const isWritable = (line: string): boolean => !isClosed && !line.includes('\n');

  return {
    read: async (id) =>
      tableIdPattern.test(id)
        ? await turns.take(id, () => read(id))
        : { ok: false, problem: 'no-table' },
    append: async (id, at, line) => {
      if (!isWritable(line)) return 'failing';
      return tableIdPattern.test(id) ? await turns.take(id, () => append(id, at, line)) : 'behind';
    },
    remove: async (id) => {
      if (isClosed) return 'failing';
      return tableIdPattern.test(id) ? await turns.take(id, () => remove(id)) : null;
    },
    tables: folder.tables,
    trouble: async () => (isClosed ? 'failing' : await folder.trouble()),
    release: (id) => turns.take(id, () => letGo(id)),
    close: async () => {
      isClosed = true;
      await turns.ended();
      await Promise.all([...held.keys()].map(letGo));
    },
  };
}

async function closing<Value>(file: LogFile, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } finally {
    await file.close().catch(() => undefined);
  }
}
