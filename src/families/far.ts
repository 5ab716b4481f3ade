import {
  type EarlyFamilyId,
  type FamilyId,
  familyOf,
  invariant,
  type LateFamilyId,
  lateFamilyIds,
  lateVariantIds,
  type VariantId,
} from '../engine/index.ts';
import type { SeenForm } from '../records/seenForm.ts';
import { loadSeen as loadClimbing } from './climbing/far.ts';
import { seen as fishing } from './fishing/far.ts';

const early: Readonly<Record<EarlyFamilyId, SeenForm>> = { fishing };

/** Loads that of a late family, which few need: nobody plays far away before that. */
const loadLate: Readonly<Record<LateFamilyId, () => Promise<SeenForm>>> = {
  climbing: loadClimbing,
};

const here: { [Family in FamilyId]?: SeenForm } = { ...early };

/** How what was seen of a variant is told. It must have joined. */
export function seenFormOf(variant: VariantId): SeenForm {
  const form = here[familyOf(variant)];
  invariant(form !== undefined, 'what is seen of a family is told once that has joined');
  return form;
}

/** Has the late families join of which a text names a variant. Rejects where one does not load. */
export async function joinSeenForms(text: string): Promise<void> {
  const absent = lateFamilyIds.filter(
    (family) =>
      here[family] === undefined &&
      lateVariantIds[family].some((variant) => text.includes(variant)),
  );
  await Promise.all(absent.map(async (family) => joinSeenForm(family, await loadLate[family]())));
}

export function joinSeenForm(family: LateFamilyId, form: SeenForm): void {
  here[family] ??= form;
}
