import { type Kind, kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { copiesOf } from '../combination.ts';
import type { ClimbingVariant } from '../variant.ts';
import { beatersOf } from './notBeating.ts';
import { combinationsIn, type ToldCombination } from './toldCombination.ts';

/**
 * The kinds that go together with all of some kinds in a combination, whoever holds what (W3 to
 * W5), in the kit's order and without these; none for no kinds.
 */
export function kindsJoining(variant: ClimbingVariant, some: readonly Kind[]): readonly Kind[] {
  if (some.length === 0) return [];
  const joint = combinationsIn(variant).filter(({ cards }) =>
    some.every((kind) => copiesOf(cards, kind) > 0),
  );
  return kindsOf(joint).filter((kind) => !some.includes(kind));
}

/**
 * The kinds of which combinations are made that beat a play, whoever holds what (W2 to W5), in the
 * kit's order.
 */
export function kindsBeating(variant: ClimbingVariant, play: Play): readonly Kind[] {
  const trick = combinationsIn(variant).find((one) => one.play === play);
  return trick === undefined ? [] : kindsOf(beatersOf(variant, trick));
}

function kindsOf(combinations: readonly ToldCombination[]): readonly Kind[] {
  return kinds.filter((kind) => combinations.some(({ cards }) => copiesOf(cards, kind) > 0));
}
