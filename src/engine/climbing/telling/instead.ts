import { type Counts, countOf } from '../../core/counts.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { beats, copiesOf, sizeOf } from '../combination.ts';
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
  /** These beat the trick, each suit's lowest first. */
  | { readonly tells: 'beaters'; readonly plays: readonly Play[]; readonly others: OtherBeaters }
  /** This beats the trick, with the raised cards and more of the hand or with some of them. */
  | { readonly tells: 'nearest'; readonly play: Play };

/** Beside named plays: nothing, what is higher, or what is level with the named one and higher. */
export type OtherBeaters = 'none' | 'higher' | 'level';

/** So many plays of one kind each are named one by one. */
const mostNamed = 3;

/**
 * What would go instead of the cards that a seat has raised, by the rules: only of its own hand are
 * the cards taken that are named beside raised ones, where it holds any. Undefined where `why`,
 * which `meantPlay` tells of them, says it all, or nothing would go.
 */
export function insteadOf(view: SeatView, raised: Counts, why: Refusal): Instead | undefined {
  const { variant } = view.game;
  const cards = kindCountsIn(raised);
  switch (why.code) {
    case 'different-kinds':
      return joiningOf(variant, cards, view.hand);
    case 'wrong-size':
      return nearestOf(view, cards) ?? beatersTold(beatersIn(view));
    case 'wrong-suit':
    case 'wrong-form':
    case 'wrong-mixture':
    case 'too-low':
    case 'equal':
      return beatersTold(beatersIn(view));
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

/** All that beats the trick, the lowest first on each ladder. */
function beatersIn({ game: { variant }, trick }: SeatView): readonly ToldCombination[] {
  const toBeat = combinationsIn(variant).find(({ play }) => play === trick?.play);
  if (toBeat === undefined) return [];
  return beatersOf(variant, toBeat).toSorted((one, other) => rankOf(one) - rankOf(other));
}

function beatersTold(beaters: readonly ToldCombination[]): Instead | undefined {
  const lowest = beaters.filter((one) => !beaters.some((other) => isAbove(one, other)));
  if (lowest.length === 0) return undefined;
  const areFew = areSets(beaters) && beaters.length <= mostNamed;
  const named = areFew ? beaters : lowest;
  // Several that are no sets are as high as each other, and take long to name.
  if (!areSets(named) && named.length > 1) return naming(named.slice(0, 1), 'level');
  return naming(named, named.length < beaters.length ? 'higher' : 'none');
}

function naming(named: readonly ToldCombination[], others: OtherBeaters): Instead {
  return { tells: 'beaters', plays: named.flatMap(({ play }) => play ?? []), others };
}

/** Whether a combination is higher than another one: in its suit, or as it beats every play. */
function isAbove(one: ToldCombination, other: ToldCombination): boolean {
  return beats(one, other) && (one.beatsAll || one.stands?.ladder === other.stands?.ladder);
}

function areSets(combinations: readonly ToldCombination[]): boolean {
  return combinations.every(({ cards }) => cards.length === 1);
}

/** The lowest that has all raised cards and more of the hand or, of too many, only raised ones. */
function nearestOf(view: SeatView, raised: readonly KindCount[]): Instead | undefined {
  const isFew = sizeOf(raised) < (view.trick === null ? 0 : cardsOf(view.trick.play).length);
  const near = beatersIn(view).find((one) =>
    isFew
      ? holdsAll(one, raised) && isWithin(one, (kind) => countOf(view.hand, kind))
      : isWithin(one, (kind) => copiesOf(raised, kind)),
  );
  const play = near?.play;
  return play === undefined ? undefined : { tells: 'nearest', play };
}

function isWithin({ cards }: ToldCombination, copiesAmong: (kind: Kind) => number): boolean {
  return cards.every(({ kind, copies }) => copies <= copiesAmong(kind));
}

/** What beats every play comes last. */
function rankOf({ stands, beatsAll }: ToldCombination): number {
  return beatsAll ? Number.POSITIVE_INFINITY : (stands?.height ?? 0);
}
