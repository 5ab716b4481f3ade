import type { FamilyId } from '../../engine/index.ts';
import type { ChineseWord } from '../chineseWord.ts';
import { spokenInClimbing } from '../climbing/gameWords.ts';
import { spokenInFishing } from '../fishing/gameWords.ts';

const byFamily: Readonly<Record<FamilyId, Readonly<Record<string, ChineseWord>>>> = {
  fishing: spokenInFishing,
  climbing: spokenInClimbing,
};

/** What players say in Chinese, in any family; the build cuts fonts to it. */
export const spokenWords: readonly ChineseWord[] = Object.values(byFamily).flatMap((words) =>
  Object.values(words),
);
