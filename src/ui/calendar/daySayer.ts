import { dateTag } from '../../text/dates.ts';
import type { Say } from '../../text/say.ts';

/** Of days as `2026-05-01`, or of moments by their day in UTC; slow to make, so once for many. */
export function daySayer(say: Say, format: Intl.DateTimeFormatOptions): (day: string) => string {
  const tag = dateTag(say, navigator.languages);
  const formatted = new Intl.DateTimeFormat(tag, { ...format, timeZone: 'UTC' });
  return (day) => formatted.format(new Date(day));
}
