import {
  copyInto,
  dealTiles,
  fishingPosition,
  type Position,
  scratchOf,
  settlementOf,
  startPosition,
} from '../../engine/fishing/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import type { Expectation } from '../reckoning.ts';
import type { ReviewWish } from '../review.ts';
import { meanPoints, type SeatPoints } from '../seatPoints.ts';
import { createPileOrders } from './pileOrders.ts';
import { playOutsOf } from './playOuts.ts';

/**
 * Plays a round out from its moments, each time in the same orders of the draw pile, so that two
 * moments differ only by what happened between them. `first` is the round's beginning.
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
    return meanPoints(seeds, (worldSeed, order) => {
      copyInto(world, position);
      orders.lay(world, order, drawn);
      return playOut(world, null, worldSeed);
    });
  };
  return {
    at: (position) => mean(fishingPosition(position), 'unseen'),
    onceSeen: (position) => mean(fishingPosition(position), 'seen'),
    ofAnyDeal: () =>
      meanPoints(seeds, (one) => {
        const deal = dealTiles(first.game, random);
        return playOut(startPosition(first.game, deal, first.seat), null, one);
      }),
  };
}
