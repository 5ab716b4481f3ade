import { describe, expect, test } from 'vitest';
import { languages } from '../../src/text/languages.ts';
import { namedFilesOf } from './catalogueFiles.ts';
import { forbidden, stillToChange } from './forbidden.ts';

describe.each(languages)('no message of %s has', (language) => {
  const files = namedFilesOf(language);

  test.each(forbidden[language])('$name, but $why', ({ name, pattern, but }) => {
    const checked = files.filter(({ file }) => stillToChange[file]?.includes(name) !== true);
    const found = checked.flatMap(({ file, texts }) =>
      Object.entries(texts)
        .filter(([id, text]) => pattern.test(text) && but?.test(id) !== true)
        .map(([id, text]) => `${file} ${id}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
