import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { familyIds, variantIds } from '../../src/engine/index.ts';

const inWing = new RegExp(`/(${familyIds.join('|')})/`);
const isTable = /\/families(\.ts$|\/)/;

const outside = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !inWing.test(path) && !isTable.test(path));

/** Where a text compares something with the name of a family or of a variant. */
const comparing = new RegExp(
  `([!=]==|\\bcase) ['"](${[...familyIds, ...variantIds].join('|')})['"]`,
  'g',
);

test('the check saw files outside the wings', () => {
  expect(outside).toContain('src/store/match/match.ts');
});

test('outside its wings no file compares the name of a family or a variant: let its rules answer, or a table families', () => {
  const found = outside.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(comparing)].map(([words]) => `${path}: ${words}`),
  );
  expect(found).toEqual([]);
});
