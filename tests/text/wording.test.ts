import { describe, expect, test } from 'vitest';
import { languages } from '../../src/text/languages.ts';
import { filesOf } from './catalogueFiles.ts';

/** Messages that quote words of a rule or the title of a page, and no label. */
const notLabels = ['rules.source.DP', 'rulebook.note.stackNone'];

describe.each(languages)('the words of %s', (language) => {
  const texts = filesOf(language).flatMap((file) => Object.entries(file));

  test('join the halves of a tile by a hyphen at which no line ends', () => {
    expect(texts.filter(([, text]) => /[1-6]-[1-6]/.test(text))).toEqual([]);
  });

  test('put no quotes around a tile, which in Chinese brings its own', () => {
    const quoted =
      /[「『“‘]\{(tile|tiles|bait|fish|other|others|equal|heaven|lacks)\}|\{(tile|tiles|bait|fish|other|others|equal|heaven|lacks)\}[」』”’]/;
    expect(texts.filter(([, text]) => quoted.test(text))).toEqual([]);
  });

  test('call no two ways of the first screen by one name', () => {
    const ways = texts.filter(([id]) => /^rooms\.[a-z]+$|^start\.(resume\.label|setup)$/.test(id));
    expect(ways.length).toBeGreaterThan(6);
    expect(new Set(ways.map(([, text]) => text)).size).toBe(ways.length);
  });

  test('quote labels to the letter', () => {
    const quoted = texts.flatMap(([id, text]) =>
      [...text.matchAll(/[「“]([^」”{}]*)[」”]/g)].map(([, label = '']) => ({ id, label })),
    );
    expect(quoted.length).toBeGreaterThan(5);
    const labels = new Set(texts.map(([, text]) => text));
    expect(quoted.filter(({ id, label }) => !labels.has(label) && !notLabels.includes(id))).toEqual(
      [],
    );
  });
});
