import { createQuickRandom } from '../../bots/search/quickRandom.ts';
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
import type { Expectation, Samples } from '../reckoning.ts';
import type { ReviewWish } from '../review.ts';
import { type SeatPoints, sumPoints } from '../seatPoints.ts';
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
  const dealRandom = createQuickRandom();
  const sum = (position: Position, drawn: 'seen' | 'unseen', { from, to }: Samples): SeatPoints => {
    if (position.phase === 'over') {
      return settlementOf(position).map((points) => points * (to - from));
    }
    return sumPoints(seeds.slice(from, to), (worldSeed, index) => {
      copyInto(world, position);
      orders.lay(world, from + index, drawn);
      return playOut(world, null, worldSeed);
    });
  };
  return {
    at: (position, which) => sum(fishingPosition(position), 'unseen', which),
    onceSeen: (position, which) => sum(fishingPosition(position), 'seen', which),
    ofAnyDeal: ({ from, to }) =>
      sumPoints(seeds.slice(from, to), (one) => {
        dealRandom.begin(one);
        const deal = dealTiles(first.game, dealRandom.next);
        return playOut(startPosition(first.game, deal, first.seat), null, one);
      }),
  };
}
