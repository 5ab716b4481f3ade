import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualPlanOf } from '../../../src/bots/climbing/training/plans.ts';
import { weightCount } from '../../../src/bots/climbing/values/layout.ts';
import { againstSimpleCommand } from '../../../src/headless/climbing/againstSimple.ts';
import { trainClimbingCommand } from '../../../src/headless/climbing/train.ts';
import type { Run } from '../../../src/headless/command.ts';
import { climbingGameOf } from '../../support/climbing/table.ts';
import { unwrap } from '../../support/table.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'policies-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a command and gives what it wrote and said. */
async function ran(run: Run) {
  const lines: string[] = [];
  const words: string[] = [];
  const fine = await run({
    input: (async function* () {})(),
    write: async (line) => void lines.push(line),
    complain: () => undefined,
    showProgress: (_, say) => void words.push(say()),
    startWorker: () => {
      throw new Error('it needs no worker');
    },
  });
  return { fine, lines, words };
}

const train = (...args: readonly string[]) =>
  ran(unwrap(trainClimbingCommand(pathToFileURL(`${folder}/`))(args)));

test('writes a file for each game that was asked for, the same every time', async () => {
  const options = ['--variant', 'wu-han', '--players', '4', '--rounds', '64', '--seed', 's'];
  const { fine, lines, words } = await train(...options);
  expect({ fine, lines }).toEqual({ fine: true, lines: ['wu-han-4.json'] });
  expect(words.at(-1)).toBe('wu-han-4: 100%');
  const text = readFileSync(join(folder, 'wu-han-4.json'), 'utf8');
  const { weights, ...made } = JSON.parse(text);
  const plan = { ...usualPlanOf(climbingGameOf('wu-han', 4)), rounds: 64 };
  expect(made).toEqual({ variant: 'wu-han', players: 4, seed: 's', plan });
  expect(weights).toHaveLength(weightCount);
  await train(...options);
  expect(readFileSync(join(folder, 'wu-han-4.json'), 'utf8')).toBe(text);
});

test('writes them for every game unless told otherwise', async () => {
  await train('--rounds', '1');
  expect(readdirSync(folder)).toHaveLength(9);
});

test('refuses what it does not know', () => {
  const read = trainClimbingCommand(pathToFileURL(`${folder}/`));
  expect(read(['--variant', 'chess']).ok).toBe(false);
  expect(read(['--players', '5']).ok).toBe(false);
});

test('against-simple tells what a bot wins a round', async () => {
  const args = ['--variant', 'ma-hua-hua', '--players', '3', '--bot', 'skilled', '--deals', '12'];
  const { fine, lines } = await ran(unwrap(againstSimpleCommand(args)));
  const { points, ...measured } = JSON.parse(lines[0] ?? '');
  expect(fine).toBe(true);
  expect(measured).toMatchObject({ variant: 'ma-hua-hua', players: 3, bot: 'skilled', deals: 12 });
  expect(points.mean).toBeGreaterThan(0);
  expect(points.low).toBeLessThan(points.mean);
});

test('against-simple refuses a number of seats that the variant is not played with', () => {
  const args = ['--variant', 'luan-chuo', '--players', '4', '--bot', 'greedy', '--deals', '2'];
  expect(againstSimpleCommand(args).ok).toBe(false);
});
