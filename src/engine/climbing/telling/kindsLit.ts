import { type Kind, kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { copiesOf } from '../combination.ts';
import type { ClimbingVariant } from '../variant.ts';
import { beatersOf } from './notBeating.ts';
import { combinationsIn, type ToldCombination } from './toldCombination.ts';

/** In any combination (W3 to W5), whoever holds what; without these, in the kit's order. */
export function kindsJoining(variant: ClimbingVariant, some: readonly Kind[]): readonly Kind[] {
  if (some.length === 0) return [];
  const joint = combinationsIn(variant).filter(({ cards }) =>
    some.every((kind) => copiesOf(cards, kind) > 0),
  );
  return kindsOf(joint).filter((kind) => !some.includes(kind));
}

/** Those of combinations that beat it (W2 to W5), whoever holds what; in the kit's order. */
export function kindsBeating(variant: ClimbingVariant, play: Play): readonly Kind[] {
  const trick = combinationsIn(variant).find((one) => one.play === play);
  return trick === undefined ? [] : kindsOf(beatersOf(variant, trick));
}

function kindsOf(combinations: readonly ToldCombination[]): readonly Kind[] {
  return kinds.filter((kind) => combinations.some(({ cards }) => copiesOf(cards, kind) > 0));
}
