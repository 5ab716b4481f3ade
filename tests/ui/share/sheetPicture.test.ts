import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { variantIds } from '../../../src/engine/fishing/index.ts';
import { countedRoundOf } from '../../../src/ui/fishing/scores/countedRound.ts';
import { pictureFactsOf } from '../../../src/ui/fishing/scores/roundTexts.ts';
import { materials } from '../../../src/ui/share/picture/pictureTile.ts';
import { type Picture, sheetPicture } from '../../../src/ui/share/picture/sheetPicture.ts';
import type { Measure, PictureColours } from '../../../src/ui/share/picture/sketch.ts';
import { type TileMake, tileMakes } from '../../../src/ui/tile/make.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';

const colours: PictureColours = {
  ground: '#010101',
  water: '#020202',
  'water-lit': '#030303',
  wood: '#040404',
  'wood-light': '#050505',
  'wood-lip': '#060606',
  text: '#070707',
  'text-quiet': '#080808',
  'accent-text': '#090909',
};
/** Every letter as wide as half its height. */
const measure: Measure = (text, { size }) => ([...text].length * size) / 2;
const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5);

function pictureOf(
  variant: (typeof variantIds)[number],
  names: readonly string[],
  make: TileMake = 'lacquer',
  edged = false,
  where?: string,
): { picture: Picture; tiles: number } {
  const controls = (['person', 'greedy', 'novice'] as const).slice(0, names.length);
  const round = { ...finishedRound(setupOf(controls, { variant })), players: names };
  const tiles = countedRoundOf(round).seats.reduce((sum, seat) => sum + seat.tiles, 0);
  const facts = { ...pictureFactsOf(round, say), where };
  const look = { make, redAsRings: false, edged };
  return { picture: sheetPicture(facts, colours, look, measure), tiles };
}

describe.each(variantIds)('the picture of a round of %s', (variant) => {
  test.each([[['Ann', 'Bo']], [['Ann', 'Bo', 'Cy']], [[long, long, long]]])(
    'shows every tile that was caught, and nothing over its edge',
    (names) => {
      const { picture, tiles } = pictureOf(variant, names);
      const drawn = [
        ...picture.svg.matchAll(
          /<use href="#(tile\d+)" transform="translate\(([\d.]+) ([\d.]+)\)/g,
        ),
      ];
      expect(drawn).toHaveLength(tiles);
      for (const [, id = '', x, y] of drawn) {
        expect(picture.svg).toContain(`<g id="${id}">`);
        expect(Number(x)).toBeGreaterThan(40);
        expect(Number(x)).toBeLessThan(picture.width - 40 - 25);
        expect(Number(y)).toBeLessThan(picture.height - 100);
      }
      for (const { text, x, y, anchor, ...writing } of picture.texts) {
        const wide = measure(text, writing);
        const left = anchor === 'end' ? x - wide : x - (anchor === 'center' ? wide / 2 : 0);
        expect(left).toBeGreaterThanOrEqual(30);
        expect(left + wide).toBeLessThanOrEqual(picture.width - 30);
        expect(y).toBeLessThan(picture.height);
      }
    },
  );
});

test('names are words and never part of the shapes', () => {
  const { picture } = pictureOf('tiu-u', ['</svg><script>alert(1)</script>', 'Bo & Söhne "x"']);
  expect(picture.svg).not.toMatch(/script|Söhne|[^ -~]/);
  expect(picture.texts.map(({ text }) => text)).toContain('Bo & Söhne "x"');
});

test('the address stands at the end of the last line, and leaves room for the name of the app', () => {
  const footOf = (where?: string) => {
    const { picture } = pictureOf('tiu-u', ['Ann', 'Bo'], 'lacquer', false, where);
    return picture.texts.filter(({ y }) => y === picture.height - 32).map(({ text }) => text);
  };
  expect(footOf('lakes.example/play')).toEqual(['Fifteen Lakes', 'lakes.example/play']);
  expect(footOf()).toEqual(['Fifteen Lakes']);
  expect(footOf(`lakes.example/${'x'.repeat(200)}`)[1]).toMatch(/^lakes\.example\/x+…$/);
});

test('names that meet neither each other nor the points', () => {
  const { picture } = pictureOf('tiu-u', [long, long]);
  const names = picture.texts.filter(({ size, anchor }) => size === 24 && anchor === 'start');
  expect(names).toHaveLength(2);
  for (const { text } of names) expect(text).toMatch(/^Wolf.*…$/);
});

test.each(tileMakes)('%s is of the same colours as on the table', (make) => {
  const styles = readFileSync('src/ui/tile/Tile.module.css', 'utf8');
  const selector = make === 'lacquer' ? '\n.tile {' : `\n.tile[data-make="${make}"] {`;
  const [rule = ''] = (styles.split(selector)[1] ?? '').split('}');
  for (const name of ['body-light', 'body', 'body-deep', 'plain', 'red'] as const) {
    expect(rule).toContain(`--${name}: ${materials[make][name]};`);
  }
  const { picture } = pictureOf('shi-wu-hu', ['Ann', 'Bo'], make);
  expect(picture.svg).toContain(materials[make].red);
});

test.each(tileMakes)('%s has a line round every tile only where the theme draws edges', (make) => {
  const lines = (edged: boolean): number => {
    const { svg } = pictureOf('tiu-u', ['Ann', 'Bo'], make, edged).picture;
    return svg.split(`fill="none" stroke="${materials[make].plain}"`).length - 1;
  };
  const { svg } = pictureOf('tiu-u', ['Ann', 'Bo'], make).picture;
  expect(lines(true)).toBe(svg.split('<g id="tile').length - 1);
  expect(lines(false)).toBe(0);
});
