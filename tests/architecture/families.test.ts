import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { familyIds, variantIds } from '../../src/engine/index.ts';

const inWing = new RegExp(`/(${familyIds.join('|')})/`);
const isTable = /^src\/(engine\/families\.ts$|families\/)/;

const outside = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !inWing.test(path) && !isTable.test(path));

/** The name of a family or of a variant in quotes. */
const quoted = new RegExp(`(['"\`])(${[...familyIds, ...variantIds].join('|')})\\1`, 'g');

function namesIn(path: string): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(quoted)].map(([words]) => words);
}

test('the check saw files outside the wings', () => {
  expect(outside).toContain('src/store/match/match.ts');
  expect(namesIn('src/engine/fishing/variants/tiuU.ts')).toEqual(["'tiu-u'"]);
});

test('outside its wings no file says the name of a family or a variant: let its rules answer, or a table of src/families', () => {
  const found = outside.flatMap((path) => namesIn(path).map((words) => `${path}: ${words}`));
  expect(found).toEqual([]);
});
