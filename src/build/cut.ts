import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Slice } from './slices.ts';

/** The font a way of writing is cut from, from the root of the project. */
export const sourcePath = (source: Slice['source']): string =>
  `src/build/fonts/NotoSerif${source}.woff2`;

/** Name 0 is whose the font is, 13 and 14 are its licence; it asks to go with every copy. */
const copyrightNames = [0, 13, 14];

/** Takes TrueType, woff or woff2 and gives woff2; characters that the font lacks are left out. */
export function cutOut(font: Buffer, characters: readonly string[]): Promise<Buffer> {
  return subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    preserveNameIds: copyrightNames,
    // Without the other shapes of each character: written upright, half as wide and so on.
    noLayoutClosure: true,
  });
}

export function cutSlice({ source, characters }: Slice): Promise<Buffer> {
  return cutOut(readFileSync(sourcePath(source)), characters);
}

/** Each font by its full and its PostScript name: browsers differ in which they know. */
const systemFonts: Readonly<Record<Slice['source'], readonly string[]>> = {
  TC: ['PingFangTC-Regular', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'NotoSansCJKtc-Regular'],
  SC: ['PingFangSC-Regular', 'Microsoft YaHei', 'Noto Sans CJK SC', 'NotoSansCJKsc-Regular'],
};

/**
 * The Chinese families must stand first in a list: where a system font stands first and no font of
 * the system has a character, Chromium draws a box, and leaves it when the slice has come.
 */
export function fontFaces({ family, textFamily, source, characters }: Slice, url: string): string {
  const codes = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
  const range = codes.join(', ');
  const own = `url("${url}") format("woff2")`;
  // One weight stands for all, so that no browser thickens it by itself.
  const serif = fontFace(family, own, range, 'font-weight: 100 900;');
  if (textFamily === undefined) return serif;
  const local = systemFonts[source].map((name) => `local("${name}")`);
  return serif + fontFace(textFamily, [...local, own].join(', '), range);
}

function fontFace(family: string, source: string, range: string, weight = ''): string {
  return `@font-face {
  font-family: "${family}";
  font-display: swap;
  src: ${source};
  unicode-range: ${range};
  ${weight}
}
`;
}
