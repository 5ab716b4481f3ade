import type { LogFile, LogFiles } from '../../../src/server/log/logFiles.ts';

export type FileOperation = keyof LogFiles | Exclude<keyof LogFile, 'stat'> | 'fileStat';

/** What is done in the place of an operation, or before and after it. */
export interface Around {
  readonly around: <Value>(operation: FileOperation, work: () => Promise<Value>) => Promise<Value>;
  /** How much of what is appended is written. */
  readonly cut?: (bytes: Uint8Array) => Uint8Array;
}

/** Files of which each operation is met by a test. */
export function aroundFiles(files: LogFiles, { around, cut = (bytes) => bytes }: Around): LogFiles {
  const aroundFile = (file: LogFile): LogFile => ({
    read: () => around('read', file.read),
    append: (bytes) => around('append', () => file.append(cut(bytes))),
    overwrite: (bytes) => around('overwrite', () => file.overwrite(bytes)),
    datasync: () => around('datasync', file.datasync),
    stat: () => around('fileStat', file.stat),
    close: () => around('close', file.close),
  });
  return {
    open: async (path, use) => aroundFile(await around('open', () => files.open(path, use))),
    stat: (path) => around('stat', () => files.stat(path)),
    unlink: (path) => around('unlink', () => files.unlink(path)),
    list: (folder) => around('list', () => files.list(folder)),
    makeFolder: (folder) => around('makeFolder', () => files.makeFolder(folder)),
    syncFolder: (folder) => around('syncFolder', () => files.syncFolder(folder)),
  };
}

/** An error as the machine has it. */
export function machineFault(code: string): Error {
  return Object.assign(new Error(code), { code });
}
