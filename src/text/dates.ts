import { languageFor } from './languages.ts';
import type { Say } from './say.ts';

/**
 * The tag by which dates are written in the language that is spoken: with the region that the
 * browser asks for in that language, so that who reads English in Britain finds the day first.
 * @param wishes BCP 47 tags, the best first, as in `navigator.languages`
 */
export function dateTag(say: Say, wishes: readonly string[]): string {
  const spoken = say('language.tag');
  return wishes.find((wish) => isKnown(wish) && languageFor([wish]) === spoken) ?? spoken;
}

/** Whether the platform writes dates in just this language, and not in English for want of it. */
function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
