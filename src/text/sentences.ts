import type { Say } from './say.ts';

/** Words as a sentence of their own, with its end where they lack one. */
export function asSentence(words: string, say: Say): string {
  return /[.!?。！？]$/u.test(words) ? words : say('table.sentence', { words });
}
