import { maximized } from './languages.ts';
import type { Say } from './say.ts';

/**
 * The tag by which dates are written in the language that is spoken: with the region that the
 * browser asks for in that language, so that who reads English in Britain finds the day first.
 * @param wishes BCP 47 tags, the best first, as in `navigator.languages`
 */
export function dateTag(say: Say, wishes: readonly string[]): string {
  const tag = say('language.tag');
  const spoken = maximized(tag);
  const isSpoken = (wish: string): boolean => {
    const { language, script } = maximized(wish);
    return language === spoken.language && script === spoken.script;
  };
  return wishes.find((wish) => isSpoken(wish) && isKnown(wish)) ?? tag;
}

/** Whether the platform writes dates in this language; the tag is a sound one. */
function isKnown(tag: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
}
