import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ratioOf } from '../../../src/ui/tile/make.ts';

/** What a style sheet says of the ratio, rule by rule. */
function ratiosIn(path: string): Record<string, number> {
  const rules = readFileSync(path, 'utf8').matchAll(/([^{}]+)\{[^}]*--tile-ratio: ([\d.]+);/g);
  const selector = (text = ''): string => text.replaceAll(/\/\*.*?\*\//gs, '').trim();
  return Object.fromEntries([...rules].map(([, rule, ratio]) => [selector(rule), Number(ratio)]));
}

test('styles and drawing agree on the shape of a tile', () => {
  expect(ratiosIn('src/ui/tokens.css')).toEqual({ ':root': ratioOf('lacquer') });
  expect(ratiosIn('src/ui/tile/TileLook.module.css')).toEqual({
    '.look': ratioOf('lacquer'),
    '.look[data-tiles="cards"]': ratioOf('cards'),
    '.look[data-tiles="cards"][data-cut]': ratioOf('cards', true),
  });
  expect(ratioOf('ivory')).toBe(ratioOf('lacquer'));
});

test('cards are long and narrow, and only cards are cut', () => {
  expect(ratioOf('cards')).toBeCloseTo(4, 0);
  expect(ratioOf('cards', true)).toBe(ratioOf('cards') / 2);
  expect(ratioOf('ivory', true)).toBe(ratioOf('ivory'));
});
