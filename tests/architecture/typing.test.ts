import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What every press is read by, and what every typed text is. */
const keyHome = /^src\/ui\/keys\//;
const typedHome = 'src/records/typed.ts';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The files whose text has a match, and the matches. */
function matchesOf(pattern: RegExp, where: (path: string) => boolean): readonly string[] {
  return files
    .filter(({ path }) => where(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));
}

/** A handler of keys may call its event by any name, or take it apart. */
const readsKeys = new RegExp(
  [
    String.raw`\b(?:event|nativeEvent|press|pressed|e|ev|evt)\.(?:key|code|keyCode|which)\b`,
    String.raw`\{[^{}]*\b(?:key|code|keyCode|which)\b[^{}]*\}:\s*(?:React\.)?KeyboardEvent\b`,
    String.raw`\{[^{}]*\b(?:key|code|keyCode|which)\b[^{}]*\}\s*=\s*(?:event|nativeEvent)\b`,
    String.raw`onKey(?:Down|Up|Press)=\{(?:async )?\(\{`,
  ].join('|'),
  'g',
);

/** An event of another kind that has a key: what has changed in the storage of another tab. */
const storageEvents = 'src/store/shelf/shelf.ts';

test('the check saw how keys and typed texts are read', () => {
  expect(matchesOf(/\bpress\.key\b/g, (path) => keyHome.test(path))).not.toEqual([]);
  expect(matchesOf(/\bNumber\(digits\)/g, (path) => path === typedHome)).not.toEqual([]);
  expect('const move = (event: KeyboardEvent) => event.key').toMatch(readsKeys);
  expect('const find = ({ key, target }: KeyboardEvent): void =>').toMatch(readsKeys);
  expect('const { key, repeat } = event;').toMatch(readsKeys);
});

test('ui/keys alone reads what was pressed: ask meantKeys or namedKeyOf', () => {
  const elsewhere = (path: string) => !keyHome.test(path) && path !== storageEvents;
  expect(matchesOf(readsKeys, elsewhere)).toEqual([]);
});

test('no field is of type number, which drops wide digits unseen: take NumberInput', () => {
  expect(matchesOf(/type="number"/g, () => true)).toEqual([]);
});

test('no component with a field reads a number by itself: ask numberTyped', () => {
  const withField = new Set(
    files
      .filter(({ text }) => /<(?:input|textarea|NumberInput)\b/.test(text))
      .map(({ path }) => path),
  );
  expect(withField.size).toBeGreaterThan(0);
  const reads = /\b(?:Number|parseInt|parseFloat)\(/g;
  expect(matchesOf(reads, (path) => withField.has(path))).toEqual([]);
});

test('records/typed.ts alone makes wide signs narrow: ask plainTyped', () => {
  expect(matchesOf(/\.normalize\('NFKC'\)/g, (path) => path !== typedHome)).toEqual([]);
});
