import { type Theme, themes } from '../../src/store/settings.ts';
import { type Language, languages } from '../../src/text/languages.ts';
import { inTurn } from './inTurn.ts';

/** The windows in which everything is looked at; `zoomed` is that of a desk at 200 %. */
export const windows = ['desk', 'phone', 'zoomed'] as const;

/** How a screen is looked at. */
export interface Sight {
  readonly language: Language;
  readonly theme: Theme;
  readonly window: (typeof windows)[number];
}

/** Every sight there is; the words change from each to the next. */
export const allSights: readonly Sight[] = windows.flatMap((window) =>
  themes.flatMap((theme) => languages.map((language) => ({ language, theme, window }))),
);

/**
 * Two sights of a screen that differ in language, theme and window. Over fourteen screens in a row
 * all sights are met.
 * @param screen the number of the screen
 */
export function coveringSights(screen: number): Sight[] {
  return [2 * screen, 2 * screen + 1].map((at) => ({
    language: inTurn(languages, at),
    theme: inTurn(themes, at + Math.floor(at / 9)),
    window: inTurn(windows, at + Math.floor(at / 3)),
  }));
}
