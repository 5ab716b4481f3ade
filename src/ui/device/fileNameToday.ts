import { dayToday } from '../../store/dayToday.ts';
import type { Say } from '../../text/say.ts';

export function fileNameToday(say: Say): string {
  return say('records.fileName', { seed: dayToday() });
}
