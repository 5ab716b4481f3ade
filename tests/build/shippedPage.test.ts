import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest } from '../../src/build/manifest.ts';
import { shippedPage } from '../../src/build/shippedPage.ts';

const begin = { fileName: 'assets/begin-12345678.js', name: 'begin', isEntry: true };

test('the README gives the policy of the page as a header, with what only a header can say', () => {
  const [meta] = shippedPage().transformIndexHtml('', { bundle: { begin } });
  const policy = meta?.attrs.content ?? 'none';
  expect(readFileSync('README.md', 'utf8')).toContain(
    `\nContent-Security-Policy: ${policy}; frame-ancestors 'none'\n`,
  );
});

test('every icon of the installed app is there, as large as it is said to be', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of drawn) {
    const png = readFileSync(`public/${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(existsSync('public/apple-touch-icon.png')).toBe(true);
  expect(existsSync('public/icon.svg')).toBe(true);
});

test('a page under development does without the policy, which it could not keep', () => {
  expect(shippedPage().apply).toBe('build');
});

test('what begins before the main script has a script of its own beside the page', () => {
  const main = { fileName: 'assets/index-12345678.js', name: 'index', isEntry: true };
  const [, script] = shippedPage().transformIndexHtml('', { bundle: { main, begin } });
  expect(script).toMatchObject({
    tag: 'script',
    attrs: { type: 'module', async: true, src: './assets/begin-12345678.js' },
  });
  expect(() => shippedPage().transformIndexHtml('', { bundle: { main } })).toThrow('begin.ts');
});
