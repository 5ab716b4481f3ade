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
 * Three sights of a screen that between them have every language, every theme and every window.
 * Over nine screens in a row all sights are met.
 * @param screen the number of the screen
 */
export function coveringSights(screen: number): Sight[] {
  const lap = Math.floor(screen / themes.length);
  return languages.map((language, at) => ({
    language,
    theme: inTurn(themes, screen + at),
    window: inTurn(windows, lap + at),
  }));
}
