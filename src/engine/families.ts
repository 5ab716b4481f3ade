import type { climbing } from './climbing/family.ts';
import { familyTable } from './core/familyTable.ts';
import type { RoundRecord as AnyRoundRecord } from './core/round.ts';
import { fishing } from './fishing/family.ts';

/** The families whose rules the first screen needs. */
type Early = typeof fishing;
/** The families that join once their code is loaded, so that no first screen waits for it. */
type Late = typeof climbing;

/**
 * Every family of games: the one place that maps the name of a variant to its family. A further
 * family is its folder and its place among the early ones, here and above, or the late ones.
 */
const families = /*#__PURE__*/ familyTable<Early, Late>([fishing]);

/** The name of a family of games. */
export type FamilyId = ReturnType<typeof families.familyOf>;

/** The name of a family that joins late. */
export type LateFamilyId = Late['family'];

/** The name of a family that is there from the start. */
export type EarlyFamilyId = Exclude<FamilyId, LateFamilyId>;

/** The name of a variant in records. */
export type VariantId = (typeof families.variantIds)[number];

/** A record of a round of any known variant. */
export type RoundRecord = AnyRoundRecord<VariantId>;

export const { familyIds, variantIds, findVariant, familyOf, rulesOf, joinRules } = families;

/** The names of the families that join late, in the order they are offered. */
export const lateFamilyIds = ['climbing'] as const satisfies readonly LateFamilyId[];

/**
 * The variants of the families that join late, by their names, in the order they are offered: all
 * that is known of these families before their code is there.
 */
export const lateVariantIds = {
  climbing: ['sap-ng-wu', 'wu-han', 'chang-pai', 'luan-chuo', 'luan-chuo-28', 'ma-hua-hua'],
} as const satisfies Readonly<Record<LateFamilyId, readonly VariantId[]>>;

/** The names of all variants, whether or not their family has joined, in the order offered. */
export const everyVariantId: readonly VariantId[] = [
  ...variantIds,
  ...lateFamilyIds.flatMap((family) => lateVariantIds[family]),
];

/** The name of the family of a variant, whether or not that family has joined. */
export function familyNameOf(variant: VariantId): FamilyId {
  const late = lateFamilyIds.find((family) =>
    lateVariantIds[family].some((id: VariantId) => id === variant),
  );
  return late ?? familyOf(variant);
}
