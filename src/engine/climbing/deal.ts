import { type Random, shuffleTiles } from '../core/chance.ts';
import type { Kind } from '../core/kind.ts';
import { copiesProblemOf, tilesOfKit } from '../core/kit.ts';
import type { RecordProblem } from '../core/record.ts';
import { seatsOf } from '../core/seat.ts';
import type { Game } from './game.ts';

export interface Deal {
  /** By seat. */
  readonly hands: readonly (readonly Kind[])[];
  /** The cards that nobody was dealt; none but in `luan-chuo`. */
  readonly talon: readonly Kind[];
}

/** Shuffles the kit and shares it out: the hands from seat 0 on, then the talon (W1). */
export function dealTiles(game: Game, random: Random): Deal {
  const { handSize, seatCount, variant } = game;
  const cards = shuffleTiles(tilesOfKit(variant.kit), random);
  const hands = seatsOf(seatCount).map((seat) =>
    cards.slice(seat * handSize, (seat + 1) * handSize),
  );
  return { hands, talon: cards.slice(seatCount * handSize) };
}

/** What keeps a deal from being one of this game: wrong sizes, or other cards than the kit's. */
export function dealProblemOf(game: Game, { hands, talon }: Deal): RecordProblem | undefined {
  const sizes = [
    { path: 'deal.hands', expected: game.seatCount, found: hands.length },
    ...hands.map((hand, seat) => ({
      path: `deal.hands.${seat}`,
      expected: game.handSize,
      found: hand.length,
    })),
    { path: 'deal.talon', expected: game.variant.talon, found: talon.length },
  ];
  const wrong = sizes.find(({ expected, found }) => expected !== found);
  return wrong === undefined
    ? copiesProblemOf(game.variant.kit, [...hands.flat(), ...talon], 'exactly')
    : { code: 'wrong-size', ...wrong };
}
