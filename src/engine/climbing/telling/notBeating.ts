import { invariant } from '../../core/invariant.ts';
import type { Play } from '../../core/play.ts';
import { beats, isBeside, sizeOf } from '../combination.ts';
import { type Suit, suitPlaceOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';
import type { NotBeating } from './refusal.ts';
import { combinationsIn, type ToldCombination } from './toldCombination.ts';

/** What beats a combination of a variant and can be made of the cards that the kit has besides. */
export function beatersOf(
  variant: ClimbingVariant,
  trick: ToldCombination,
): readonly ToldCombination[] {
  return combinationsIn(variant).filter(
    (one) => beats(one, trick) && isBeside(variant, trick, one),
  );
}

/** W2 to W5; `beaters` are what does beat the trick, and `raised` is not among them. */
export function notBeatingCode(
  trick: ToldCombination,
  beaters: readonly ToldCombination[],
  raised: ToldCombination,
): NotBeating['code'] {
  if (beaters.every(({ beatsAll }) => beatsAll)) return 'unbeatable';
  if (raised.reaches.length === 0) return 'supreme-beats-nothing';
  // A set of a wrong suit beats it in no number of cards.
  const isOfWrongSuit =
    trick.suit !== null &&
    raised.suit !== null &&
    trick.suit !== raised.suit &&
    beaters.every(({ suit }) => suit !== raised.suit);
  if (raised.size !== trick.size) return isOfWrongSuit ? 'wrong-suit' : 'wrong-size';
  if (raised.reaches.some(({ ladder }) => ladder === trick.stands?.ladder)) {
    return isEqual(trick, raised) ? 'equal' : 'too-low';
  }
  if (isOfWrongSuit) return 'wrong-suit';
  return trick.form === raised.form ? 'wrong-mixture' : 'wrong-form';
}

/**
 * W2 to W5. All plays that are named can be made of the cards that the kit has beside the trick's.
 * `raised` must not beat the trick.
 */
export function notBeatingOf(
  variant: ClimbingVariant,
  trick: ToldCombination,
  raised: ToldCombination,
): NotBeating {
  const beaters = beatersOf(variant, trick);
  const but = playsOf(beaters.filter(({ beatsAll }) => beatsAll));
  const code = notBeatingCode(trick, beaters, raised);
  const { form } = trick;
  switch (code) {
    case 'unbeatable':
      return { code, form, but };
    case 'supreme-beats-nothing':
      return { code };
    case 'wrong-size':
      return { code, form, trick: trick.size, raised: raised.size, but };
    case 'equal':
    case 'too-low':
      return { code, form, least: leastBeside(raised, beaters) };
    case 'wrong-suit': {
      invariant(trick.suit !== null && raised.suit !== null, 'both are sets of a suit');
      const beating = variant.suits
        .map((_, suit) => suit)
        .filter((suit) => beaters.some((one) => one.suit === suit));
      return { code, trick: trick.suit, raised: raised.suit, beating };
    }
    case 'wrong-form':
      return { code, trick: form, raised: raised.form };
    case 'wrong-mixture': {
      const mixture = bySuit(variant.suits);
      return { code, trick: mixture(trick), raised: mixture(raised) };
    }
  }
}

function isEqual({ stands }: ToldCombination, raised: ToldCombination): boolean {
  return stands?.ladder === raised.stands?.ladder && stands?.height === raised.stands?.height;
}

/** The lowest beaters on the ladder on which a combination stands itself. */
function leastBeside({ stands }: ToldCombination, beaters: readonly ToldCombination[]): Play[] {
  const beside = beaters.filter((one) => one.stands?.ladder === stands?.ladder);
  const height = Math.min(...beside.flatMap((one) => one.stands?.height ?? []));
  return playsOf(beside.filter((one) => one.stands?.height === height));
}

function bySuit(suits: readonly Suit[]): (combination: ToldCombination) => number[] {
  return ({ cards }) =>
    suits.map((_, suit) =>
      sizeOf(cards.filter(({ kind }) => suitPlaceOf(suits, kind)?.suit === suit)),
    );
}

function playsOf(combinations: readonly ToldCombination[]): Play[] {
  return combinations.flatMap(({ play }) => play ?? []);
}
