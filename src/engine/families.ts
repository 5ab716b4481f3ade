import type { climbing } from './climbing/family.ts';
import { familyTable } from './core/familyTable.ts';
import { invariant } from './core/invariant.ts';
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

/** The name of a variant in records. */
export type VariantId = (typeof families.variantIds)[number];

/** A record of a round of any known variant. */
export type RoundRecord = AnyRoundRecord<VariantId>;

export const { familyIds, variantIds, findVariant, familyOf, rulesOf, joinRules } = families;

/** The families that the page has words and screens for, in the order they are offered. */
export const shownFamilyIds = ['fishing'] as const satisfies readonly FamilyId[];

/** The name of a family that the page has words and screens for. */
export type ShownFamilyId = (typeof shownFamilyIds)[number];

/** The family of a variant that the page shows; no other one is met there. */
export function shownFamilyOf(variant: string): ShownFamilyId {
  const family = familyOf(variant);
  const shown = shownFamilyIds.find((id) => id === family);
  invariant(shown !== undefined, `the page shows ${variant}`);
  return shown;
}
