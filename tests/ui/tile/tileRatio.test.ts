import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ratioOf } from '../../../src/ui/tile/make.ts';

test('styles and drawing agree on the shape of a tile where nobody has chosen a make', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  expect(Number(/--tile-ratio: ([\d.]+);/.exec(tokens)?.[1])).toBe(ratioOf('lacquer'));
});

test('cards are long and narrow, and only cards are cut', () => {
  expect(ratioOf('cards')).toBeCloseTo(4, 0);
  expect(ratioOf('cards', true)).toBe(ratioOf('cards') / 2);
  expect(ratioOf('ivory', true)).toBe(ratioOf('ivory'));
});
