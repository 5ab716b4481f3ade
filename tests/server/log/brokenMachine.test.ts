import { describe, expect, test } from 'vitest';
import { createFileLog } from '../../../src/server/log/fileLog.ts';
import type { TableLog } from '../../../src/server/log/tableLog.ts';
import { chanceOf } from '../../support/chance.ts';
import { runs } from '../../support/thoroughness.ts';
import { aroundFiles, type FileOperation, machineFault } from './aroundFiles.ts';
import { createScribe, type Scribe } from './keptLines.ts';
import { createModelDisk } from './modelDisk.ts';

const id = 'abcdefgh01234567';

/**
 * How an operation of the machine fails: before it is done, after it, or in the middle, where some
 * of what was written is lost for good.
 */
const failures = ['undone', 'done', 'half done'] as const;

interface Breaking {
  readonly how: (typeof failures)[number];
  readonly fails: (step: number) => boolean;
}

/** A disk that fails at some steps until it is mended. */
function breakingDisk(seed: number, { how, fails }: Breaking) {
  const disk = createModelDisk(chanceOf(seed));
  const taken: FileOperation[] = [];
  let isMended = false;
  const failsNow = () => !isMended && fails(taken.length - 1);
  const files = aroundFiles(disk.files, {
    around: async (operation, work) => {
      taken.push(operation);
      if (!failsNow()) return await work();
      disk.failSync(how === 'half done' ? 'EIO' : null);
      if (how !== 'undone' && operation !== 'open') {
        const value = await work().finally(() => disk.failSync(null));
        if (how === 'half done' && operation === 'append') return value;
      }
      throw machineFault('EIO');
    },
    cut: (bytes) =>
      failsNow() && how === 'half done' ? bytes.subarray(0, bytes.length / 2) : bytes,
  });
  const mend = () => {
    isMended = true;
    disk.failSync(null);
  };
  return { ...disk, breaking: files, taken, mend };
}

async function workWith(log: TableLog, scribe: Scribe): Promise<void> {
  await scribe.write(log);
  await log.trouble();
  await scribe.write(log);
  await scribe.write(log);
  await log.release(id);
  await log.tables();
  await scribe.write(log);
  await log.remove('another000000000');
  await scribe.write(log);
}

describe.each(failures)('an operation of the machine that fails %s', (how) => {
  describe.each([
    ['once', (first: number) => (step: number) => step === first],
    ['and all after it', (first: number) => (step: number) => step >= first],
    [
      'and the third after it',
      (first: number) => (step: number) => step >= first && (step - first) % 3 === 0,
    ],
  ])('%s', (_, failsFrom) => {
    test.each([
      ['loses nothing that was kept, and all goes on after it', false],
      ['loses nothing that was kept where the power is cut as well', true],
    ])('%s', async (_title, isCut) => {
      const met = new Set<FileOperation>();
      for (let first = 0; ; first += 1) {
        const disk = breakingDisk(first, { how, fails: failsFrom(first) });
        const scribe = createScribe(id);
        const log = createFileLog('/tables', disk.breaking);
        await workWith(log, scribe);
        const broken = disk.taken[first];
        if (broken === undefined) break;
        met.add(broken);
        disk.mend();
        if (isCut) disk.cutPower();
        else await scribe.expectKept(log);
        const next = createFileLog('/tables', disk.files);
        expect(await next.trouble()).toBeNull();
        await scribe.expectKept(next);
      }
      expect([...met].sort()).toEqual([
        'append',
        'close',
        'datasync',
        'fileStat',
        'list',
        'makeFolder',
        'open',
        'read',
        'stat',
        'syncFolder',
        'unlink',
      ]);
    });
  });
});

test('what was kept outlives any order of failures, kills and power cuts', async () => {
  for (let seed = 0; seed < runs(75, 5000); seed += 1) {
    const chance = chanceOf(seed);
    const how = failures[seed % failures.length] ?? 'undone';
    const often = chance() * 0.2;
    const disk = breakingDisk(seed, { how, fails: () => chance() < often });
    const scribe = createScribe(id);
    // Of what a disk has lost by itself only the process knows that was told so.
    const isKilled = how !== 'half done';
    const open = () => {
      let left = isKilled && chance() < 0.5 ? chance() * 40 : Number.POSITIVE_INFINITY;
      const files = aroundFiles(disk.breaking, {
        around: (_, work) => {
          left -= 1;
          return left < 0 ? Promise.reject(machineFault('EIO')) : work();
        },
      });
      return createFileLog('/tables', files);
    };
    let log = open();
    for (let step = 0; step < 25; step += 1) {
      const next = chance();
      if (next < 0.1 && isKilled) log = open();
      else if (next < 0.2) {
        disk.cutPower();
        log = open();
      } else if (next < 0.3) await log.release(id);
      else await scribe.write(log);
    }
    disk.mend();
    await scribe.expectKept(isKilled ? createFileLog('/tables', disk.files) : log);
    disk.cutPower();
    await scribe.expectKept(createFileLog('/tables', disk.files));
  }
});

test('a line that is read is kept, although its writer was killed and the disk has failed', async () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const disk = createModelDisk(chanceOf(seed));
    const killed = aroundFiles(disk.files, {
      around: (operation, work) =>
        operation === 'datasync' ? Promise.reject(machineFault('EIO')) : work(),
    });
    await createFileLog('/tables', killed).append(id, 0, 'a line of several pages of the disk');
    const log = createFileLog('/tables', disk.files);
    disk.failSync('EIO');
    expect(await log.read(id)).toEqual({ ok: false, problem: 'failing' });
    disk.failSync(null);
    const lines = await log.read(id);
    expect(lines).toEqual({ ok: true, value: ['a line of several pages of the disk'] });
    disk.cutPower();
    expect(await createFileLog('/tables', disk.files).read(id)).toEqual(lines);
  }
});

test.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EROFS', 'read-only'],
  ['ENOTDIR', 'read-only'],
  ['EIO', 'failing'],
  ['EMFILE', 'failing'],
])('%s is told as %s by whatever it stops', async (code, trouble) => {
  const disk = createModelDisk(chanceOf(1));
  let isBroken = false;
  const files = aroundFiles(disk.files, {
    around: (_, work) => (isBroken ? Promise.reject(machineFault(code)) : work()),
  });
  const log = createFileLog('/tables', files);
  expect(await log.append(id, 0, 'line 0')).toBe('kept');
  isBroken = true;
  expect(await log.append(id, 1, 'line 1')).toBe(trouble);
  expect(await log.append('another000000000', 0, 'line 0')).toBe(trouble);
  expect(await log.read(id)).toEqual({ ok: false, problem: trouble });
  expect(await log.remove(id)).toBe(trouble);
  expect(await log.trouble()).toBe(trouble);
  expect(await log.tables()).toEqual([]);
  await log.release(id);
  await log.close();
});

test('a write that ends early is told as a lack of room', async () => {
  const disk = createModelDisk(chanceOf(1));
  const cut = (bytes: Uint8Array) => bytes.subarray(0, 3);
  const log = createFileLog(
    '/tables',
    aroundFiles(disk.files, { around: (_, work) => work(), cut }),
  );
  expect(await log.append(id, 0, 'line 0')).toBe('full');
  expect(await log.trouble()).toBe('full');
});

test('what cannot be written can still be read', async () => {
  const disk = createModelDisk(chanceOf(1));
  const files = aroundFiles(disk.files, {
    around: (operation, work) =>
      ['append', 'datasync', 'syncFolder'].includes(operation)
        ? Promise.reject(machineFault('EROFS'))
        : work(),
  });
  expect(await createFileLog('/tables', disk.files).append(id, 0, 'line 0')).toBe('kept');
  const log = createFileLog('/tables', files);
  expect(await log.read(id)).toEqual({ ok: true, value: ['line 0'] });
  expect(await log.append(id, 1, 'line 1')).toBe('read-only');
});
