import type { LateFamilyId } from '../engine/index.ts';
import type { ClimbingWords } from '../text/climbing/enClimbing.ts';
import type { Language } from '../text/languages.ts';

/** The words of the families that join late, in one language. */
export type LateFamilyWords = ClimbingWords;

/** Loads words, a language at a time. */
export type LoadsWords<Words> = Readonly<
  Record<Language, () => Promise<{ readonly words: Words }>>
>;

/** Loads the words of a late family. A further one is one entry. */
export const loadLateFamilyWords: Readonly<Record<LateFamilyId, LoadsWords<LateFamilyWords>>> = {
  climbing: {
    en: () => import('../text/climbing/enClimbing.ts'),
    'zh-Hant': () => import('../text/climbing/zhHantClimbing.ts'),
    'zh-Hans': () => import('../text/climbing/zhHansClimbing.ts'),
  },
};
