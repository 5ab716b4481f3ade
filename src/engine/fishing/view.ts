import { type Counts, countOf, countTiles, totalOf } from '../core/counts.ts';
import type { Kind } from '../core/kind.ts';
import { tilesOfKit } from '../core/kit.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import type { Game } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import type { Play } from './play.ts';
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

/** Exactly what one seat may know of a position. It has no place for a hidden tile. */
export interface SeatView {
  readonly game: Game;
  /** The seat that looks. */
  readonly seat: Seat;
  readonly phase: Phase;
  /** The seat to play, null when the round is over. */
  readonly turn: Seat | null;
  /** The looking seat's own hand. */
  readonly hand: Counts;
  /** How many tiles each seat holds. */
  readonly handSizes: readonly number[];
  readonly lake: Counts;
  /** The kinds of which three lie locked in a stack (F9). */
  readonly stacks: readonly Kind[];
  /** Each seat's catch, face up. */
  readonly catches: readonly Counts[];
  /** The drawn tile that waits to be played. */
  readonly drawn: Kind | null;
  readonly drawPileLeft: number;
  /** The plays open to the looking seat; none when it is not its turn. */
  readonly legal: readonly Play[];
  /** The last plays that led here, oldest first, by whomever: each was made in the open. As many as were told. */
  readonly plays: readonly Play[];
}

/**
 * What a seat may know of a position.
 * @param plays the last plays that led to it, all of the round or fewer
 */
export function viewFor(position: Position, seat: Seat, plays: readonly Play[] = []): SeatView {
  const seats = seatsOf(position.game.seatCount);
  const turn = position.phase === 'over' ? null : position.seat;
  return {
    game: position.game,
    seat,
    phase: position.phase,
    turn,
    hand: handOf(position, seat),
    handSizes: seats.map((other) => totalOf(handOf(position, other))),
    lake: lakeOf(position),
    stacks: stacksOf(position),
    catches: seats.map((other) => catchOf(position, other)),
    drawn: drawnOf(position) ?? null,
    drawPileLeft: drawPileLeftOf(position),
    legal: turn === seat ? legalPlays(position) : [],
    plays,
  };
}

/** The tiles a seat has not seen: those in other hands and in the draw pile, by kind. */
export function unseenOf(view: SeatView): Counts {
  const stacked = countTiles(view.stacks);
  const drawn = countTiles(view.drawn === null ? [] : [view.drawn]);
  const kit = countTiles(tilesOfKit(view.game.variant.kit));
  return kit.map(
    (copies, kind) =>
      copies -
      countOf(view.hand, kind) -
      countOf(view.lake, kind) -
      3 * countOf(stacked, kind) -
      countOf(drawn, kind) -
      view.catches.reduce((caught, counts) => caught + countOf(counts, kind), 0),
  );
}
