import { findVariant, type VariantId } from '../../engine/climbing/index.ts';
import type { Say } from '../say.ts';

const byColour = ['civil', 'redMilitary', 'blackMilitary'] as const;

/** What the suits of each variant are called, in the order of its data (W2). */
const suitNames = {
  'sap-ng-wu': ['civil', 'military1', 'military2'],
  'wu-han': byColour,
  'chang-pai': ['red', 'black', 'mixed'],
  'luan-chuo': byColour,
  'luan-chuo-28': byColour,
  'ma-hua-hua': ['only'],
} as const satisfies Readonly<Record<VariantId, readonly string[]>>;

/** The names of the suits of a variant, in the order of its data; none where it is not known. */
export function suitNamesOf(variant: string, say: Say): readonly string[] {
  const known = findVariant(variant);
  return known === undefined ? [] : suitNames[known.id].map((suit) => say(`climbing.suit.${suit}`));
}
