import { familyIds, type LateFamilyId, lateFamilyIds, lateVariantIds } from '../engine/index.ts';
import { joinFamily, loadRules } from './rules.ts';

/** The late families that have not joined and of which a text names a variant. */
export function absentFamiliesIn(text: string): readonly LateFamilyId[] {
  return lateFamilyIds
    .filter((family) => !familyIds.includes(family))
    .filter((family) => lateVariantIds[family].some((variant) => text.includes(variant)));
}

/**
 * Has the late families join of which a text names a variant, with their rules and records alone.
 * Rejects where their code does not load.
 * @returns undefined where all of them are there
 */
export function joinNamed(text: string): Promise<unknown> | undefined {
  const absent = absentFamiliesIn(text);
  if (absent.length === 0) return undefined;
  return Promise.all(absent.map(async (family) => joinFamily(await loadRules[family]())));
}
