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

export type SuitId = (typeof suitIds)[VariantId][number];

/** The suits of a variant, in the order of its data; none where it is not known. */
export function suitIdsOf(variant: string): readonly SuitId[] {
  const known = findVariant(variant);
  return known === undefined ? [] : suitIds[known.id];
}

/** What the suits of a variant are called, wherever a player meets them. */
export function suitNamesOf(variant: string, say: Say): readonly string[] {
  return suitIdsOf(variant).map((suit) => say(`climbing.suit.${suit}`));
}

/** The same where rules are read: with the sources' word beside a name that has another. */
export function studiedSuitNamesOf(variant: string, say: Say): readonly string[] {
  return suitIdsOf(variant).map((suit) => {
    const name = say(`climbing.suit.${suit}`);
    const id = `climbing.suit.source.${suit}`;
    return say.knows(id) ? say('climbing.suit.both', { name, source: say(id) }) : name;
  });
}
