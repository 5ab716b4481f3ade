import { type Kind, kinds } from '../../core/kind.ts';
import { copiesIn } from '../../core/kit.ts';
import { pipsOf } from '../../core/pips.ts';
import { type Cards, type Combination, onLadder, type Rung } from '../combination.ts';
import { type Suit, suitPlaceOf } from '../suits.ts';

/** One to `most` identical cards of a kind that is in a suit (W3). */
export interface SetRule {
  readonly form: 'set';
  readonly most: number;
  /** Kinds that are played by twos at least. */
  readonly fromTwo?: readonly Kind[];
  /** A suit whose sets beat those of the other too that have as many or fewer pips. */
  readonly overOther?: { readonly suit: number; readonly other: number };
}

/** Each is beaten by as many cards of a higher kind of its suit. */
export function sets(
  { most, fromTwo = [], overOther }: SetRule,
  { kit, suits }: Cards,
): Combination[] {
  return kinds.flatMap((kind) => {
    const place = suitPlaceOf(suits, kind);
    if (place === undefined) return [];
    const fewest = fromTwo.includes(kind) ? 2 : 1;
    return countsFrom(fewest, Math.min(most, copiesIn(kit, kind))).map((copies) => {
      const stands = { ladder: setLadder(place.suit, copies), height: place.height };
      const set = onLadder([{ kind, copies }], stands);
      if (overOther?.suit !== place.suit) return set;
      const { other } = overOther;
      const above = rungAbove(kind, suits[other] ?? [], setLadder(other, copies));
      return { ...set, reaches: [stands, above] };
    });
  });
}

export function setLadder(suit: number, copies: number): string {
  return `${copies} of suit ${suit}`;
}

/** Above everything in another suit that has as many pips as a kind, or fewer. */
function rungAbove(kind: Kind, suit: Suit, ladder: string): Rung {
  const below = suit.filter((equals) => equals.every((one) => pipsOf(one) <= pipsOf(kind)));
  return { ladder, height: below.length };
}

function countsFrom(fewest: number, most: number): number[] {
  return Array.from({ length: Math.max(most - fewest + 1, 0) }, (_, more) => fewest + more);
}
