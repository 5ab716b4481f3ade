import { type Random, shuffleTiles } from '../core/chance.ts';
import type { Kind } from '../core/kind.ts';
import { copiesProblemOf, tilesOfKit } from '../core/kit.ts';
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

/** What keeps a deal from being one of this game: wrong sizes, or other tiles than the kit's. */
export function dealProblemOf(game: Game, deal: Deal): RecordProblem | undefined {
  const tiles = [...deal.hands.flat(), ...deal.lake, ...deal.drawPile];
  return sizeProblemOf(game, deal) ?? copiesProblemOf(game.variant.kit, tiles, 'exactly');
}

function sizeProblemOf(game: Game, deal: Deal): RecordProblem | undefined {
  const sizes = [
    { path: 'deal.hands', expected: game.seatCount, found: deal.hands.length },
    ...deal.hands.map((hand, seat) => ({
      path: `deal.hands.${seat}`,
      expected: game.handSize,
      found: hand.length,
    })),
    { path: 'deal.lake', expected: game.variant.lake, found: deal.lake.length },
    { path: 'deal.drawPile', expected: game.variant.drawPile, found: deal.drawPile.length },
  ];
  const wrong = sizes.find(({ expected, found }) => expected !== found);
  return wrong === undefined ? undefined : { code: 'wrong-size', ...wrong };
}
