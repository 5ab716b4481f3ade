import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest } from '../../src/build/manifest.ts';
import { shippedPage } from '../../src/build/shippedPage.ts';

test('the README gives the policy of the page as a header, with what only a header can say', () => {
  const [tag] = shippedPage().transformIndexHtml();
  const policy = tag?.attrs.content ?? 'none';
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
