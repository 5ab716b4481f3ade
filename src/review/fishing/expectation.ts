import {
  copyInto,
  dealTiles,
  type Position,
  scratchOf,
  settlementOf,
  startPosition,
} from '../../engine/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import type { ReviewWish } from '../review.ts';
import { rounded, type SeatPoints } from '../seatPoints.ts';
import { createPileOrders } from './pileOrders.ts';
import { playOutsOf } from './playOuts.ts';

/**
 * What the seats can expect in the moments of a round, all hands known and what is left of the draw
 * pile in any order.
 */
export interface Expectation {
  /** Before a drawn tile, if one waits, is seen: the average over all tiles it could be. */
  readonly at: (position: Position) => SeatPoints;
  /** Once the drawn tile that waits is seen. */
  readonly onceSeen: (position: Position) => SeatPoints;
  /** Before any tile is dealt: what the places at the table are worth (F1). */
  readonly ofAnyDeal: () => SeatPoints;
}

/**
 * Plays a round out from its moments, each time in the same orders of the draw pile, so that two
 * moments differ by what happened between them.
 * @param first where the round begins
 */
export function createExpectation(
  first: Position,
  { bot, samples, seed }: ReviewWish,
): Expectation {
  const playOut = playOutsOf(bot)(first);
  const random = randomFromSeed(`${seed}/orders`);
  const orders = createPileOrders(first, samples, random);
  const seeds = Array.from({ length: samples }, () => Math.floor(random() * 2 ** 32));
  const world = scratchOf(first);
  const mean = (position: Position, drawn: 'seen' | 'unseen'): SeatPoints => {
    if (position.phase === 'over') return settlementOf(position);
    const sums = settlementOf(position).map(() => 0);
    for (const [order, worldSeed] of seeds.entries()) {
      copyInto(world, position);
      orders.lay(world, order, drawn);
      add(sums, playOut(world, null, worldSeed));
    }
    return rounded(sums.map((sum) => sum / samples));
  };
  return {
    at: (position) => mean(position, 'unseen'),
    onceSeen: (position) => mean(position, 'seen'),
    ofAnyDeal: () => {
      const sums = settlementOf(first).map(() => 0);
      for (const seed of seeds) {
        const deal = dealTiles(first.game, random);
        add(sums, playOut(startPosition(first.game, deal, first.seat), null, seed));
      }
      return rounded(sums.map((sum) => sum / samples));
    },
  };
}

function add(sums: number[], points: SeatPoints): void {
  points.forEach((each, seat) => {
    sums[seat] = (sums[seat] ?? 0) + each;
  });
}
