import { type FamilyId, familyNameOf, type VariantId } from '../../engine/index.ts';

const forms = { fishing: 'catches', climbing: 'counts' } as const satisfies Readonly<
  Record<FamilyId, string>
>;

/**
 * How a round of a real table is entered: by the tiles that everybody has caught, or by who
 * declared and some counts.
 */
export function enteredBy(variant: VariantId): (typeof forms)[FamilyId] {
  return forms[familyNameOf(variant)];
}
