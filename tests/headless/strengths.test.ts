import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { levels } from '../../src/bots/levels.ts';
import { readArena } from '../../src/headless/arenaOptions.ts';
import { arenaTableCommand, formatRow, withStrengths } from '../../src/headless/arenaTable.ts';
import { runCommand } from '../../src/headless/run.ts';
import type { BotResult } from '../../src/headless/standings.ts';
import { arenaArgs, type StrengthRow, strengthRows } from '../../src/headless/strengths.ts';
import { unwrap } from '../support/table.ts';
import { type Ran, ranWith } from './running.ts';

const head = `| variant | bots | deals | points a round | rounds won | thought | measured by |
|---|---|--:|--:|--:|---|---|`;

/** Invented figures. */
const result: BotResult = {
  bot: 'a',
  points: 12,
  wins: 30,
  winShare: { mean: 0.5, low: 0.4444, high: 0.5556 },
  lead: { mean: 24, low: -0.01, high: 48.3 },
};
const two: StrengthRow = { variant: 'tiu-u', bots: ['a', 'b'], deals: 30 };
const three: StrengthRow = {
  ...{ variant: 'shi-wu-hu', bots: ['a', 'b', 'b'], deals: 10 },
  thought: { samples: 9 },
};

describe('the rows of the table of strengths', () => {
  const five = ['random', 'novice', 'greedy', 'skilled', 'expert'];

  test('are each bot against greedy and against the one below, and the expert with one more seat', () => {
    const rows = strengthRows(five).filter(({ variant }) => variant === 'shi-wu-hu');
    expect(rows.map(({ bots, deals }) => `${bots.join(' ')} ${deals}`)).toEqual([
      'random greedy 2000',
      'novice greedy 2000',
      'skilled greedy 2000',
      'expert greedy 400',
      'novice random 2000',
      'expert skilled 400',
      'expert greedy greedy 100',
    ]);
    expect(new Set(strengthRows(five).map(({ variant }) => variant))).toEqual(
      new Set([
        ...['tiu-u', 'shi-wu-hu', 'shi-wu-hu-64'],
        ...['sap-ng-wu', 'wu-han', 'chang-pai', 'luan-chuo', 'luan-chuo-28', 'ma-hua-hua'],
      ]),
    );
  });

  test('seat as many as usually play', () => {
    const rows = strengthRows(five).filter(({ variant }) => variant === 'sap-ng-wu');
    expect(rows.map(({ bots, deals }) => `${bots.join(' ')} ${deals}`)).toEqual([
      'random greedy greedy 2000',
      'novice greedy greedy 2000',
      'skilled greedy greedy 2000',
      'expert greedy greedy 100',
      'novice random random 2000',
      'expert skilled skilled 100',
      'expert greedy greedy greedy 100',
    ]);
  });

  test('bound the thought of the expert alone', () => {
    for (const { bots, thought } of strengthRows(five))
      expect(thought !== undefined).toBe(bots.includes('expert'));
  });

  test('are measured by options that the arena takes', () => {
    const rows = strengthRows(levels);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const { bots, deals } = unwrap(readArena(arenaArgs(row)));
      expect({ bots, deals }).toEqual({ bots: row.bots, deals: row.deals });
    }
    expect(arenaArgs(three).join(' ')).toBe(
      '--variant shi-wu-hu --players 3 --bots a,b,b --deals 10 --seed strength --samples 9',
    );
  });
});

describe('a row as Markdown', () => {
  test('tells points and share with their intervals, and how they were measured', () => {
    expect(formatRow(two, result)).toBe(
      '| `tiu-u` | `a,b` | 30 | +12.0 (0.0 … +24.1) | 50.0 % (44.4 % … 55.6 %) | – | `npm run -s headless -- arena --variant tiu-u --players 2 --bots a,b --deals 30 --seed strength` |',
    );
  });

  test('S9: takes two thirds of the lead for the points of three seats', () => {
    expect(formatRow(three, result)).toContain(
      '| `a,b,b` | 10 | +16.0 (0.0 … +32.2) | 50.0 % (44.4 % … 55.6 %) | 9 samples |',
    );
    expect(formatRow({ ...three, thought: { budget: 500 } }, result)).toContain(
      '| 500 ms | `npm run -s headless -- arena --variant shi-wu-hu --players 3 --bots a,b,b --deals 10 --seed strength --budget 500` |',
    );
  });

  test('tells a loss, and no interval of a single deal', () => {
    const lost = { ...result, lead: { mean: -7, low: null, high: null } };
    expect(formatRow(two, lost)).toContain('| −3.5 |');
  });
});

describe('the marked block', () => {
  const plan = [two, three];
  const twoText = formatRow(two, result);
  const threeText = formatRow(three, result);
  const textWith = (...lines: readonly string[]): string =>
    ['# Lakes', '<!-- strengths -->', ...lines, '<!-- /strengths -->', 'The end.', ''].join('\n');

  test('stays empty without a row', () => {
    expect(withStrengths(textWith(), plan, [])).toEqual({ ok: true, value: textWith() });
  });

  test('takes rows in the order of the plan, and leaves the text around it', () => {
    const once = unwrap(withStrengths(textWith(), plan, [threeText]));
    expect(once).toBe(textWith(head, threeText));
    const twice = unwrap(withStrengths(once, plan, [twoText]));
    expect(twice).toBe(textWith(head, twoText, threeText));
    expect(unwrap(withStrengths(twice, plan, []))).toBe(twice);
  });

  test('has a row once, as it was measured last', () => {
    const before = textWith(head, twoText, threeText);
    const again = formatRow(
      { ...two, deals: 60 },
      { ...result, lead: { ...result.lead, mean: 8 } },
    );
    expect(unwrap(withStrengths(before, plan, [again]))).toBe(textWith(head, again, threeText));
  });

  test('drops what is no row of the plan', () => {
    const before = textWith(head, twoText, threeText, 'Invented.');
    expect(unwrap(withStrengths(before, [three], []))).toBe(textWith(head, threeText));
  });

  test.each([
    '',
    '<!-- strengths -->',
    '<!-- /strengths -->',
    '<!-- /strengths --><!-- strengths -->',
  ])('must be there: %s', (text) => {
    expect(withStrengths(text, plan, [twoText])).toMatchObject({ ok: false });
  });
});

describe('arena:table', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'strengths-'));
    file = join(folder, 'README.md');
    writeFileSync(file, '<!-- strengths -->\n<!-- /strengths -->\n');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function runTable(...args: readonly string[]): Promise<Ran> {
    const command = { name: 'arena:table', usage: '', read: arenaTableCommand(file) };
    return ranWith((around) => runCommand(command, args, around));
  }

  const quick = ['--bots', 'random,greedy', '--deals', '3'];

  test('measures the rows it is asked for, writes them and answers with them', async () => {
    const first = await runTable('--only', 'tiu-u', ...quick);
    expect(first).toMatchObject({ status: 0, lines: [expect.stringContaining('--deals 3 ')] });
    const second = await runTable('--only', 'shi-wu-hu', ...quick, '--cores', '1');
    expect(readFileSync(file, 'utf8')).toBe(
      `<!-- strengths -->\n${head}\n${first.lines[0]}\n${second.lines[0]}\n<!-- /strengths -->\n`,
    );
    expect(second.lines[0]).not.toContain('--cores');
    expect(first.complaints).toBe(
      'arena --variant tiu-u --players 2 --bots random,greedy --deals 3 --seed strength',
    );
  });

  test('measures in every variant that so many play', async () => {
    expect((await runTable(...quick)).lines).toHaveLength(3);
  });

  test('plays nothing where there is no block to write into', async () => {
    writeFileSync(file, '# Lakes\n');
    const ran = await runTable(...quick);
    expect(ran).toMatchObject({ status: 1, lines: [] });
    expect(ran.complaints).toMatch(/^arena:table: There is no block <!-- strengths -->/);
  });

  test.each([
    { args: ['--bots', 'greedy,greedy'], says: 'No row of the table' },
    { args: ['--only', 'tiu-u-culin'], says: 'No row of the table' },
    { args: ['--only', 'x'], says: '--only must be a variant' },
    { args: ['--budget', '1', '--samples', '1'], says: '--budget and --samples exclude' },
  ])('ends with 2 for $args', async ({ args, says }) => {
    const ran = await runTable(...args);
    expect(ran.status).toBe(2);
    expect(ran.complaints).toContain(says);
  });

  test('ends with 1 when a worker dies, and writes nothing', async () => {
    const before = readFileSync(file, 'utf8');
    const command = { name: 'arena:table', usage: '', read: arenaTableCommand(file) };
    const ran = await ranWith((around) =>
      runCommand(command, quick, {
        ...around,
        startWorker: () => ({
          ask: () => Promise.resolve({ ok: false, problem: 'gone' }),
          stop: () => undefined,
        }),
      }),
    );
    expect(ran).toMatchObject({ status: 1, lines: [] });
    expect(ran.complaints).toContain('arena:table: gone');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

test('the page of the bots has a block for the table of strengths', () => {
  const plan = strengthRows(levels);
  expect(withStrengths(readFileSync('src/bots/MEASURED.md', 'utf8'), plan, [])).toMatchObject({
    ok: true,
  });
});
