import { type Deal, dealTiles, type Game } from '../../engine/climbing/index.ts';
import { dealBy, type SeededDeal } from '../seed.ts';

/** What a seed deals in a game of climbing, see `dealFromSeed`. */
export function climbingDealFromSeed(game: Game, seed: string): SeededDeal<Deal> {
  return dealBy(dealTiles, game, seed);
}
