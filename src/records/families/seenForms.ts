import { fishingHiding } from '../../engine/fishing/index.ts';
import {
  type FamilyId,
  familyOf,
  invariant,
  type LateFamilyId,
  lateFamilyIds,
  lateVariantIds,
  type VariantId,
} from '../../engine/index.ts';
import { readSeenDeal as readSeenTiles } from '../fishing/readDeal.ts';
import type { SeenForm } from '../seenForm.ts';

type EarlySeenForms = Readonly<Record<Exclude<FamilyId, LateFamilyId>, SeenForm>>;
type LateSeenForms = { [Family in LateFamilyId]?: SeenForm };

/** How what was seen is told, of each family that is there. A further one is a line, or joins. */
const seenForms: EarlySeenForms & LateSeenForms = {
  fishing: { hiding: fishingHiding, readDeal: readSeenTiles },
};

/** Loads that of a late family, which few need: nobody plays far away before that. */
const loadLate: Readonly<Record<LateFamilyId, () => Promise<SeenForm>>> = {
  climbing: async () => (await import('../climbing/seen.ts')).seenClimbing,
};

/** How what was seen of a variant is told. It must have joined. */
export function seenFormOf(variant: VariantId): SeenForm {
  const form = seenForms[familyOf(variant)];
  invariant(form !== undefined, 'what is seen of a family is told once that has joined');
  return form;
}

/** Has the late families join of which a text names a variant. Rejects where one does not load. */
export async function joinSeenForms(text: string): Promise<void> {
  const absent = lateFamilyIds.filter(
    (family) =>
      seenForms[family] === undefined &&
      lateVariantIds[family].some((variant) => text.includes(variant)),
  );
  await Promise.all(absent.map(async (family) => joinSeenForm(family, await loadLate[family]())));
}

export function joinSeenForm(family: LateFamilyId, form: SeenForm): void {
  seenForms[family] ??= form;
}
