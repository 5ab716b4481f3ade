import type { Say } from './say.ts';

/** Words as a list in which all hold: `Ann, Bo and Cy`. */
export function listOfAll(words: readonly string[], say: Say): string {
  return new Intl.ListFormat(say('language.tag'), { type: 'conjunction' }).format(words);
}

/** Words as a list in which any holds: `5-2 or 4-3`. */
export function listOfAny(words: readonly string[], say: Say): string {
  return new Intl.ListFormat(say('language.tag'), { type: 'disjunction' }).format(words);
}
