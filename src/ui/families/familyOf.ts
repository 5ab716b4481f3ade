import type { VariantId } from '../../engine/index.ts';

/** A family of games: variants that share their plays, and the screens that show them. */
export type FamilyId = 'fishing';

/** The family of a variant: so far every variant fishes. */
export function familyOf(_variant: VariantId): FamilyId {
  return 'fishing';
}
