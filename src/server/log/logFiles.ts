import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, stat, unlink } from 'node:fs/promises';
import process from 'node:process';

export interface LogFileState {
  readonly size: number;
  /** How many names lead to it: none once it is removed, though it may still be held open. */
  readonly links: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

export interface LogFile {
  readonly read: () => Promise<Buffer>;
  /**
   * Writes behind all there is by then, of other processes too, in one step of the file system.
   * @returns how many of the bytes were written
   */
  readonly append: (bytes: Uint8Array) => Promise<number>;
  /**
   * Writes over what is at its start.
   * @returns how many of the bytes were written
   */
  readonly overwrite: (bytes: Uint8Array) => Promise<number>;
  readonly datasync: () => Promise<void>;
  readonly stat: () => Promise<LogFileState>;
  readonly close: () => Promise<void>;
}

/** Only `begin` makes a file where there is none. */
export type LogFileUse = 'read' | 'overwrite' | 'append' | 'begin';

/** What a log asks of the file system. Each may reject with an error of the machine. */
export interface LogFiles {
  readonly open: (path: string, use: LogFileUse) => Promise<LogFile>;
  readonly stat: (path: string) => Promise<LogFileState>;
  readonly unlink: (path: string) => Promise<void>;
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** @returns the topmost folder that was made, undefined where all were there */
  readonly makeFolder: (folder: string) => Promise<string | undefined>;
  /** Has the names in a folder survive a crash of the machine. */
  readonly syncFolder: (folder: string) => Promise<void>;
}

const flags: Readonly<Record<LogFileUse, number>> = {
  read: constants.O_RDONLY,
  overwrite: constants.O_RDWR,
  append: constants.O_RDWR | constants.O_APPEND,
  begin: constants.O_RDWR | constants.O_APPEND | constants.O_CREAT,
};

export const nodeLogFiles: LogFiles = {
  // A file holds the secrets of deals: other users of the machine do not read it.
  open: async (path, use) => logFile(await open(path, flags[use], 0o600)),
  stat: async (path) => stateOf(await stat(path)),
  unlink,
  list: (folder) => readdir(folder),
  makeFolder: (folder) => mkdir(folder, { recursive: true }),
  syncFolder: async (folder) => {
    // Windows opens no folders, and keeps their names by itself.
    if (process.platform === 'win32') return;
    const handle = await open(folder, constants.O_RDONLY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};

function logFile(handle: FileHandle): LogFile {
  return {
    read: () => readWhole(handle),
    append: async (bytes) => (await handle.write(bytes)).bytesWritten,
    overwrite: async (bytes) => (await handle.write(bytes, 0, bytes.length, 0)).bytesWritten,
    datasync: () => handle.datasync(),
    stat: async () => stateOf(await handle.stat()),
    close: () => handle.close(),
  };
}

async function readWhole(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const bytes = Buffer.alloc(size);
  let had = 0;
  while (had < bytes.length) {
    const { bytesRead } = await handle.read(bytes, had, bytes.length - had, had);
    if (bytesRead === 0) break;
    had += bytesRead;
  }
  return bytes.subarray(0, had);
}

function stateOf({
  size,
  nlink,
  mtimeMs,
}: {
  readonly size: number;
  readonly nlink: number;
  readonly mtimeMs: number;
}): LogFileState {
  return { size, links: nlink, changed: mtimeMs };
}
