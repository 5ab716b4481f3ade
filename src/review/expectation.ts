import {
  copyInto,
  drawnOf,
  invariant,
  type Position,
  scratchOf,
  settlementOf,
} from '../engine/index.ts';
import { randomFromSeed } from '../records/seed.ts';
import { createPileOrders } from './pileOrders.ts';
import { playOutsOf } from './playOuts.ts';
import type { ReviewWish } from './review.ts';
import { rounded, type SeatPoints } from './seatPoints.ts';

/** What the seats can expect in the moments of a round, all hands known and what is left of the draw pile in any order. */
export interface Expectation {
  /** Before a drawn tile, if one waits, is seen: the average over all tiles it could be. */
  readonly at: (position: Position) => SeatPoints;
  /** Once the drawn tile that waits is seen. */
  readonly onceSeen: (position: Position) => SeatPoints;
}

/**
 * Plays a round out from its moments, each time in the same orders of the draw pile, so that two moments differ by what happened
 * between them.
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
  const mean = (position: Position, top: number | undefined): SeatPoints => {
    if (position.phase === 'over') return settlementOf(position);
    const sums = settlementOf(position).map(() => 0);
    for (const [order, worldSeed] of seeds.entries()) {
      copyInto(world, position);
      orders.lay(world, order, top);
      playOut(world, null, worldSeed).forEach((points, seat) => {
        sums[seat] = (sums[seat] ?? 0) + points;
      });
    }
    return rounded(sums.map((sum) => sum / samples));
  };
  return {
    at: (position) => mean(position, undefined),
    onceSeen: (position) => {
      const drawn = drawnOf(position);
      invariant(drawn !== undefined, 'a drawn tile waits');
      return mean(position, drawn);
    },
  };
}
