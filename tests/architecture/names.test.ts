import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { familyIds } from '../../src/engine/index.ts';

const exported = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm;

/**
 * Where one name may stand for several things: the engine's families say what is theirs of what its
 * core knows, each family gives what a table of families has under the same name, and the words of each language are taken in by turns.
 */
const mayShare = [
  /^src\/(?:engine|families)\//,
  /^src\/text\/(?:[a-z]+\/)?[a-z]+[A-Za-z]*\.ts:words$/,
];

/**
 * A file without the name of the family whose wing it stands in: in the same place, each family has
 * the same thing for its own games.
 */
const anyFamily = new RegExp(`/(${familyIds.join('|')})/`);

const homes = new Map<string, readonly string[]>();
for (const entry of readdirSync('src', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(exported)) {
    if (mayShare.some((pattern) => pattern.test(`${path}:${name}`))) continue;
    const home = path.replace(anyFamily, '/*/');
    homes.set(name, [...new Set([...(homes.get(name) ?? []), home])]);
  }
}

test('the check saw names', () => {
  expect(homes.get('createKeeper')).toEqual(['src/store/shelf/keeper.ts']);
});

test('what is exported has a name of its own: say what tells it from the other', () => {
  const shared = [...homes].filter(([, paths]) => paths.length > 1);
  expect(shared).toEqual([]);
});
