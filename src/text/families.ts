import type { ShownFamilyId } from '../engine/index.ts';
import type { FamilyWords } from './familyWords.ts';
import { fishingWords } from './fishing/fishingWords.ts';

/**
 * How each family puts its plays, its results and its rules into words. A further family is one
 * line.
 */
export const familyWords: Readonly<Record<ShownFamilyId, FamilyWords>> = {
  fishing: fishingWords,
};
