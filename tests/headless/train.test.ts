import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualPlanOf } from '../../src/bots/climbing/training/plans.ts';
import { weightCount } from '../../src/bots/climbing/values/layout.ts';
import { usualPlan } from '../../src/bots/fishing/training/train.ts';
import { layoutFor } from '../../src/bots/fishing/values/layout.ts';
import { trainCommand } from '../../src/headless/train.ts';
import { climbingGameOf } from '../support/climbing/table.ts';
import { gameOf, unwrap } from '../support/table.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'values-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function trained(...args: readonly string[]) {
  const lines: string[] = [];
  const words: string[] = [];
  const read = unwrap(trainCommand(() => pathToFileURL(`${folder}/`))(args));
  const fine = await read({
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

test('writes a file for each game that was asked for, the same every time', async () => {
  const options = ['--variant', 'tiu-u', '--players', '3', '--rounds', '5', '--seed', 's'];
  const { fine, lines, words } = await trained(...options);
  expect({ fine, lines }).toEqual({ fine: true, lines: ['tiu-u-3.json'] });
  expect(words.at(-1)).toBe('tiu-u-3: 100%');
  const text = readFileSync(join(folder, 'tiu-u-3.json'), 'utf8');
  const { weights, ...made } = JSON.parse(text);
  const plan = { ...usualPlan, rounds: 5 };
  expect(made).toEqual({ variant: 'tiu-u', players: 3, seed: 's', plan, step: 0.25 });
  expect(weights).toHaveLength(layoutFor(gameOf('tiu-u', 3)).size);
  await trained(...options);
  expect(readFileSync(join(folder, 'tiu-u-3.json'), 'utf8')).toBe(text);
});

test('learns the policies of climbing by their own plan', async () => {
  const options = ['--variant', 'wu-han', '--players', '4', '--rounds', '64', '--seed', 's'];
  expect((await trained(...options)).lines).toEqual(['wu-han-4.json']);
  const text = readFileSync(join(folder, 'wu-han-4.json'), 'utf8');
  const { weights, ...made } = JSON.parse(text);
  const plan = { ...usualPlanOf(climbingGameOf('wu-han', 4)), rounds: 64 };
  expect(made).toEqual({ variant: 'wu-han', players: 4, seed: 's', plan });
  expect(weights).toHaveLength(weightCount);
  await trained(...options);
  expect(readFileSync(join(folder, 'wu-han-4.json'), 'utf8')).toBe(text);
});

test('writes them for every game unless told otherwise', async () => {
  await trained('--rounds', '1');
  // Ten of fishing, nine of climbing.
  expect(readdirSync(folder)).toHaveLength(19);
});

test('refuses what it does not know', () => {
  expect(trainCommand(() => pathToFileURL(`${folder}/`))(['--variant', 'chess']).ok).toBe(false);
  const tooMany = ['--variant', 'luan-chuo', '--players', '4'];
  expect(trainCommand(() => pathToFileURL(`${folder}/`))(tooMany).ok).toBe(false);
});
