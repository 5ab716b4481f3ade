import { describe, expect, test } from 'vitest';
import { languages } from '../../src/text/languages.ts';
import { filesOf } from './catalogueFiles.ts';

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
});
