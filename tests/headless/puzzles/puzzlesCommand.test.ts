import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { puzzleLists } from '../../../src/families/puzzleLists.ts';
import type { findPuzzle } from '../../../src/headless/puzzles/findPuzzle.ts';
import { puzzlesCommand } from '../../../src/headless/puzzles/puzzlesCommand.ts';
import {
  type PuzzleEntry,
  puzzleEntrySchema,
  readDayPuzzle,
} from '../../../src/puzzles/dayPuzzle.ts';
import { unwrap } from '../../support/table.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
  file = join(folder, 'tiu-u.json');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Nine puzzles: three easy ones, three of medium difficulty, three hard ones, in this order. */
const found = v
  .parse(v.array(puzzleEntrySchema), puzzleLists['tiu-u'].slice(0, 9))
  .toSorted((one, other) => orderOf(one) - orderOf(other));

function orderOf({ difficulty }: PuzzleEntry): number {
  return ['easy', 'medium', 'hard'].indexOf(difficulty);
}

function seedOf(entry: PuzzleEntry): number {
  return Number(readDayPuzzle('tiu-u', entry)?.record.seed?.split(' ')[1]);
}

/** Runs the command, which finds some puzzles in this order; what it asked for and wrote. */
async function made(puzzles: readonly PuzzleEntry[], ...args: readonly string[]) {
  const left = [...puzzles];
  const lines: string[] = [];
  const words: string[] = [];
  const seeds: string[] = [];
  const find: typeof findPuzzle = (_, seed, wanted) => {
    seeds.push(seed);
    return wanted.has(left[0]?.difficulty ?? 'easy') ? left.shift() : undefined;
  };
  const run = unwrap(puzzlesCommand(pathToFileURL(`${folder}/`), find)(args));
  const fine = await run({
    input: (async function* () {})(),
    write: async (line) => void lines.push(line),
    complain: () => undefined,
    showProgress: (_, say) => void words.push(say()),
    startWorker: () => {
      throw new Error('it needs no worker');
    },
  });
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { fine, lines, words, seeds, list };
}

test('goes through the seeds until the list is long enough, and puts easy, medium and hard in turn', async () => {
  const { seeds, list, ...told } = await made(found, '--game', 'tiu-u', '--days', '8');
  expect(told).toEqual({
    fine: true,
    lines: ['tiu-u.json'],
    words: ['tiu-u: 38%', 'tiu-u: 75%', 'tiu-u: 100%'],
  });
  expect(seeds).toEqual(found.map((_, number) => `puzzle ${number}`));
  expect(list).toEqual([0, 3, 6, 1, 4, 7, 2, 5, 8].map((at) => found[at]));
});

test('goes on after the last seed of a list, and leaves what is there', async () => {
  const there = [0, 3, 6].flatMap((at) => found.slice(at, at + 1));
  writeFileSync(file, JSON.stringify(there));
  const others = found.filter((entry) => !there.includes(entry));
  const { seeds, list } = await made(others, '--game', 'tiu-u', '--days', '9');
  expect(seeds[0]).toBe(`puzzle ${1 + Math.max(...there.map(seedOf))}`);
  expect(list).toEqual([0, 3, 6, 1, 4, 7, 2, 5, 8].map((at) => found[at]));
  expect((await made([], '--game', 'tiu-u', '--days', '9')).seeds).toEqual([]);
});

test.each([
  [['--game', 'chang-pai'], '--game must be a game that has puzzles of the day.'],
  [['--days', '0'], '--days must be a whole number from 1 to 10000.'],
])('says what is wrong with its options: %j', (args, problem) => {
  expect(puzzlesCommand(pathToFileURL(`${folder}/`))(args)).toEqual({ ok: false, problem });
});
