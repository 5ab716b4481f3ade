import { type Random, shuffleTiles } from '../core/chance.ts';
import type { Kind } from '../core/kind.ts';
import { dealtProblemOf, tilesOfKit } from '../core/kit.ts';
import type { RecordProblem } from '../core/record.ts';
import { seatsOf } from '../core/seat.ts';
import type { Game } from './game.ts';

export interface Deal {
  /** By seat. */
  readonly hands: readonly (readonly Kind[])[];
  readonly lake: readonly Kind[];
  /** The top of the pile first. */
  readonly drawPile: readonly Kind[];
}

/** The hands from seat 0 on, then the lake, then the draw pile. */
export function dealTiles(game: Game, random: Random): Deal {
  const tiles = shuffleTiles(tilesOfKit(game.variant.kit), random);
  const { dealt, lake } = game.variant;
  const hands = seatsOf(game.seatCount).map((seat) =>
    tiles.slice(seat * game.handSize, (seat + 1) * game.handSize),
  );
  return { hands, lake: tiles.slice(dealt, dealt + lake), drawPile: tiles.slice(dealt + lake) };
}

export function dealProblemOf(game: Game, deal: Deal): RecordProblem | undefined {
  const { lake, drawPile } = game.variant;
  return dealtProblemOf(game, deal.hands, [
    { name: 'lake', size: lake, tiles: deal.lake },
    { name: 'drawPile', size: drawPile, tiles: deal.drawPile },
  ]);
}
