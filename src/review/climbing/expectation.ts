import {
  climbingPosition,
  dealTiles,
  type Position,
  settlementOf,
  startPosition,
} from '../../engine/climbing/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import type { Expectation } from '../reckoning.ts';
import type { ReviewWish } from '../review.ts';
import { meanPoints, type SeatPoints } from '../seatPoints.ts';
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
  const mean = (position: Position): SeatPoints =>
    position.phase === 'over'
      ? settlementOf(position)
      : meanPoints(seeds, (one) => playOut(position, null, one));
  return {
    at: (position) => mean(climbingPosition(position)),
    onceSeen: (position) => mean(climbingPosition(position)),
    ofAnyDeal: () =>
      meanPoints(seeds, (one) => {
        const { game, dealer } = first;
        return playOut(startPosition(game, dealTiles(game, random), dealer), null, one);
      }),
  };
}
