import { type Counts, countOf } from '../../core/counts.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { copiesOf, sizeOf } from '../combination.ts';
import { cardsOf, type KindCount, kindCountsIn } from '../play.ts';
import type { ClimbingVariant } from '../variant.ts';
import type { SeatView } from '../view.ts';
import { beatersOf } from './notBeating.ts';
import type { Refusal } from './refusal.ts';
import { combinationsIn, holdsAll, type ToldCombination } from './toldCombination.ts';

/** What would go where raised cards are no play. */
export type Instead =
  /** A raised kind goes with any of `with`, or with all of them together (W4, W5). */
  | {
      readonly tells: 'goes';
      readonly kind: Kind;
      readonly with: readonly Kind[];
      readonly together: boolean;
    }
  /** None of the raised kinds goes with any other. */
  | { readonly tells: 'alone' }
  /** These beat the trick, the lowest first, and so does what is as high or higher, if anything. */
  | { readonly tells: 'beaters'; readonly plays: readonly Play[]; readonly orHigher: boolean }
  /** This beats the trick, with the raised cards and more of the hand or with some of them. */
  | { readonly tells: 'nearest'; readonly play: Play };

/** So many plays of one kind each are named one by one. */
const mostNamed = 3;

/**
 * What would go instead of the cards that a seat has raised, by the rules: only of its own hand are
 * the cards taken that are named beside raised ones, where it holds any. Undefined where `why` says
 * it all, or nothing would go.
 * @param why what `meantPlay` tells of the raised cards
 */
export function insteadOf(view: SeatView, raised: Counts, why: Refusal): Instead | undefined {
  const { variant } = view.game;
  const cards = kindCountsIn(raised);
  switch (why.code) {
    case 'different-kinds':
      return joiningOf(variant, cards, view.hand);
    case 'wrong-size':
      if (why.but.length > 0) return undefined;
      return nearestOf(view, cards) ?? beatersTold(beatersIn(view));
    case 'wrong-suit':
      return why.beating.length > 1 ? undefined : beatersTold(beatersIn(view));
    case 'wrong-form':
    case 'wrong-mixture':
      return beatersTold(beatersIn(view));
    case 'too-low':
    case 'equal':
      return why.least.length === 0 ? undefined : beatersTold(beatersIn(view, why.least[0]));
    default:
      return undefined;
  }
}

function joiningOf(variant: ClimbingVariant, raised: readonly KindCount[], hand: Counts): Instead {
  const all = combinationsIn(variant);
  const found = raised.flatMap(({ kind }): (Instead & { readonly tells: 'goes' })[] => {
    const having = all.filter(({ cards }) => cards.length > 1 && copiesOf(cards, kind) > 0);
    const pairs = having.filter(({ cards }) => cards.length === 2);
    const others = kinds.filter(
      (one) =>
        one !== kind &&
        (pairs.length > 0 ? pairs : having).some(({ cards }) => copiesOf(cards, one) > 0),
    );
    if (others.length === 0) return [];
    const together = pairs.length === 0;
    const held = others.filter((one) => countOf(hand, one) > 0);
    const named = together || held.length === 0 ? others : held;
    return [{ tells: 'goes', kind, with: named, together }];
  });
  const holds = (one: Kind): boolean => countOf(hand, one) > 0;
  return (
    found.find(({ with: others, together }) =>
      together ? others.every(holds) : others.some(holds),
    ) ??
    found[0] ?? { tells: 'alone' }
  );
}

/**
 * What beats the trick and can be compared with it or, where it is named, with another play; not
 * what beats every play.
 */
function beatersIn({ game, trick }: SeatView, beside = trick?.play): readonly ToldCombination[] {
  const all = combinationsIn(game.variant);
  const toBeat = all.find(({ play }) => play === trick?.play);
  if (toBeat === undefined) return [];
  const ladder = all.find(({ play }) => play === beside)?.stands?.ladder;
  return beatersOf(game.variant, toBeat).filter(
    (one) => !one.beatsAll && one.stands?.ladder === ladder,
  );
}

function beatersTold(beaters: readonly ToldCombination[]): Instead | undefined {
  const ordered = beaters.toSorted((one, other) => heightOf(one) - heightOf(other));
  const [first] = ordered;
  if (first === undefined) return undefined;
  const areSets = ordered.every(({ cards }) => cards.length === 1);
  const areFew = areSets && ordered.length <= mostNamed;
  const least = ordered.filter((one) => heightOf(one) === heightOf(first));
  const lowest = areSets ? least : [first];
  const named = areFew ? ordered : lowest;
  return {
    tells: 'beaters',
    plays: named.flatMap(({ play }) => play ?? []),
    orHigher: named.length < ordered.length,
  };
}

/**
 * The lowest play that beats the trick and has all of the raised cards and more of the hand or, of
 * too many, only raised ones.
 */
function nearestOf(view: SeatView, raised: readonly KindCount[]): Instead | undefined {
  const isFew = sizeOf(raised) < (view.trick === null ? 0 : cardsOf(view.trick.play).length);
  const near = beatersIn(view)
    .filter((one) =>
      isFew
        ? holdsAll(one, raised) && isWithin(one, (kind) => countOf(view.hand, kind))
        : isWithin(one, (kind) => copiesOf(raised, kind)),
    )
    .toSorted((one, other) => heightOf(one) - heightOf(other));
  const play = near[0]?.play;
  return play === undefined ? undefined : { tells: 'nearest', play };
}

function isWithin({ cards }: ToldCombination, copiesAmong: (kind: Kind) => number): boolean {
  return cards.every(({ kind, copies }) => copies <= copiesAmong(kind));
}

function heightOf({ stands }: ToldCombination): number {
  return stands?.height ?? 0;
}
