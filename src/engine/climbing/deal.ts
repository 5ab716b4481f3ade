import { type Random, shuffleTiles } from '../core/chance.ts';
import type { Kind } from '../core/kind.ts';
import { dealtProblemOf, tilesOfKit } from '../core/kit.ts';
import type { RecordProblem } from '../core/record.ts';
import { seatsOf } from '../core/seat.ts';
import type { Game } from './game.ts';

export interface Deal {
  /** By seat. */
  readonly hands: readonly (readonly Kind[])[];
  /** The cards that nobody was dealt; none but in `luan-chuo`. */
  readonly talon: readonly Kind[];
}

/** The hands from seat 0 on, then the talon (W1). */
export function dealTiles(game: Game, random: Random): Deal {
  const { handSize, seatCount, variant } = game;
  const cards = shuffleTiles(tilesOfKit(variant.kit), random);
  const hands = seatsOf(seatCount).map((seat) =>
    cards.slice(seat * handSize, (seat + 1) * handSize),
  );
  return { hands, talon: cards.slice(seatCount * handSize) };
}

export function dealProblemOf(game: Game, { hands, talon }: Deal): RecordProblem | undefined {
  return dealtProblemOf(game, hands, [{ name: 'talon', size: game.variant.talon, tiles: talon }]);
}
