import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { cutSlice, fontFaces } from '../../src/build/cut.ts';
import { slices } from '../../src/build/slices.ts';
import { faultWords } from '../../src/text/faultWords.ts';
import { endonyms, type Language } from '../../src/text/languages.ts';
import { tileNamesIn } from '../../src/text/nameTable.ts';
import { notLoaded } from '../../src/text/notLoaded.ts';

const advice =
  'the fonts in src/build/fonts/ lack characters that the app uses: run `npm run fonts`';

const parts = await Promise.all(
  slices().map(async (slice) => {
    const font = await cutSlice(slice);
    const css = fontFaces(slice, `${slice.name}.woff2`);
    const face = await faceOf(font);
    const inFont = [...face.collectUnicodes()].map((code) => String.fromCodePoint(code));
    return { ...slice, font, css, inRange: rangeOf(css), inFont, licence: face.getName(13, 'en') };
  }),
);

/** The characters that every face of a slice says it has. */
function rangeOf(css: string): string[] {
  const ranges = [...css.matchAll(/unicode-range: ([^;]*);/g)].map(([, found = '']) => found);
  const [range = '', ...others] = new Set(ranges);
  if (others.length > 0) throw new Error('the faces of a slice differ in their range');
  return [...range.matchAll(/U\+([0-9a-f]+)/g)].map(([, hex = '']) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

/** The font as a browser unpacks it, with whatever the app uses of it. */
async function faceOf(font: Buffer): Promise<Face> {
  const everything = slices().flatMap(({ characters }) => characters);
  const unpacked = await subsetFont(font, everything.join(''), {
    targetFormat: 'sfnt',
    preserveNameIds: [13],
  });
  return new Face(new Blob(new Uint8Array(unpacked)));
}

const han = (text: string): string[] => text.match(/\p{Script=Han}/gu) ?? [];
const outsideAscii = (text: string): string[] => [...new Set(text.replace(/[\0-\x7f]/g, ''))];

function textOf(folder: string, pattern: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

const lettersOf = (language: Language): string =>
  [
    endonyms[language],
    textOf(`src/text/${language}`, /\.json$/),
    language === 'zh-Hant' ? textOf('src/text/zh-Hant-HK', /\.json$/) : '',
    ...Object.values(tileNamesIn('mandarin', language)),
  ].join('');

function missingIn(families: readonly string[], wanted: readonly string[]): string[] {
  const held = parts.filter(({ family }) => families.includes(family));
  return wanted.filter(
    (sign) => !held.some(({ inRange, inFont }) => inRange.includes(sign) && inFont.includes(sign)),
  );
}

describe('the shipped fonts', () => {
  test.each([
    ['zh-Hant', ['Lakes Serif TC', 'Lakes Serif Signs']],
    ['zh-Hans', ['Lakes Serif SC', 'Lakes Serif Signs']],
  ] as const)('have every character of %s in its own form', (language, families) => {
    const wanted = outsideAscii(lettersOf(language));
    expect(wanted.length).toBeGreaterThan(300);
    expect(missingIn(families, wanted), advice).toEqual([]);
  });

  test('have every other character somewhere', () => {
    const families = parts.map(({ family }) => family);
    const page = textOf('src/ui', /\.tsx?$/) + readFileSync('index.html', 'utf8');
    const wanted = outsideAscii(
      [lettersOf('en'), JSON.stringify([notLoaded, faultWords]), han(page).join('')].join(''),
    );
    expect(wanted.length).toBeGreaterThan(30);
    expect(missingIn(families, wanted), advice).toEqual([]);
  });

  test('say of every slice what is in it, and have nothing in two slices', () => {
    for (const { name, inRange, inFont } of parts) {
      expect(inRange.toSorted(), `${name}: ${advice}`).toEqual(inFont.toSorted());
    }
    for (const family of new Set(parts.map((part) => part.family))) {
      const own = parts.filter((part) => part.family === family).flatMap(({ inRange }) => inRange);
      expect(own.length).toBe(new Set(own).size);
    }
  });

  test('carry their licence', () => {
    for (const { licence } of parts) expect(licence).toContain('SIL Open Font License');
    expect(readFileSync('src/build/fonts/OFL.txt', 'utf8')).toContain(
      'SIL OPEN FONT LICENSE Version 1.1',
    );
  });

  test('cost the first screen at most 51.2 kB in any language', () => {
    const css = gzipSync(parts.map((part) => part.css).join('')).length;
    const sizeOf = (names: readonly string[]): number =>
      parts.reduce((sum, { name, font }) => sum + (names.includes(name) ? font.length : 0), css);
    // A page shows the names of the other languages too, each written in its own way.
    expect(sizeOf(['tc-names', 'sc-names', 'tc-first', 'signs'])).toBeLessThan(51_200);
    expect(sizeOf(['tc-names', 'sc-names', 'sc-first', 'signs'])).toBeLessThan(51_200);
  });
});
