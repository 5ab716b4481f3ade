import type { LateFamilyId } from '../../engine/index.ts';
import type { ClimbingWords } from '../climbing/enClimbing.ts';
import type { Language } from '../languages.ts';

/** The words of the families that join late, in one language. */
export type LateFamilyWords = ClimbingWords;

/** Loads words, a language at a time. */
export type LoadsWords<Words> = Readonly<
  Record<Language, () => Promise<{ readonly words: Words }>>
>;

/** Loads the words of a late family. A further one is one entry. */
export const loadLateFamilyWords: Readonly<Record<LateFamilyId, LoadsWords<LateFamilyWords>>> = {
  climbing: {
    en: () => import('../climbing/enClimbing.ts'),
    'zh-Hant': () => import('../climbing/zhHantClimbing.ts'),
    'zh-Hans': () => import('../climbing/zhHansClimbing.ts'),
  },
};
