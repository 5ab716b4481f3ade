import {
  type FamilyId,
  familyOf,
  invariant,
  joinRules,
  type LateFamilyId,
  type VariantId,
} from '../engine/index.ts';
import { fishingForm } from './fishing/form.ts';
import type { RecordForm } from './recordForm.ts';

type EarlyForms = Readonly<Record<Exclude<FamilyId, LateFamilyId>, RecordForm>>;
type LateForms = { [Family in LateFamilyId]?: RecordForm };

/**
 * How the records of each family are written that is there. A further family is one line or joins,
 * as its rules do.
 */
const recordForms: EarlyForms & LateForms = { fishing: fishingForm };

/** How the records of a variant are written. The variant must be known. */
export function recordFormOf(variant: VariantId): RecordForm {
  const form = recordForms[familyOf(variant)];
  invariant(form !== undefined, 'the rules of a family join with the form of its records');
  return form;
}

/**
 * Has a late family join: its games are known from then on, and their records are read. One that is
 * there already changes nothing.
 */
export function joinFamily(rules: Parameters<typeof joinRules>[0], form: RecordForm): void {
  recordForms[rules.family] ??= form;
  joinRules(rules);
}
