import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createFileLog } from '../../../src/server/log/fileLog.ts';
import { type LogFiles, nodeLogFiles } from '../../../src/server/log/logFiles.ts';
import type { TableLog } from '../../../src/server/log/tableLog.ts';
import { createMemoryLog } from '../../support/memoryLog.ts';
import { runs } from '../../support/thoroughness.ts';
import { tempFolders } from './tempFolders.ts';

const tempFolder = tempFolders();
const opened: TableLog[] = [];

afterEach(async () => {
  for (const log of opened.splice(0)) await log.close();
});

function opening(log: TableLog): TableLog {
  opened.push(log);
  return log;
}

/** Waits for no disk: here the machine does not fail. */
const hastyFiles: LogFiles = {
  ...nodeLogFiles,
  open: async (path, use) => ({
    ...(await nodeLogFiles.open(path, use)),
    datasync: () => Promise.resolve(),
  }),
  syncFolder: () => Promise.resolve(),
};

/** What opens one log after another on one place. */
const places: Readonly<Record<string, () => () => TableLog>> = {
  files: () => {
    const folder = join(tempFolder(), 'data', 'tables');
    return () => opening(createFileLog(folder, hastyFiles));
  },
  memory: () => {
    const kept = new Map();
    return () => opening(createMemoryLog(kept));
  },
};

const id = 'abcdefgh01234567';
const other = 'zzzzzzzzzzzzzzzz';

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `line ${at}`);

describe.each(Object.entries(places))('a log in %s', (_, place) => {
  test('gives back the lines of a table as they were written, to whoever opens it', async () => {
    const open = place();
    const log = open();
    const lines = [
      '{"opened":{"game":"tiu-u"}}',
      '',
      ' ',
      '十五湖 🀄 "é" \\n \t',
      'a\rb\u2028c\u0000d',
      '3 {"like":"an entry"} 00000000-00000000',
      'x'.repeat(100_000),
    ];
    for (const [at, line] of lines.entries()) expect(await log.append(id, at, line)).toBe('kept');
    expect(await log.read(id)).toEqual({ ok: true, value: lines });
    await log.close();
    expect(await open().read(id)).toEqual({ ok: true, value: lines });
  });

  test('writes a line at the end alone', async () => {
    const log = place()();
    expect(await log.append(id, 1, 'too early')).toBe('behind');
    expect(await log.read(id)).toEqual({ ok: false, problem: 'no-table' });
    expect(await log.append(id, 0, 'line 0')).toBe('kept');
    for (const at of [0, 2, 17, -1, 0.5, Number.NaN]) {
      expect(await log.append(id, at, `at ${at}`)).toBe('behind');
    }
    expect(await log.append(id, 1, 'line 1')).toBe('kept');
    expect(await log.read(id)).toEqual({ ok: true, value: numbered(2) });
  });

  test.each([
    '',
    'abcdefgh0123456',
    'abcdefgh012345678',
    'ABCDEFGH01234567',
    'abcdefgh0123456\n',
    'abcdefgh01234567\n',
    '../../etc/passwd',
    '../abcdefgh01234',
    'abcdefgh/1234567',
    'abcdefgh\u00001234567',
  ])('knows no table called %j', async (wrong) => {
    const log = place()();
    expect(await log.append(wrong, 0, 'line')).toBe('behind');
    expect(await log.read(wrong)).toEqual({ ok: false, problem: 'no-table' });
    expect(await log.remove(wrong)).toBeNull();
    await log.release(wrong);
    expect(await log.tables()).toEqual([]);
  });

  test('writes no line that has an end of line in it', async () => {
    const log = place()();
    expect(await log.append(id, 0, 'one\ntwo')).toBe('failing');
    expect(await log.read(id)).toEqual({ ok: false, problem: 'no-table' });
  });

  test('writes what comes at once in the order in which it came', async () => {
    const log = place()();
    const lines = numbered(30);
    const answers = await Promise.all(lines.map((line, at) => log.append(id, at, line)));
    expect(answers).toEqual(lines.map(() => 'kept'));
    expect(await log.read(id)).toEqual({ ok: true, value: lines });
  });

  test('lets the first win of those who write the same line at once', async () => {
    const log = place()();
    const answers = await Promise.all(numbered(5).map(() => log.append(id, 0, 'line 0')));
    expect(answers).toEqual(['kept', 'behind', 'behind', 'behind', 'behind']);
    expect(await log.read(id)).toEqual({ ok: true, value: numbered(1) });
  });

  test('notices what somebody else has written', async () => {
    const open = place();
    const [one, two] = [open(), open()];
    expect(await one.append(id, 0, 'line 0')).toBe('kept');
    expect(await two.append(id, 0, 'another')).toBe('behind');
    expect(await two.append(id, 1, 'line 1')).toBe('kept');
    // Whoever knows how many there are by now may write, whether it has read or not.
    expect(await one.append(id, 2, 'line 2')).toBe('kept');
    expect(await two.append(id, 2, 'another')).toBe('behind');
    expect(await two.append(id, 3, 'line 3')).toBe('kept');
    expect(await one.append(id, 3, 'another')).toBe('behind');
    expect(await one.append(id, 4, 'line 4')).toBe('kept');
    expect(await one.read(id)).toEqual({ ok: true, value: numbered(5) });
  });

  test('has one winner for each number that two logs race for', async () => {
    const open = place();
    const logs = [open(), open()];
    const numbers = runs(200, 2000);
    const won: number[] = [];
    const race = async (log: TableLog, name: number): Promise<void> => {
      let at = 0;
      while (at < numbers) {
        // Every other line is the same from both.
        const answer = await log.append(id, at, at % 2 === 0 ? `line ${at}` : `${name} at ${at}`);
        if (answer === 'kept') won.push(at);
        else expect(answer).toBe('behind');
        at += 1;
      }
    };
    await Promise.all(logs.map(race));
    expect(won).toEqual(Array.from({ length: numbers }, (_, at) => at));
    const reads = await Promise.all([...logs, open()].map((log) => log.read(id)));
    expect(new Set(reads.map((read) => JSON.stringify(read))).size).toBe(1);
    expect(reads[0]?.ok && reads[0].value.length).toBe(numbers);
  });

  test('keeps tables apart, a thousand of them', async () => {
    const open = place();
    const log = open();
    const start = Date.now();
    const count = 1000;
    const ids = Array.from({ length: count }, (_, at) => `t${String(at).padStart(15, '0')}`);
    const begun = await Promise.all(ids.map((each) => log.append(each, 0, `of ${each}`)));
    expect(new Set(begun)).toEqual(new Set(['kept']));
    const sample = ids.filter((_, at) => at % runs(10, 1) === 0);
    await Promise.all(sample.map((each) => log.append(each, 1, `again ${each}`)));
    for (const each of sample) {
      const value = [`of ${each}`, `again ${each}`];
      expect(await log.read(each)).toEqual({ ok: true, value });
    }
    const tables = await open().tables();
    expect(tables.map((table) => table.id).sort()).toEqual(ids);
    // The clock of a file system may be a little behind.
    const late = tables.filter(({ changed }) => changed < start - 60_000 || changed > Date.now());
    expect(late).toEqual([]);
  });

  test('forgets a table, which can be begun anew', async () => {
    const open = place();
    const [log, second] = [open(), open()];
    await log.append(id, 0, 'old');
    expect(await log.remove(id)).toBeNull();
    expect(await log.append(id, 0, 'old')).toBe('kept');
    await log.append(other, 0, 'other');
    await second.append(id, 1, 'older');
    expect(await log.remove(id)).toBeNull();
    expect(await log.remove(id)).toBeNull();
    expect(await log.read(id)).toEqual({ ok: false, problem: 'no-table' });
    expect(await log.append(id, 1, 'lost')).toBe('behind');
    expect(await second.append(id, 2, 'lost')).toBe('behind');
    expect((await log.tables()).map((table) => table.id)).toEqual([other]);
    expect(await log.append(id, 0, 'line 0')).toBe('kept');
    expect(await second.append(id, 2, 'lost')).toBe('behind');
    expect(await second.append(id, 1, 'line 1')).toBe('kept');
    expect(await log.read(id)).toEqual({ ok: true, value: numbered(2) });
    expect(await log.read(other)).toEqual({ ok: true, value: ['other'] });
  });

  test('goes on after a table was released', async () => {
    const log = place()();
    await log.release(id);
    const first = log.append(id, 0, 'line 0');
    const released = log.release(id);
    const second = log.append(id, 1, 'line 1');
    await released;
    expect(await Promise.all([first, second])).toEqual(['kept', 'kept']);
    await log.release(id);
    expect(await log.append(id, 2, 'line 2')).toBe('kept');
    expect(await log.read(id)).toEqual({ ok: true, value: numbered(3) });
  });

  test('ends what was begun when it is closed, and writes nothing after that', async () => {
    const open = place();
    const log = open();
    const begun = [log.append(id, 0, 'line 0'), log.append(id, 1, 'line 1')];
    await log.close();
    expect(await Promise.all(begun)).toEqual(['kept', 'kept']);
    expect(await log.append(id, 2, 'late')).toBe('failing');
    expect(await log.append(other, 0, 'late')).toBe('failing');
    expect(await log.remove(id)).toBe('failing');
    expect(await log.trouble()).toBe('failing');
    await log.close();
    const next = open();
    expect(await next.read(id)).toEqual({ ok: true, value: numbered(2) });
    expect(await next.tables()).toHaveLength(1);
  });

  test('can be written where nothing is in the way', async () => {
    const open = place();
    expect(await Promise.all([open().trouble(), open().trouble()])).toEqual([null, null]);
    expect(await open().tables()).toEqual([]);
  });
});

test('a log in memory fails as it is told', async () => {
  const log = createMemoryLog();
  await log.append(id, 0, 'line 0');
  log.writing = 'full';
  expect(await log.append(id, 1, 'line 1')).toBe('full');
  expect(await log.remove(id)).toBe('full');
  expect(await log.trouble()).toBe('full');
  expect(await log.read(id)).toEqual({ ok: true, value: numbered(1) });
  log.reading = 'failing';
  expect(await log.read(id)).toEqual({ ok: false, problem: 'failing' });
});
