import { dayToday } from '../../store/dayToday.ts';
import type { Say } from '../../text/say.ts';

/** The name of a file of rounds that is saved today, by the day at this device. */
export function fileNameToday(say: Say): string {
  return say('records.fileName', { seed: dayToday() });
}
