import { type Theme, themes } from '../../src/store/settings.ts';
import { type Language, languages } from '../../src/text/languages.ts';
import { inTurn } from './inTurn.ts';

/** The windows in which everything is looked at; `zoomed` is that of a desk at 200 %. */
export const windows = ['desk', 'phone', 'zoomed'] as const;

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
 * The sight in which one screen of a group is looked at. A group keeps its language and its window,
 * and goes through the themes once. Nine groups in a row, of three screens or more, are seen in
 * every sight.
 * @param group the number of the group
 * @param screen the number of the screen in the group
 * @param screens how many the group has
 */
export function sightInGroup(group: number, screen: number, screens: number): Sight {
  return {
    language: inTurn(languages, group),
    window: inTurn(windows, group + Math.floor(group / languages.length)),
    theme: inTurn(themes, group + Math.floor((screen / screens) * themes.length)),
  };
}
