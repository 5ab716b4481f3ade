import type { Say } from './say.ts';

/** Words as a list in which all hold: `Ann, Bo and Cy`. */
export function listOfAll(words: readonly string[], say: Say): string {
  const tag = say('language.tag');
  // The platform's list ends in 和, which is the name of a tile and of a group: 天九和和五.
  if (tag.startsWith('zh')) return words.join('、');
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(words);
}

/** Words as a list in which any holds: `5-2 or 4-3`. */
export function listOfAny(words: readonly string[], say: Say): string {
  return new Intl.ListFormat(say('language.tag'), { type: 'disjunction' }).format(words);
}
