import { type Deal, dealTiles, type Game } from '../../engine/fishing/index.ts';
import { dealBy, type SeededDeal } from '../seed.ts';

/** See `dealFromSeed`. */
export function fishingDealFromSeed(game: Game, seed: string): SeededDeal<Deal> {
  return dealBy(dealTiles, game, seed);
}
