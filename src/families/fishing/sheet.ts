import {
  OtherRulesOfRound,
  RoundCounts,
  RoundPayments,
} from '../../ui/fishing/scores/roundSheet.tsx';
import {
  featsOfFishing,
  paymentTexts,
  pictureFactsOf,
} from '../../ui/fishing/scores/roundTexts.ts';
import type { FamilySheet } from '../parts.ts';

export const sheet: FamilySheet = {
  Counts: RoundCounts,
  Payments: RoundPayments,
  OtherRules: OtherRulesOfRound,
  pictureFactsOf,
  paymentTexts,
  featsOf: featsOfFishing,
};
