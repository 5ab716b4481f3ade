import {
  type EarlyFamilyId,
  familyOf,
  invariant,
  joinRules,
  type LateFamilyId,
  type VariantId,
} from '../engine/index.ts';
import type { RecordForm } from '../records/recordForm.ts';
import type { FamilyWords } from '../text/familyWords.ts';
import { load as loadClimbing } from './climbing/rules.ts';
import { form as fishingForm, words as fishingWords } from './fishing/rules.ts';

/** Something of a family whose rules are there. */
export function joined<Part>(part: Part | undefined): Part {
  invariant(part !== undefined, 'a family joins with its rules');
  return part;
}

type Late<Part> = { [Family in LateFamilyId]?: Part };

/** How the records of each family are written that is there. */
const forms: Readonly<Record<EarlyFamilyId, RecordForm>> & Late<RecordForm> = {
  fishing: fishingForm,
};

/** How the records of a variant are written. The variant must be known. */
export function recordFormOf(variant: VariantId): RecordForm {
  return joined(forms[familyOf(variant)]);
}

/** What makes a late family known. */
export interface LateRules {
  readonly rules: Parameters<typeof joinRules>[0];
  readonly form: RecordForm;
}

/** Loads what makes a late family known. */
export const loadRules: Readonly<Record<LateFamilyId, () => Promise<LateRules>>> = {
  climbing: loadClimbing,
};

/**
 * Has a late family join: its games are known from then on, and their records are read. One that is
 * there already changes nothing.
 */
export function joinFamily({ rules, form }: LateRules): void {
  forms[rules.family] ??= form;
  joinRules(rules);
}

/** How each family that is there puts its plays, its results and its rules into words. */
const words: Readonly<Record<EarlyFamilyId, FamilyWords>> & Late<FamilyWords> = {
  fishing: fishingWords,
};

/** How the family of a variant puts its plays into words. The variant must be known. */
export function familyWordsOf(variant: VariantId): FamilyWords {
  return joined(words[familyOf(variant)]);
}

/** Has a late family put its plays into words. One that does already changes nothing. */
export function joinWords(family: LateFamilyId, late: FamilyWords): void {
  words[family] ??= late;
}
