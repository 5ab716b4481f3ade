import type { FamilyId, VariantId } from '../../engine/index.ts';

/**
 * The games that the first screen offers, each with the further ways to play it. A further variant
 * is a word in one of these lists.
 */
const families = {
  fishing: [
    ['tiu-u', 'tiu-u-woodpile', 'tiu-u-culin'],
    ['shi-wu-hu', 'shi-wu-hu-64'],
  ],
  climbing: [['sap-ng-wu', 'wu-han', 'chang-pai', 'luan-chuo', 'luan-chuo-28', 'ma-hua-hua']],
} as const satisfies Readonly<Record<FamilyId, readonly (readonly VariantId[])[]>>;

const games: readonly (readonly VariantId[])[] = Object.values(families).flat();

/** The ways to play the game of a variant, the one that the first screen offers first. */
export function waysToPlay(variant: VariantId): readonly [VariantId, ...VariantId[]] {
  const [usual, ...others] = games.find((ways) => ways.includes(variant)) ?? [];
  return usual === undefined ? [variant] : [usual, ...others];
}
