import type { Play } from '../../core/play.ts';
import { beats, sizeOf } from '../combination.ts';
import { type Suit, suitPlaceOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';
import type { NotBeating } from './refusal.ts';
import { combinationsIn, type ToldCombination } from './toldCombination.ts';

/**
 * Why a combination of a variant does not beat another one of it (W2 to W5).
 * @param raised it must not beat the trick
 */
export function notBeatingOf(
  variant: ClimbingVariant,
  trick: ToldCombination,
  raised: ToldCombination,
): NotBeating {
  const beaters = combinationsIn(variant).filter((one) => beats(one, trick));
  const but = playsOf(beaters.filter(({ beatsAll }) => beatsAll));
  if (beaters.length === but.length) return { code: 'unbeatable', but };
  if (raised.reaches.length === 0) return { code: 'supreme-beats-nothing' };
  if (raised.size !== trick.size) {
    return { code: 'wrong-size', trick: trick.size, raised: raised.size, but };
  }
  if (raised.reaches.some(({ ladder }) => ladder === trick.stands?.ladder)) {
    const code = isEqual(trick, raised) ? 'equal' : 'too-low';
    return { code, least: leastBeside(raised, beaters) };
  }
  if (trick.suit !== null && raised.suit !== null) {
    const beating = variant.suits
      .map((_, suit) => suit)
      .filter((suit) => beaters.some((one) => one.suit === suit));
    return { code: 'wrong-suit', trick: trick.suit, raised: raised.suit, beating };
  }
  if (trick.form !== raised.form) {
    return { code: 'wrong-form', trick: trick.form, raised: raised.form };
  }
  const mixture = bySuit(variant.suits);
  return { code: 'wrong-mixture', trick: mixture(trick), raised: mixture(raised) };
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

/** How many cards of each suit a combination has. */
function bySuit(suits: readonly Suit[]): (combination: ToldCombination) => number[] {
  return ({ cards }) =>
    suits.map((_, suit) =>
      sizeOf(cards.filter(({ kind }) => suitPlaceOf(suits, kind)?.suit === suit)),
    );
}

function playsOf(combinations: readonly ToldCombination[]): Play[] {
  return combinations.flatMap(({ play }) => play ?? []);
}
