import type { Say } from '../../text/say.ts';

/** Says a day that is written as in `2026-05-01`. */
type SayDay = (day: string) => string;

/**
 * What says days in the words of a language, by the custom of the browser's region where that
 * speaks it. Made once for many of them, as the platform takes its time to make it.
 */
export function createSayDay(say: Say, format: Intl.DateTimeFormatOptions): SayDay {
  const tag = regionalTag(say('language.tag'), navigator.languages);
  const formatted = new Intl.DateTimeFormat(tag, { ...format, timeZone: 'UTC' });
  return (day) => formatted.format(new Date(day));
}

/** The first of the browser's wishes that is written as a language is, or else just that. */
function regionalTag(tag: string, wishes: readonly string[]): string {
  const written = writingOf(tag);
  return wishes.find((wish) => writingOf(wish) === written) ?? tag;
}

function writingOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language} ${script}`;
  } catch {
    return '';
  }
}
