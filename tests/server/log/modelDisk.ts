import { dirname } from 'node:path';
import type { LogFile, LogFileState, LogFiles } from '../../../src/server/log/logFiles.ts';
import { machineFault } from './aroundFiles.ts';

interface ModelFile {
  links: number;
  /** What can be read. */
  memory: Buffer;
  /** What a power cut leaves. */
  disk: Buffer;
  /** The pages that the machine knows to be in its memory alone. */
  readonly dirty: Set<number>;
}

/** Small, so that most lines lie on several. */
const page = 16;

/**
 * A disk behind the memory of its machine, as Linux has them: what is written reaches the disk with
 * `datasync`, or at any time before it, and a `datasync` that fails takes the pages for clean.
 * @param chance of 0 to less than 1
 */
export function createModelDisk(chance: () => number) {
  let names = new Map<string, ModelFile>();
  let safeNames = new Map<string, ModelFile>();
  let syncFault: string | null = null;

  const writeOut = (file: ModelFile, isWritten: () => boolean): void => {
    const pages = [...file.dirty].filter(isWritten);
    const ends = pages.map((at) => Math.min((at + 1) * page, file.memory.length));
    const disk = Buffer.alloc(Math.max(file.disk.length, ...ends));
    file.disk.copy(disk);
    for (const at of pages) file.memory.copy(disk, at * page, at * page, (at + 1) * page);
    file.disk = disk;
    file.dirty.clear();
  };

  const write = (file: ModelFile, bytes: Uint8Array, from: number): Promise<number> => {
    const memory = Buffer.alloc(Math.max(file.memory.length, from + bytes.length));
    file.memory.copy(memory);
    memory.set(bytes, from);
    file.memory = memory;
    const last = Math.floor((from + bytes.length - 1) / page);
    for (let at = Math.floor(from / page); at <= last; at += 1) file.dirty.add(at);
    return Promise.resolve(bytes.length);
  };

  const stateOf = (file: ModelFile): Promise<LogFileState> =>
    Promise.resolve({ size: file.memory.length, links: file.links, changed: 0 });

  const isSpared = () => chance() < 0.5;

  const opened = (file: ModelFile): LogFile => {
    let isOpen = true;
    const whileOpen = <Value>(work: () => Promise<Value>): Promise<Value> =>
      isOpen ? work() : Promise.reject(machineFault('EBADF'));
    return {
      read: () => whileOpen(() => Promise.resolve(Buffer.from(file.memory))),
      append: (bytes) => whileOpen(() => write(file, bytes, file.memory.length)),
      overwrite: (bytes) => whileOpen(() => write(file, bytes, 0)),
      datasync: () =>
        whileOpen(() => {
          writeOut(file, syncFault === null ? () => true : isSpared);
          return syncFault === null ? Promise.resolve() : Promise.reject(machineFault(syncFault));
        }),
      stat: () => whileOpen(() => stateOf(file)),
      close: () =>
        whileOpen(() => {
          isOpen = false;
          return Promise.resolve();
        }),
    };
  };

  const named = (path: string): Promise<ModelFile> => {
    const file = names.get(path);
    return file === undefined ? Promise.reject(machineFault('ENOENT')) : Promise.resolve(file);
  };

  const files: LogFiles = {
    open: async (path, use) => {
      if (use === 'begin' && !names.has(path)) {
        const empty = { memory: Buffer.alloc(0), disk: Buffer.alloc(0) };
        names.set(path, { links: 1, ...empty, dirty: new Set() });
      }
      return opened(await named(path));
    },
    stat: async (path) => stateOf(await named(path)),
    unlink: async (path) => {
      const file = await named(path);
      file.links -= 1;
      names.delete(path);
    },
    list: (folder) =>
      Promise.resolve(
        [...names.keys()]
          .filter((path) => dirname(path) === folder)
          .map((path) => path.slice(folder.length + 1)),
      ),
    makeFolder: () => Promise.resolve(undefined),
    syncFolder: () => {
      safeNames = new Map(names);
      return Promise.resolve();
    },
  };

  return {
    files,
    /** Has `datasync` fail with this code, or go well again. */
    failSync: (code: string | null): void => {
      syncFault = code;
    },
    cutPower: (): void => {
      names = new Map(safeNames);
      for (const file of names.values()) {
        writeOut(file, isSpared);
        file.memory = Buffer.from(file.disk);
      }
    },
  };
}
