import { countOf } from '../../core/counts.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { combinationPlay } from '../play.ts';
import { type SeatView, unseenOf } from '../view.ts';
import { beatersBeside, hiddenBeaters } from './sureWins.ts';

/** W3 */
export interface UnbeatenKind {
  readonly kind: Kind;
  /** How many cards such a set has, fewest first; at least one number. */
  readonly copies: readonly number[];
  /** Whether the largest set of the kind that can be made of the hand is among them. */
  readonly isLargest: boolean;
}

/**
 * The kinds of a seat's hand of which it has a set that no combination of unseen cards beats (W3),
 * as {@link hiddenBeaters} finds them, in the kit's order. It is certain that nobody beats these;
 * of other sets it is not certain that somebody does, as the unseen cards may be split among hands.
 */
export function unbeatenKinds(view: SeatView): readonly UnbeatenKind[] {
  const unseen = unseenOf(view);
  return kinds.flatMap((kind) => {
    const sets = setsHeld(view, kind);
    const unbeaten = sets.filter(
      ({ play }) => hiddenBeaters(view, view.seat, unseen, play).length === 0,
    );
    const copies = unbeaten.map((set) => set.copies);
    if (copies.length === 0) return [];
    return [{ kind, copies, isLargest: unbeaten.at(-1) === sets.at(-1) }];
  });
}

/** Fewest cards first (W3). */
function setsHeld({ game, hand }: SeatView, kind: Kind): { play: Play; copies: number }[] {
  return Array.from({ length: countOf(hand, kind) }, (_, less) => less + 1).flatMap((copies) => {
    const play = combinationPlay([{ kind, copies }]);
    const isSet = play !== undefined && countOf(game.plays.wu, play) > 0;
    return isSet ? [{ play, copies }] : [];
  });
}

/**
 * How many combinations of unseen cards beat a combination (W3 to W5), of no more cards than some
 * seat holds besides the looking one and whose play it is, as `hiddenBeaters` and `unbeatenKinds`
 * have it. 0 is certain; of more it is not certain that some hand holds one. They are told apart by
 * their kinds, not by which cards these are.
 */
export function beatersLeft(view: SeatView, play: Play): number {
  const { seat, trick } = view;
  const seats = trick?.play === play ? [seat, trick.seat] : [seat];
  return beatersBeside(view, seats, unseenOf(view), play).length;
}
