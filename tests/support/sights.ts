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
const allSights: readonly Sight[] = windows.flatMap((window) =>
  themes.flatMap((theme) => languages.map((language) => ({ language, theme, window }))),
);

/** What is looked for in a sight: all that axe knows of, or what a theme alone changes. */
export type Looked = 'all' | 'contrast';

export interface Look extends Sight {
  readonly looked: Looked;
}

/**
 * Two looks at a screen that differ in theme; the second is for the contrast alone. Over 27 screens
 * in a row all is looked for in every sight.
 * @param screen the number of the screen
 */
export function coveringLooks(screen: number): Look[] {
  const turn = screen + Math.floor(screen / 9);
  const sight = {
    language: inTurn(languages, screen),
    window: inTurn(windows, screen + Math.floor(screen / 3)),
  };
  return [
    { ...sight, theme: inTurn(themes, turn), looked: 'all' },
    { ...sight, theme: inTurn(themes, turn + 1), looked: 'contrast' },
  ];
}

/** Every sight, in each of which all is looked for. */
export const allLooks: readonly Look[] = allSights.map((sight) => ({ ...sight, looked: 'all' }));
