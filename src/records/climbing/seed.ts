import { type Deal, dealTiles, type Game } from '../../engine/climbing/index.ts';
import { dealBy, type SeededDeal } from '../seed.ts';

/** See `dealFromSeed`. */
export function climbingDealFromSeed(game: Game, seed: string): SeededDeal<Deal> {
  return dealBy(dealTiles, game, seed);
}
