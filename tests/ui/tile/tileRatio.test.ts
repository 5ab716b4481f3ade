import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tileRatio } from '../../../src/ui/tile/pips.ts';

test('styles and drawing agree on the shape of a tile', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  expect(Number(/--tile-ratio: ([\d.]+);/.exec(tokens)?.[1])).toBe(tileRatio);
});
