import { type FamilyId, familyOf, invariant, type VariantId } from '../../engine/index.ts';
import { OtherRulesOfRound, RoundCounts, RoundPayments } from '../fishing/scores/roundSheet.tsx';
import { featsOfFishing, paymentTexts, pictureFactsOf } from '../fishing/scores/roundTexts.ts';
import type { FamilySheet } from './familyParts.ts';
import { latePartsOf } from './lateParts.ts';

const fishing: FamilySheet = {
  Counts: RoundCounts,
  Payments: RoundPayments,
  OtherRules: OtherRulesOfRound,
  pictureFactsOf,
  paymentTexts,
  featsOf: featsOfFishing,
};

/** What comes with the score sheet, in one file, and what has joined since. */
const families: Readonly<Record<FamilyId, () => FamilySheet | undefined>> = {
  fishing: () => fishing,
  climbing: () => latePartsOf('climbing')?.sheet,
};

/** What the family of a variant shows of a round that is over. The variant must be known. */
export function sheetPartsOf(variant: VariantId): FamilySheet {
  const parts = families[familyOf(variant)]();
  invariant(parts !== undefined, 'the rules of a family join with its screens');
  return parts;
}
