import { languages } from '../../src/text/languages.ts';
import { chineseSurroundings, chromiumFlags, chromiumPath } from './chromium.ts';
import { groups, sizes, testWhole } from './everywhere.ts';
import { atFullLength } from './fullLength.ts';
import { test } from './watchedTest.ts';

// Chinese fonts, which come first there, have taller letters than others.
test.use({
  viewport: sizes.small,
  launchOptions: {
    executablePath: chromiumPath(),
    args: chromiumFlags,
    env: chineseSurroundings,
  },
});

const how = 'in the tall fonts of a Chinese device';

// It takes a browser of its own.
test.describe('where Chinese fonts come first', atFullLength, () => {
  for (const group of groups) {
    for (const language of languages) testWhole(group, language, how);
  }
});
