import { createQuickRandom } from '../../bots/search/quickRandom.ts';
import {
  climbingPosition,
  dealTiles,
  type Position,
  settlementOf,
  startPosition,
} from '../../engine/climbing/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import type { Expectation, Samples } from '../reckoning.ts';
import type { ReviewWish } from '../review.ts';
import { type SeatPoints, sumPoints } from '../seatPoints.ts';
import { playOutsOf } from './playOuts.ts';

/**
 * Plays a round out from its moments, with all known and each time with the same chance, so that
 * two moments differ only by what happened between them. `first` is the round's beginning.
 */
export function createExpectation(
  first: Position,
  { bot, samples, seed }: ReviewWish,
): Expectation {
  const playOut = playOutsOf(bot)(first);
  const random = randomFromSeed(`${seed}/play-outs`);
  const seeds = Array.from({ length: samples }, () => Math.floor(random() * 2 ** 32));
  const dealRandom = createQuickRandom();
  const sum = (position: Position, { from, to }: Samples): SeatPoints =>
    position.phase === 'over'
      ? settlementOf(position).map((points) => points * (to - from))
      : sumPoints(seeds.slice(from, to), (one) => playOut(position, null, one));
  return {
    at: (position, which) => sum(climbingPosition(position), which),
    onceSeen: (position, which) => sum(climbingPosition(position), which),
    ofAnyDeal: ({ from, to }) =>
      sumPoints(seeds.slice(from, to), (one) => {
        const { game, dealer } = first;
        dealRandom.begin(one);
        const deal = dealTiles(game, dealRandom.next);
        return playOut(startPosition(game, deal, dealer), null, one);
      }),
  };
}
