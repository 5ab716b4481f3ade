import { languages } from '../../src/text/languages.ts';
import { isThorough } from '../support/thoroughness.ts';
import { blinkSettings, chromiumFlags, testedChromiumPath } from './chromium.ts';
import { groups, sizes, testWhole } from './everywhere.ts';

/** What phones on their sides and a desk have beside {@link sizes}. */
const others = [sizes.phone, { width: 640, height: 360 }, { width: 844, height: 390 }, sizes.desk];

/**
 * A narrow window with letters as large as a person has chosen in the browser.
 * @param pixels their size; the usual one is 16
 */
export function withLetters(pixels: number) {
  return {
    viewport: sizes.small,
    launchOptions: {
      executablePath: testedChromiumPath(),
      args: [...chromiumFlags, blinkSettings(`defaultFontSize=${pixels}`)],
    },
  };
}

/** Has a thorough run look at every screen in windows of every kind. */
export function testThoroughly(how: string): void {
  if (!isThorough) return;
  for (const group of groups) {
    for (const language of languages) testWhole(group, language, how, others);
  }
}
