import { dateTag } from '../../text/dates.ts';
import type { Say } from '../../text/say.ts';

/**
 * What says days in the words of a language. They are written as in `2026-05-01`, or as a moment,
 * of which the day in UTC counts. Made once for many of them, as the platform takes its time to
 * make it.
 */
export function daySayer(say: Say, format: Intl.DateTimeFormatOptions): (day: string) => string {
  const tag = dateTag(say, navigator.languages);
  const formatted = new Intl.DateTimeFormat(tag, { ...format, timeZone: 'UTC' });
  return (day) => formatted.format(new Date(day));
}
