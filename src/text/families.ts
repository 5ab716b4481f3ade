import {
  type EarlyFamilyId,
  familyOf,
  invariant,
  type LateFamilyId,
  type VariantId,
} from '../engine/index.ts';
import type { FamilyWords } from './familyWords.ts';
import { fishingWords } from './fishing/fishingWords.ts';

type EarlyWords = Readonly<Record<EarlyFamilyId, FamilyWords>>;
type JoinedWords = { [Family in LateFamilyId]?: FamilyWords };

/**
 * How each family that is there puts its plays, its results and its rules into words. A further
 * family is one line or joins, as its rules do.
 */
const familyWords: EarlyWords & JoinedWords = { fishing: fishingWords };

/** How the family of a variant puts its plays into words. The variant must be known. */
export function familyWordsOf(variant: VariantId): FamilyWords {
  const words = familyWords[familyOf(variant)];
  invariant(words !== undefined, 'the rules of a family join with its words');
  return words;
}

/** Has a late family put its plays into words. One that does already changes nothing. */
export function joinWords(family: LateFamilyId, words: FamilyWords): void {
  familyWords[family] ??= words;
}
