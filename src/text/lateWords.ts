import type { LateFamilyId } from '../engine/index.ts';
import { type LateFamilyWords, type LoadsWords, loadLateFamilyWords } from '../families/words.ts';
import type { FarWords } from './far/enFar.ts';

/** What brings its words along when it is wanted: a late family, or the tables far away. */
export type LateId = LateFamilyId | 'far';

export type LateWords = LateFamilyWords & FarWords;

export const loadLateWords: Readonly<Record<LateId, LoadsWords<Partial<LateWords>>>> = {
  ...loadLateFamilyWords,
  far: {
    en: () => import('./far/enFar.ts'),
    'zh-Hant': () => import('./far/zhHantFar.ts'),
    'zh-Hans': () => import('./far/zhHansFar.ts'),
  },
};
