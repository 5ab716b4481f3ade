import type { LateFamilyId } from '../../engine/index.ts';
import type { ClimbingWords } from '../climbing/enClimbing.ts';
import type { Language } from '../languages.ts';

/** The words of the families that join late, in one language. */
export type LateWords = ClimbingWords;

type Loads<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

/** Loads the words of a late family, a language at a time. A further one is one entry. */
export const loadLateWords: Readonly<Record<LateFamilyId, Loads<LateWords>>> = {
  climbing: {
    en: () => import('../climbing/enClimbing.ts'),
    'zh-Hant': () => import('../climbing/zhHantClimbing.ts'),
    'zh-Hans': () => import('../climbing/zhHansClimbing.ts'),
  },
};
