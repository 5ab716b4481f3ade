import { languages } from '../../src/text/languages.ts';
import { isThorough } from '../support/thoroughness.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { groups, sizes, testWhole } from './everywhere.ts';
import { test } from './watchedTest.ts';

/** The size of letters that a person chooses in the browser, in CSS pixels: twice the usual one. */
const large = 32;

test.use({
  viewport: sizes.small,
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--blink-settings=defaultFontSize=${large}`],
  },
});

const how = 'where letters are twice as large';

if (isThorough) {
  for (const group of groups) {
    for (const language of languages) testWhole(group, language, how);
  }
} else {
  testWhole(['start', 'scores'], 'en', how);
  testWhole(['drawn', 'today', 'climbingOver'], 'zh-Hant', how);
}
