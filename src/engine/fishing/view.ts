import { type Counts, countOf, countTiles, totalOf } from '../core/counts.ts';
import { type Kind, kinds } from '../core/kind.ts';
import { tilesOfKit } from '../core/kit.ts';
import { type Play, type SeenPlay, seenPlays } from '../core/play.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import type { Game } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import {
  catchOf,
  drawnOf,
  drawPileLeftOf,
  handOf,
  lakeOf,
  type Phase,
  type Position,
  stacksOf,
} from './position.ts';

/** What lies open to everybody at the table. It has no place for anything that somebody holds. */
export interface OpenTable {
  readonly game: Game;
  readonly phase: Phase;
  /** Null when the round is over. */
  readonly turn: Seat | null;
  /** By seat. */
  readonly handSizes: readonly number[];
  readonly lake: Counts;
  /** The kinds of which three lie locked in a stack (F9). */
  readonly stacks: readonly Kind[];
  /** By seat. */
  readonly catches: readonly Counts[];
  /** The drawn tile that waits to be played. */
  readonly drawn: Kind | null;
  readonly drawPileLeft: number;
}

/** Exactly what one seat may know of a position. It has no place for a hidden tile. */
export interface SeatView extends OpenTable {
  readonly seat: Seat;
  readonly hand: Counts;
  readonly legal: readonly Play[];
  readonly plays: readonly SeenPlay<Phase>[];
}

export function openTableOf(position: Position): OpenTable {
  const seats = seatsOf(position.game.seatCount);
  return {
    game: position.game,
    phase: position.phase,
    turn: position.phase === 'over' ? null : position.seat,
    handSizes: seats.map((seat) => totalOf(handOf(position, seat))),
    lake: lakeOf(position),
    stacks: stacksOf(position),
    catches: seats.map((seat) => catchOf(position, seat)),
    drawn: drawnOf(position) ?? null,
    drawPileLeft: drawPileLeftOf(position),
  };
}

export function viewFor(
  position: Position,
  seat: Seat,
  plays: readonly SeenPlay<Phase>[] = [],
): SeatView {
  const open = openTableOf(position);
  return {
    ...open,
    seat,
    hand: handOf(position, seat),
    legal: open.turn === seat ? legalPlays(position) : [],
    plays: seenPlays(plays),
  };
}

/** By kind: those in every hand and in the draw pile, and the drawn tile. */
export function unplayedOf({ game, lake, stacks, catches }: OpenTable): Counts {
  const stacked = countTiles(stacks);
  const kit = countTiles(tilesOfKit(game.variant.kit));
  return kit.map(
    (copies, kind) =>
      copies -
      countOf(lake, kind) -
      3 * countOf(stacked, kind) -
      catches.reduce((caught, counts) => caught + countOf(counts, kind), 0),
  );
}

/** Those in other hands and in the draw pile, by kind. */
export function unseenOf(view: SeatView): Counts {
  const unplayed = unplayedOf(view);
  return kinds.map(
    (kind) => countOf(unplayed, kind) - countOf(view.hand, kind) - (view.drawn === kind ? 1 : 0),
  );
}
