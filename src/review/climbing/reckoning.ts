import { climbingBots } from '../../bots/climbing/bots.ts';
import { createClimbingPlayOut } from '../../bots/climbing/search/playOut.ts';
import { openTrickWorlds } from '../../bots/climbing/search/searchTrick.ts';
import { createClimbingWorlds } from '../../bots/climbing/search/worlds.ts';
import { learnedWeights } from '../../bots/climbing/values/learnedPolicies.ts';
import type { BotId } from '../../bots/levels.ts';
import { createQuickRandom } from '../../bots/search/quickRandom.ts';
import { type PlayOut, weigh } from '../../bots/search/weigh.ts';
import {
  advance,
  climbingPosition,
  climbingView,
  copyInto,
  dealTiles,
  type Position,
  scratchOf,
  settlementOf,
  startPosition,
  viewFor,
} from '../../engine/climbing/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { createBotPlayOut } from '../botPlayOut.ts';
import type { Expectation, Reckoning, Samples } from '../reckoning.ts';
import type { ReviewWish } from '../review.ts';
import { type SeatPoints, sumPoints } from '../seatPoints.ts';

/** Nothing is drawn: what a seat takes with the talon lay hidden from it like the others' hands. */
export const reckoning: Reckoning = {
  drawnOf: () => null,
  expectationOf: (first, wish) => createExpectation(climbingPosition(first), wish),
  weigh: (bot, view, random, budget, care) => {
    const seen = climbingView(view);
    const openWorlds = () => {
      // As the expert weighs at the table: what a hint has said must not be called a mistake.
      if (bot === 'expert') return openTrickWorlds(seen, random, learnedWeights(seen.game));
      const { next } = createClimbingWorlds(seen, random);
      return { next, playOut: playOutsOf(bot)(next()) };
    };
    return weigh(view, random, budget, openWorlds, care);
  },
};

/**
 * From each moment with all known and the same chance, so that two moments differ only by what
 * happened between them. `first` is the round's beginning.
 */
function createExpectation(first: Position, { bot, samples, seed }: ReviewWish): Expectation {
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

/** How a bot plays rounds out: expert and skilled by the learned policy, others as at the table. */
function playOutsOf(bot: BotId): (like: Position) => PlayOut<Position> {
  if (bot === 'expert' || bot === 'skilled') {
    return (like) => createClimbingPlayOut(like, learnedWeights(like.game));
  }
  return (like) => createBotPlayOut(moves, like, climbingBots[bot]);
}

const moves = { scratchOf, copyInto, advance, viewFor, settlementOf };
