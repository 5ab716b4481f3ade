import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/ui/tokens.css', 'utf8');

/**
 * What is written or shown on something else, and how strongly it must stand out (WCAG 2.2: text
 * 4.5, shapes 3).
 */
const grounds = ['ground', 'water', 'water-lit', 'wood', 'wood-light', 'panel', 'field'];
const texts = ['text', 'text-quiet', 'accent-text', 'danger'];
const shapes = ['accent', 'focus'];

function theme(name: string): (token: string) => string {
  const start = css.indexOf(`[data-theme="${name}"] {`);
  const block = css.slice(start, css.indexOf('}', start));
  return (token) => {
    const found = new RegExp(`--${token}: (#[0-9a-f]+);`).exec(block);
    if (found?.[1] === undefined) throw new Error(`${name} has no colour ${token}`);
    return found[1];
  };
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('tiles have a line round them in the theme of the strongest contrasts, and in no other', () => {
  const told = [...css.matchAll(/([^{}]+)\{[^}]*--tile-edge: (\d);/g)];
  expect(told.map(([, selector = '', edge]) => [selector.trim().split('\n').at(-1), edge])).toEqual(
    [
      [':root', '0'],
      ['[data-theme="contrast"]', '1'],
    ],
  );
});

test('contrast is measured as WCAG does', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each([
  ['dark', 4.5],
  ['light', 4.5],
  ['contrast', 7],
] as const)('the colours of the %s theme', (name, least) => {
  const colour = theme(name);
  const faint = (fronts: readonly string[], backs: readonly string[], wanted: number) =>
    fronts.flatMap((front) =>
      backs
        .map((back) => ({ pair: `${front} on ${back}`, by: contrast(colour(front), colour(back)) }))
        .filter(({ by }) => by < wanted),
    );

  test('can be read on every ground', () => {
    expect(faint(texts, grounds, least)).toEqual([]);
    expect(faint(['on-accent'], ['accent'], least)).toEqual([]);
    expect(faint(['text', 'danger'], ['danger-ground'], least)).toEqual([]);
  });

  test('make edges and marks that can be seen', () => {
    expect(faint(shapes, grounds, 3)).toEqual([]);
    expect(faint(['field-line'], ['field', 'panel'], 3)).toEqual([]);
  });
});
