import type { BotSpeed } from '../settings.ts';

/**
 * How long a play made by itself stays announced before it happens, in milliseconds; `listening`
 * waits until what was told has been heard, and so long at least.
 */
export const beats: Readonly<Record<BotSpeed, number>> = {
  slow: 1600,
  normal: 900,
  fast: 400,
  'at-once': 0,
  listening: 900,
};
