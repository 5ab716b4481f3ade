import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const styles = readFileSync('src/ui/tile/Tile.module.css', 'utf8');

/** The colours of one make, as its rule names them. */
function coloursOf(selector: string): (name: string) => string {
  const [, rule = ''] = styles.split(`${selector} {`);
  const [body = ''] = rule.split('}');
  return (name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(body)?.[1] ?? '';
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

describe.each([
  ['lacquer', '\n.tile'],
  ['ivory', '\n.tile[data-make="ivory"]'],
  ['cards', '\n.tile[data-make="cards"]'],
])('%s', (_, selector) => {
  const colour = coloursOf(selector);

  test.each(['body-light', 'body', 'body-deep'])('pips and words stand out from its %s', (body) => {
    expect(contrast(colour('plain'), colour(body))).toBeGreaterThanOrEqual(7);
    expect(contrast(colour('red'), colour(body))).toBeGreaterThanOrEqual(3);
    // The line round a tile has the colour of the plain pips.
    expect(styles).toContain('outline: var(--edge-line) solid var(--plain);');
    expect(contrast(colour('writing'), colour(body))).toBeGreaterThanOrEqual(4.5);
  });
});
