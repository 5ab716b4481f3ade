import type { Say } from '../../text/say.ts';

/** The name of a file of rounds that is saved today, by the day at this device, as in `2026-05-01`. */
export function fileNameToday(say: Say): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return say('records.fileName', { seed: local.toISOString().slice(0, 10) });
}
