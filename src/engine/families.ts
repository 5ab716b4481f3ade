import { familyTable } from './core/familyTable.ts';
import type { RoundRecord as AnyRoundRecord } from './core/round.ts';
import { fishing } from './fishing/family.ts';

/**
 * Every family of games, in the order they are offered: the one place that maps the name of a
 * variant to its family. A further family is its folder and its place in this list.
 */
const families = /*#__PURE__*/ familyTable([fishing]);

/** The name of a family of games. */
export type FamilyId = ReturnType<typeof families.familyOf>;

/** The name of a variant in records. */
export type VariantId = (typeof families.variantIds)[number];

/** A record of a round of any known variant. */
export type RoundRecord = AnyRoundRecord<VariantId>;

export const { familyIds, variantIds, findVariant, familyOf, rulesOf } = families;
