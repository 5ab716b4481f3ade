import { type Theme, themes } from '../../src/store/settings.ts';
import { type Language, languages } from '../../src/text/languages.ts';
import { inTurn } from './inTurn.ts';

/** The windows in which everything is looked at with axe. */
export const windows = ['desk', 'phone'] as const;

/** How a screen is looked at. */
export interface Sight {
  readonly language: Language;
  readonly theme: Theme;
  readonly window: (typeof windows)[number];
}

/** Every sight there is. */
export const allSights: readonly Sight[] = languages.flatMap((language) =>
  themes.flatMap((theme) => windows.map((window) => ({ language, theme, window }))),
);

/**
 * As many sights of a screen as there are languages. Whatever is wrong with a screen in one language, in one theme or in one
 * window is met, and over nine screens in a row whatever is wrong with two of these together.
 * @param screen the number of the screen
 */
export function coveringSights(screen: number): Sight[] {
  const lap = Math.floor(screen / themes.length);
  return languages.map((language, at) => ({
    language,
    theme: inTurn(themes, screen + at),
    window: (lap + at) % languages.length === 0 ? 'phone' : 'desk',
  }));
}
