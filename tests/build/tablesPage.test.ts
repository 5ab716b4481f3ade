import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyPacked, packFiles } from '../../src/build/packedPage.ts';
import { filesWithTables, withTablesMark } from '../../src/build/tablesPage.ts';

const mark = '<meta name="fifteen-lakes-tables" content="online/" />';
const page = `<html><head><title>Lakes</title></head><body>${'water '.repeat(200)}</body></html>`;
const files = [
  { revision: '0a1b', url: 'icon.svg' },
  { revision: '9bff', url: 'index.html' },
  { revision: null, url: 'assets/index-a1b2c3.js' },
];
const worker = `keep(${JSON.stringify(files)});${'// water '.repeat(200)}`;

let folder: string;
let built: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  built = join(folder, 'built');
  mkdirSync(built);
  writeFileSync(join(built, 'index.html'), page);
  writeFileSync(join(built, 'serviceWorker.js'), worker);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the page that is packed for a server of tables says so, however it is sent', async () => {
  const into = join(folder, 'page');
  await packFiles(built);
  await copyPacked(built, into, await filesWithTables(built));
  const sent = (end: string) => readFileSync(join(into, `index.html${end}`));
  const marked = sent('').toString();
  expect(marked.split(mark)).toHaveLength(2);
  expect(marked.replace(mark, '').replaceAll(/\s/g, '')).toBe(page.replaceAll(/\s/g, ''));
  expect(brotliDecompressSync(sent('.br')).toString()).toBe(marked);
  expect(gunzipSync(sent('.gz')).toString()).toBe(marked);
  // Any other host goes on with what was built, as it is or packed.
  for (const [end, unpack] of [
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ] as const) {
    expect(unpack(readFileSync(join(built, `index.html${end}`))).toString()).toBe(page);
  }
  expect(readFileSync(join(built, 'index.html'), 'utf8')).toBe(page);
  expect(readFileSync(join(built, 'serviceWorker.js'), 'utf8')).toBe(worker);
});

test('its service worker knows another page, and the same other files', async () => {
  const revisionOf = async (): Promise<string | undefined> => {
    const changed = (await filesWithTables(built)).get('serviceWorker.js') ?? '';
    const [, revision] = /"revision":"(\w+)","url":"index\.html"/.exec(changed) ?? [];
    expect(changed.replace(`${revision}`, '9bff')).toBe(worker);
    return revision;
  };
  const first = await revisionOf();
  expect(first).not.toBe('9bff');
  expect(await revisionOf()).toBe(first);
  writeFileSync(join(built, 'index.html'), page.replace('Lakes', 'Ponds'));
  expect(await revisionOf()).not.toBe(first);
});

test('a page without a head is refused, and a service worker that lists no page', async () => {
  expect(() => withTablesMark('<body></body>')).toThrow('no head');
  writeFileSync(join(built, 'serviceWorker.js'), worker.replace('index.html', 'other.html'));
  await expect(filesWithTables(built)).rejects.toThrow('was not found');
});
