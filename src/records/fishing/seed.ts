import { type Deal, dealTiles, type Game } from '../../engine/fishing/index.ts';
import { dealBy, type SeededDeal } from '../seed.ts';

/** What a seed deals in a game of fishing, see `dealFromSeed`. */
export function fishingDealFromSeed(game: Game, seed: string): SeededDeal<Deal> {
  return dealBy(dealTiles, game, seed);
}
