import { type Kind, kindOf, kinds } from '../../core/kind.ts';
import { copiesIn } from '../../core/kit.ts';
import { pipsOf } from '../../core/pips.ts';
import { type Cards, type Combination, onLadder, sizeOf, waysToCombine } from '../combination.ts';
import type { KindCount } from '../play.ts';
import { kindsOf, suitPlaceOf } from '../suits.ts';
import { supremeKinds, supremes } from './supremes.ts';

// The plays of `ma-hua-hua`: what has as many cards beats each other, whatever it is made of.

/** The combinations of several kinds, by their names, each of all its kinds. */
export const namedCombinations = {
  happy: supremeKinds,
  bull: kindsOf('63 62'),
  pendulum: kindsOf('66 55 44'),
  fish: kindsOf('33 22 11'),
} as const;

/** How many cards a pendulum or a fish may have. */
const trioSizes: readonly number[] = [3, 6, 8, 12];

/** The heights at which each form begins; within pendulum and fish the pips are added. */
const floors = { fish: 1000, pendulum: 2000, bull: 3000, heaven: 4000 };

/** Of as many cards, sets of 66, bull, pendulum, fish, other sets. Four 66 beat every play. */
export function playsBySize(cards: Cards): Combination[] {
  const { bull, pendulum, fish } = namedCombinations;
  return [
    ...heavenSets(cards),
    ...otherSets(cards),
    ...supremes(cards),
    ...together(bull, cards).map((one) => bySize(one, floors.bull)),
    ...trios(pendulum, floors.pendulum, cards),
    ...trios(fish, floors.fish, cards),
  ];
}

const heaven = kindOf('66');

function heavenSets(cards: Cards): Combination[] {
  return setsOf(heaven, cards).map((set) => {
    const one = bySize(set, floors.heaven);
    return { ...one, beatsAll: sizeOf(set) === copiesIn(cards.kit, heaven) };
  });
}

function otherSets(cards: Cards): Combination[] {
  const others = kinds.filter((kind) => kind !== heaven);
  return others.flatMap((kind) => {
    const place = suitPlaceOf(cards.suits, kind);
    return place === undefined ? [] : setsOf(kind, cards).map((set) => bySize(set, place.height));
  });
}

/** All three kinds, three, six, eight or twelve cards; the one with more pips is higher. */
function trios(all: readonly Kind[], floor: number, cards: Cards): Combination[] {
  return together(all, cards)
    .filter((trio) => trioSizes.includes(sizeOf(trio)))
    .map((trio) => bySize(trio, floor + pipsIn(trio)));
}

function bySize(cards: readonly KindCount[], height: number): Combination {
  return onLadder(cards, { ladder: `${sizeOf(cards)} cards`, height });
}

function setsOf(kind: Kind, { kit }: Cards): KindCount[][] {
  return Array.from({ length: copiesIn(kit, kind) }, (_, less) => [{ kind, copies: less + 1 }]);
}

function together(all: readonly Kind[], { kit }: Cards): KindCount[][] {
  return waysToCombine(all, kit).filter(({ length }) => length === all.length);
}

function pipsIn(cards: readonly KindCount[]): number {
  return cards.reduce((sum, { kind, copies }) => sum + copies * pipsOf(kind), 0);
}
