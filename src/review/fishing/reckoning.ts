import { bots } from '../../bots/fishing/bots.ts';
import { createPlayOut } from '../../bots/fishing/search/playOut.ts';
import { worldsOf } from '../../bots/fishing/search/worlds.ts';
import { learnedValues } from '../../bots/fishing/values/learned.ts';
import type { BotId } from '../../bots/levels.ts';
import { createQuickRandom } from '../../bots/search/quickRandom.ts';
import { type PlayOut, weigh } from '../../bots/search/weigh.ts';
import {
  advance,
  copyInto,
  dealTiles,
  drawnOf,
  fishingPosition,
  fishingView,
  type Position,
  type ScratchPosition,
  scratchOf,
  settlementOf,
  startPosition,
  viewFor,
} from '../../engine/fishing/index.ts';
import { countOf, invariant, type Random } from '../../engine/index.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { createBotPlayOut } from '../botPlayOut.ts';
import type { Expectation, Reckoning, Samples } from '../reckoning.ts';
import type { ReviewWish } from '../review.ts';
import { type SeatPoints, sumPoints } from '../seatPoints.ts';

export const reckoning: Reckoning = {
  drawnOf: (position) => drawnOf(fishingPosition(position)) ?? null,
  expectationOf: (first, wish) => createExpectation(fishingPosition(first), wish),
  weigh: (bot, view, random, budget, care) =>
    weigh(view, random, budget, () => worldsOf(fishingView(view), random, playOutsOf(bot)), care),
};

/**
 * From each moment in the same orders of the draw pile, so that two moments differ only by what
 * happened between them. `first` is the round's beginning.
 */
function createExpectation(first: Position, { bot, samples, seed }: ReviewWish): Expectation {
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

/** The orders in which the draw pile might have lain, the same ones all through a round. */
interface PileOrders {
  /**
   * Puts what is left of the pile, with a drawn tile that waits to be played, into one of the
   * orders, from 0 on. The pile of `into` is written over by the next call. A tile that was turned
   * up and `seen` lies on top, and only the others in the order.
   */
  readonly lay: (into: ScratchPosition, order: number, drawn: 'seen' | 'unseen') => void;
}

/**
 * What is left later lies in the same order as before, without the tiles that are gone, so that two
 * moments of a round can be compared order by order.
 */
function createPileOrders({ drawPile }: Position, count: number, random: Random): PileOrders {
  const places = Array.from({ length: drawPile.length }, (_, place) => place);
  const orders = Array.from({ length: count }, () =>
    Uint8Array.from(
      places
        .map((place) => ({ place, rank: random() }))
        .toSorted((one, other) => one.rank - other.rank),
      ({ place }) => place,
    ),
  );
  const pile = new Uint8Array(drawPile.length);
  return {
    lay: (into, order, drawn) => {
      const shuffled = orders[order];
      invariant(shuffled !== undefined, 'the pile was shuffled so often');
      const first = into.turnedUp - (into.phase === 'drawn' && drawn === 'unseen' ? 1 : 0);
      // It lies in its own place; one of its like would leave the others in an order of their own.
      if (drawn === 'seen' && first > 0) pile[first - 1] = countOf(drawPile, first - 1);
      let at = first;
      for (const place of shuffled) {
        if (place >= first) pile[at++] = countOf(drawPile, place);
      }
      into.drawPile = pile;
    },
  };
}

/** How a bot plays rounds out: expert and skilled by the learned values, others as at the table. */
function playOutsOf(bot: BotId): (like: Position) => PlayOut<Position> {
  if (bot === 'expert' || bot === 'skilled') {
    return (like) => createPlayOut(like, learnedValues(like.game));
  }
  return (like) => createBotPlayOut(moves, like, bots[bot]);
}

const moves = { scratchOf, copyInto, advance, viewFor, settlementOf };
