import { type Counts, countOf } from '../../core/counts.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import { type Game, isCatchable } from '../game.ts';
import { type SeatView, unseenOf } from '../view.ts';

/**
 * How many tiles the seat has not seen could catch a tile of this kind, were it placed in the lake
 * now (F2, F7): 0 to 15.
 *
 * Counted is every unseen copy of every kind that catches it under the switches in force, in other
 * hands as in the draw pile, though the seat itself will turn up some of that. A copy of its own
 * kind counts as one, whether it would take the tile alone or with two fellows from the lake (F4,
 * F8). So nothing can catch the last copy of a self-only kind.
 *
 * Not counted is what the seat sees: its own hand, for that is no danger; the drawn tile, for that
 * is the tile placed; and what lies in the lake, in a locked stack or in a catch.
 * @param placed a kind of the seat's hand, or the drawn tile
 */
export function catchersOf(view: SeatView, placed: Kind): number {
  return catchersAmong(view.game, unseenOf(view), placed);
}

/** F7 */
export function catchersAmong(game: Game, tiles: Counts, fish: Kind): number {
  return kinds
    .filter((bait) => isCatchable(game, bait, fish))
    .reduce((sum, bait) => sum + countOf(tiles, bait), 0);
}
