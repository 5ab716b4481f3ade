import { dateTag } from '../../text/dates.ts';
import type { Say } from '../../text/say.ts';

/** Says moments by the clock of this device, which is asked for at the first of them. */
export function momentSayer(say: Say): (moment: string) => string {
  let formatted: Intl.DateTimeFormat | undefined;
  return (moment) => {
    formatted ??= new Intl.DateTimeFormat(dateTag(say, navigator.languages), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return formatted.format(new Date(moment));
  };
}
