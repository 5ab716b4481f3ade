import {
  type Deal,
  dealProblemOf,
  failure,
  type Game,
  type Kind,
  type RecordProblem,
  type Result,
  success,
} from '../engine/index.ts';
import { readTiles } from './readTiles.ts';
import type { RecordShape } from './recordShape.ts';
import { dealFromSeed } from './seed.ts';
import { shorten } from './shape.ts';

/**
 * Reads the deal of a record, or deals it from the seed where there is only that.
 * @returns the deal, or `no-deal`, `not-a-tile`, `wrong-size`, `wrong-copies`, `seed-disagrees`
 */
export function readDeal(game: Game, { deal, seed }: RecordShape): Result<Deal, RecordProblem> {
  const seeded = seed === undefined ? undefined : dealFromSeed(game, seed).deal;
  if (deal === undefined) {
    return seeded === undefined ? failure({ code: 'no-deal' }) : success(seeded);
  }
  const hands: Kind[][] = [];
  for (const [seat, texts] of deal.hands.entries()) {
    const hand = readTiles(texts, `deal.hands.${seat}`);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  const lake = readTiles(deal.lake, 'deal.lake');
  if (!lake.ok) return lake;
  const drawPile = readTiles(deal.drawPile, 'deal.drawPile');
  if (!drawPile.ok) return drawPile;
  const read: Deal = { hands, lake: lake.value, drawPile: drawPile.value };
  const problem = dealProblemOf(game, read);
  if (problem !== undefined) return failure(problem);
  if (seed !== undefined && seeded !== undefined && !isSameDeal(read, seeded)) {
    return failure({ code: 'seed-disagrees', seed: shorten(seed) });
  }
  return success(read);
}

/**
 * Whether two deals give the same round: a hand and the lake are the same in any order, the draw
 * pile is not.
 */
function isSameDeal(left: Deal, right: Deal): boolean {
  return JSON.stringify(sorted(left)) === JSON.stringify(sorted(right));
}

function sorted({ hands, lake, drawPile }: Deal): Deal {
  const order = (tiles: Deal['lake']) => [...tiles].sort((one, other) => one - other);
  return { hands: hands.map(order), lake: order(lake), drawPile };
}
