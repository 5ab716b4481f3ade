import { findVariant, type VariantId } from '../../engine/climbing/index.ts';
import type { Say } from '../say.ts';

const byColour = ['civil', 'redMilitary', 'blackMilitary'] as const;

/** The suits of each variant, in the order of its data (W2). */
const suitIds = {
  'sap-ng-wu': ['civil', 'military1', 'military2'],
  'wu-han': byColour,
  'chang-pai': ['red', 'black', 'mixed'],
  'luan-chuo': byColour,
  'luan-chuo-28': byColour,
  'ma-hua-hua': ['only'],
} as const satisfies Readonly<Record<VariantId, readonly string[]>>;

/** What a suit is, in its name and its sign. */
export type SuitId = (typeof suitIds)[VariantId][number];

/** The suits of a variant, in the order of its data; none where it is not known. */
export function suitIdsOf(variant: string): readonly SuitId[] {
  const known = findVariant(variant);
  return known === undefined ? [] : suitIds[known.id];
}

/** What the suits of a variant are called where rules are read, in the words of the field. */
export function suitNamesOf(variant: string, say: Say): readonly string[] {
  return suitIdsOf(variant).map((suit) => say(`climbing.suit.${suit}`));
}

/** What they are called at the table, where each has a sign of the same name. */
export function signNamesOf(variant: string, say: Say): readonly string[] {
  return suitIdsOf(variant).map((suit) => say(`climbing.sign.${suit}`));
}
