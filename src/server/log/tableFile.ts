import { foldLog, formatEntry, type LogEntry, tornEnd } from './logEntry.ts';
import type { LogFile } from './logFiles.ts';
import { WriteCutShort } from './machineFault.ts';
import type { Appended } from './tableLog.ts';

interface Holding {
  /** Eight hexadecimal digits that no other log on the folder has. */
  readonly writer: string;
  /** Has the name of the file survive a crash of the machine. */
  readonly syncName: () => Promise<void>;
  readonly doubt: () => void;
}

/** A table's file, held open until a line is not kept. */
export interface TableFile {
  /** As `append` of a log, but that it rejects with what the machine says. */
  readonly append: (at: number, line: string) => Promise<Appended>;
  readonly close: () => Promise<void>;
}

/**
 * Takes a file that was opened to append. As everybody writes behind what there is by then, the
 * order in the file is the same for all, and of two who write a line of one number the first has
 * won: each sees afterwards whether that was itself. Nothing is ever taken out, since that could
 * take a line of somebody else with it.
 */
export function holdTableFile(file: LogFile, { writer, syncName, doubt }: Holding): TableFile {
  let size = -1;
  let count = -1;
  let torn = false;
  let isNameSafe = false;

  const reread = async (): Promise<readonly LogEntry[]> => {
    const bytes = await file.read();
    const folded = foldLog(bytes);
    [size, count, torn] = [bytes.length, folded.entries.length, folded.torn];
    return folded.entries;
  };

  /** @returns where the file ends after it, if no other log writes */
  const write = async (text: string): Promise<number> => {
    const bytes = Buffer.from(text);
    // The rest would come too late where somebody else has written by now.
    if ((await file.append(bytes)) < bytes.length) throw new WriteCutShort();
    try {
      await file.datasync();
    } catch (fault) {
      doubt();
      throw fault;
    }
    // The process that began the file may have been killed before its name was safe.
    if (!isNameSafe) await syncName();
    isNameSafe = true;
    return size + bytes.length;
  };

  const append = async (at: number, line: string, isAgain = false): Promise<Appended> => {
    // What was known last is mostly true; where it is not, that shows after the writing too.
    if (count !== at && (await file.stat()).size !== size) await reread();
    if (count !== at) return 'behind';
    const end = await write((torn ? tornEnd : '') + formatEntry(at, { line, writer }));
    const after = await file.stat();
    // Somebody has removed it.
    if (after.links === 0) return 'behind';
    if (after.size === end) {
      [size, count, torn] = [end, at + 1, false];
      return 'kept';
    }
    const won = (await reread())[at];
    // It has come behind a torn line, and so it counts for nothing: the next one will not.
    if (won === undefined && !isAgain) return await append(at, line, true);
    return won?.writer === writer && won.line === line ? 'kept' : 'behind';
  };
  return { append: (at, line) => append(at, line), close: () => file.close() };
}

/**
 * Writes a file once more as it reads. After a failed `datasync` the machine takes it for written,
 * though it may stand in its memory alone, and the next `datasync` would leave it at that. Only the
 * process that was told so knows of it: where it is killed before this, the line may be lost.
 * @param file was opened to overwrite
 */
export async function writeAnew(file: LogFile): Promise<void> {
  const bytes = await file.read();
  if ((await file.overwrite(bytes)) < bytes.length) throw new WriteCutShort();
}
