import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptWord } from '../../src/server/keptWord.ts';
import { tempFolders } from './log/tempFolders.ts';

const tempFolder = tempFolders();

test.each(['', 'x', 'abcdefg'])('a word that was torn as “%s” is made anew', async (torn) => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'word'), torn);
  const word = await keptWord(folder);
  expect(word).toEqual({ ok: true, value: expect.stringMatching(/^[a-z2-9]{12}$/) });
  expect(await keptWord(folder)).toEqual(word);
  expect(readdirSync(folder)).toEqual(['word']);
});

test('servers that start at one moment keep one word', async () => {
  const folder = join(tempFolder(), 'data');
  const words = await Promise.all([0, 1, 2, 3].map(() => keptWord(folder)));
  const value = readFileSync(join(folder, 'word'), 'utf8').trim();
  expect(words).toEqual(words.map(() => ({ ok: true, value })));
  expect(readdirSync(folder)).toEqual(['word']);
});
