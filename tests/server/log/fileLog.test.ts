import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileLog } from '../../../src/server/log/fileLog.ts';
import { nodeLogFiles } from '../../../src/server/log/logFiles.ts';
import { chanceOf } from '../../support/chance.ts';
import { runs } from '../../support/thoroughness.ts';
import { aroundFiles, type FileOperation, machineFault } from './aroundFiles.ts';
import { createModelDisk } from './modelDisk.ts';
import { tempFolders } from './tempFolders.ts';

const tempFolder = tempFolders();
const id = 'abcdefgh01234567';
const fileOf = (folder: string) => join(folder, `${id}.log`);
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`);

test('each table is a file of text with a line for each line', async () => {
  const folder = join(tempFolder(), 'data', 'tables');
  const log = createFileLog(folder);
  for (const [at, line] of numbered(3).entries()) await log.append(id, at, line);
  expect(await log.trouble()).toBeNull();
  await log.close();
  expect(readdirSync(folder)).toEqual([`${id}.log`]);
  const text = readFileSync(fileOf(folder), 'utf8');
  // Nobody else on the machine reads it; Windows tells by other means.
  if (process.platform !== 'win32') expect(statSync(fileOf(folder)).mode & 0o077).toBe(0);
  expect(text).toMatch(/^(\d line \d [0-9a-f]{8}-[0-9a-f]{8}\n){3}$/);
});

test('a last line that was torn at any byte counts for nothing, and the next is written after it', async () => {
  const folder = tempFolder();
  const log = createFileLog(folder);
  const lines = ['first', '{"name":"十五湖","play":"54x63"}'];
  for (const [at, line] of lines.entries()) await log.append(id, at, line);
  await log.release(id);
  const whole = readFileSync(fileOf(folder));
  const begin = whole.indexOf('\n') + 1;
  for (let cut = begin; cut < whole.length; cut += 1) {
    writeFileSync(fileOf(folder), whole.subarray(0, cut));
    expect(await log.read(id)).toEqual({ ok: true, value: ['first'] });
    // What was torn may even be the same line.
    const next = cut % 2 === 0 ? 'second' : lines[1];
    expect(await log.append(id, 0, 'first')).toBe('behind');
    expect(await log.append(id, 1, next ?? '')).toBe('kept');
    expect(await log.append(id, 2, 'third')).toBe('kept');
    await log.release(id);
    expect(await createFileLog(folder).read(id)).toEqual({
      ok: true,
      value: ['first', next, 'third'],
    });
  }
  await log.close();
});

test('a first line that was torn at any byte is no table, and can be written again', async () => {
  const folder = tempFolder();
  const log = createFileLog(folder);
  await log.append(id, 0, 'first');
  await log.release(id);
  const whole = readFileSync(fileOf(folder));
  for (let cut = 0; cut < whole.length; cut += 1) {
    writeFileSync(fileOf(folder), whole.subarray(0, cut));
    expect(await log.read(id)).toEqual({ ok: false, problem: 'no-table' });
    expect(await log.append(id, 1, 'second')).toBe('behind');
    expect(await log.append(id, 0, 'first')).toBe('kept');
    await log.release(id);
    expect(await log.read(id)).toEqual({ ok: true, value: ['first'] });
  }
  await log.close();
});

test('a line of which a byte is another one counts for nothing', async () => {
  const folder = tempFolder();
  const log = createFileLog(folder);
  for (const [at, line] of numbered(2).entries()) await log.append(id, at, line);
  const whole = readFileSync(fileOf(folder));
  for (let at = whole.indexOf('\n') + 1; at < whole.length; at += 1) {
    for (const other of [0, 0x20, 0x39, 0xff]) {
      const spoiled = Buffer.from(whole);
      if (spoiled[at] === other) continue;
      spoiled[at] = other;
      writeFileSync(fileOf(folder), spoiled);
      expect(await log.read(id)).toEqual({ ok: true, value: numbered(1) });
    }
  }
  await log.close();
});

test('what two logs write between two steps of each other, the first in the file has won', async () => {
  const steps: readonly FileOperation[] = ['open', 'fileStat', 'read', 'append', 'datasync'];
  for (const step of steps) {
    for (const when of ['before', 'after'] as const) {
      for (const line of ['line 1', 'another']) {
        const disk = createModelDisk(chanceOf(1));
        const rival = createFileLog('/tables', disk.files);
        let rivalHas: string | null = null;
        const meddle = async () => {
          rivalHas ??= await rival.append(id, 1, line);
        };
        let isReady = false;
        const files = aroundFiles(disk.files, {
          around: async (operation, work) => {
            if (isReady && operation === step && when === 'before') await meddle();
            const value = await work();
            if (isReady && operation === step && when === 'after') await meddle();
            return value;
          },
        });
        const log = createFileLog('/tables', files);
        expect(await log.append(id, 0, 'line 0')).toBe('kept');
        await log.release(id);
        isReady = true;
        const answer = await log.append(id, 1, 'line 1');
        expect([answer, rivalHas].sort()).toEqual(['behind', 'kept']);
        const value = ['line 0', answer === 'kept' ? 'line 1' : line];
        expect(await log.read(id)).toEqual({ ok: true, value });
        expect(await rival.read(id)).toEqual({ ok: true, value });
        expect(await log.append(id, 2, 'line 2')).toBe('kept');
        expect(await rival.append(id, 3, 'line 3')).toBe('kept');
      }
    }
  }
});

test('a line is kept although somebody writes the next before it is known to be', async () => {
  for (const step of ['append', 'datasync'] as const) {
    const disk = createModelDisk(chanceOf(1));
    const rival = createFileLog('/tables', disk.files);
    const files = aroundFiles(disk.files, {
      around: async (operation, work) => {
        const value = await work();
        if (operation === step) expect(await rival.append(id, 1, 'line 1')).toBe('kept');
        return value;
      },
    });
    const log = createFileLog('/tables', files);
    expect(await log.append(id, 0, 'line 0')).toBe('kept');
    expect(await rival.read(id)).toEqual({ ok: true, value: numbered(2) });
    expect(await rival.append(id, 2, 'line 2')).toBe('kept');
  }
});

test('a file that the machine may not have written is written anew as it is', async () => {
  const folder = tempFolder();
  let fails = false;
  const met: FileOperation[] = [];
  const files = aroundFiles(nodeLogFiles, {
    around: (operation, work) => {
      met.push(operation);
      return fails && operation === 'datasync' ? Promise.reject(machineFault('EIO')) : work();
    },
  });
  const log = createFileLog(folder, files);
  expect(await log.append(id, 0, 'line 0')).toBe('kept');
  fails = true;
  expect(await log.append(id, 1, 'line 1')).toBe('failing');
  expect(await log.read(id)).toEqual({ ok: false, problem: 'failing' });
  fails = false;
  const text = readFileSync(fileOf(folder), 'utf8');
  met.length = 0;
  expect(await log.read(id)).toEqual({ ok: true, value: numbered(2) });
  expect(met).toContain('overwrite');
  met.length = 0;
  expect(await log.read(id)).toEqual({ ok: true, value: numbered(2) });
  expect(met).not.toContain('overwrite');
  expect(readFileSync(fileOf(folder), 'utf8')).toBe(text);
  expect(await log.append(id, 2, 'line 2')).toBe('kept');
  expect(await log.read(id)).toEqual({ ok: true, value: numbered(3) });
  await log.close();
});

test('a table that somebody else removes while a line is written keeps nothing', async () => {
  const folder = tempFolder();
  const rival = createFileLog(folder);
  let isReady = false;
  const files = aroundFiles(nodeLogFiles, {
    around: async (operation, work) => {
      if (isReady && operation === 'append') await rival.remove(id);
      return await work();
    },
  });
  const log = createFileLog(folder, files);
  await log.append(id, 0, 'line 0');
  isReady = true;
  expect(await log.append(id, 1, 'line 1')).toBe('behind');
  isReady = false;
  expect(await log.read(id)).toEqual({ ok: false, problem: 'no-table' });
  expect(await log.append(id, 0, 'line 0')).toBe('kept');
  await log.close();
});

test('a copy that is taken while lines are written is a log from which one can go on', async () => {
  const folder = tempFolder();
  const log = createFileLog(folder);
  const ids = numbered(5).map((_, at) => `copied000000000${at}`);
  const kept = new Map(ids.map((each) => [each, 0]));
  let isWriting = true;
  const writing = ids.map(async (each) => {
    for (let at = 0; isWriting; at += 1) {
      const answer = await log.append(each, at, `line ${at}`);
      expect(answer).toBe('kept');
      kept.set(each, at + 1);
    }
  });
  for (let round = 0; round < runs(5, 50); round += 1) {
    while ([...kept.values()].some((count) => count <= round * 3)) await log.read(id);
    const before = new Map(kept);
    const copy = join(tempFolder(), 'copy');
    cpSync(folder, copy, { recursive: true });
    const restored = createFileLog(copy);
    for (const each of ids) {
      const lines = await restored.read(each);
      const count = lines.ok ? lines.value.length : 0;
      expect(count).toBeGreaterThanOrEqual(before.get(each) ?? 0);
      expect(lines).toEqual({ ok: true, value: numbered(count) });
      expect(await restored.append(each, count, `line ${count}`)).toBe('kept');
    }
    await restored.close();
  }
  isWriting = false;
  await Promise.all(writing);
  await log.close();
});

test('where the folder should be there is a file', async () => {
  const folder = join(tempFolder(), 'tables');
  writeFileSync(folder, '');
  const log = createFileLog(folder);
  expect(await log.trouble()).toBe('read-only');
  expect(await log.append(id, 0, 'line 0')).toBe('read-only');
  expect(await log.append(id, 1, 'line 1')).toBe('read-only');
  expect(await log.read(id)).toEqual({ ok: false, problem: 'read-only' });
  expect(await log.tables()).toEqual([]);
  await log.close();
});

test('the folder is made by whoever needs it first, also after it is gone', async () => {
  const folder = join(tempFolder(), 'one', 'two');
  const synced: string[] = [];
  const log = createFileLog(folder, {
    ...nodeLogFiles,
    syncFolder: (path) => {
      synced.push(path);
      return Promise.resolve();
    },
  });
  expect(await log.read(id)).toEqual({ ok: false, problem: 'no-table' });
  expect(await log.tables()).toEqual([]);
  expect(await log.trouble()).toBeNull();
  // Each folder that was made has its own name in the one above it.
  expect(synced.sort()).toEqual([dirname(dirname(folder)), dirname(folder)]);
  expect(await log.append(id, 0, 'line 0')).toBe('kept');
  expect(synced.at(-1)).toBe(folder);
  await log.close();
});

test('a table that is removed stays so after a crash of the machine', async () => {
  const disk = createModelDisk(chanceOf(1));
  const log = createFileLog('/tables', disk.files);
  expect(await log.append(id, 0, 'line 0')).toBe('kept');
  expect(await log.remove(id)).toBeNull();
  disk.cutPower();
  expect(await createFileLog('/tables', disk.files).tables()).toEqual([]);
});

test('what else lies in the folder is no table', async () => {
  const folder = tempFolder();
  for (const name of ['README', 'trial', `${id}.log~`, `${id}.txt`, 'ABCDEFGH01234567.log']) {
    writeFileSync(join(folder, name), 'x');
  }
  const log = createFileLog(folder);
  expect(await log.trouble()).toBeNull();
  await log.append(id, 0, 'line 0');
  expect((await log.tables()).map((table) => table.id)).toEqual([id]);
  mkdirSync(join(folder, 'zzzzzzzzzzzzzzzz.log'));
  expect(await log.read('zzzzzzzzzzzzzzzz')).toEqual({ ok: false, problem: 'failing' });
  expect(await log.append('zzzzzzzzzzzzzzzz', 0, 'line 0')).toBe('failing');
  await log.close();
});

test('what somebody has written into a file by hand counts for nothing', async () => {
  const folder = tempFolder();
  const log = createFileLog(folder);
  await log.append(id, 0, 'line 0');
  appendFileSync(fileOf(folder), '\n1 by hand\n1 by hand 00000000-00000000\nhalf');
  expect(await log.append(id, 1, 'line 1')).toBe('kept');
  expect(await log.read(id)).toEqual({ ok: true, value: numbered(2) });
  await log.close();
});

test('few files are open at a time, and none once the log is closed', async () => {
  const disk = createModelDisk(chanceOf(1));
  const open = { now: 0, most: 0, times: 0 };
  const log = createFileLog(
    '/tables',
    aroundFiles(disk.files, {
      around: async (operation, work) => {
        const value = await work();
        if (operation === 'open') {
          open.now += 1;
          open.times += 1;
        }
        if (operation === 'close') open.now -= 1;
        open.most = Math.max(open.most, open.now);
        return value;
      },
    }),
  );
  const ids = Array.from({ length: 1000 }, (_, at) => `t${String(at).padStart(15, '0')}`);
  await Promise.all(ids.map((each) => log.append(each, 0, 'line 0')));
  await Promise.all(ids.map((each) => log.read(each)));
  expect(open.most).toBeLessThanOrEqual(800 + 64);
  expect(open.now).toBe(800);

  // Those that were used last are still open, and a released one is not.
  open.times = 0;
  const last = ids.slice(-800);
  for (const each of last) await log.append(each, 1, 'line 1');
  expect(open.times).toBe(0);
  await log.release(last[0] ?? '');
  expect(open.now).toBe(799);
  await log.append(last[1] ?? '', 2, 'line 2');
  await log.append(ids[0] ?? '', 1, 'line 1');
  await log.append(ids[1] ?? '', 1, 'line 1');
  await log.append(last[1] ?? '', 3, 'line 3');
  expect(open.times).toBe(2);

  const late = log.append(ids[2] ?? '', 1, 'line 1');
  await log.close();
  expect(await late).toBe('kept');
  expect(open.now).toBe(0);
});

test('a file that is being written stays open, however many are opened after it', async () => {
  const disk = createModelDisk(chanceOf(1));
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let isFirst = true;
  const files = aroundFiles(disk.files, {
    around: async (operation, work) => {
      const waits = isFirst && operation === 'append';
      if (operation === 'append') isFirst = false;
      if (waits) await wait;
      return await work();
    },
  });
  const log = createFileLog('/tables', files);
  const first = log.append(id, 0, 'line 0');
  const ids = Array.from({ length: 410 }, (_, at) => `t${String(at).padStart(15, '0')}`);
  for (const each of ids) expect(await log.append(each, 0, 'line 0')).toBe('kept');
  goOn();
  expect(await first).toBe('kept');
  expect(await log.append(id, 1, 'line 1')).toBe('kept');
});
