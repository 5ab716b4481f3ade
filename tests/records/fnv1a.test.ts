import { expect, test } from 'vitest';
import { fnv1a } from '../../src/records/fnv1a.ts';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the sum of "%s" is the one that everybody gets', (text, sum) => {
  expect(fnv1a(new TextEncoder().encode(text))).toBe(sum);
});
