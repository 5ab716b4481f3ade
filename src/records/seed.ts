import alea from 'seedrandom/lib/alea.js';
import {
  chooseIndex,
  type Deal,
  type Game,
  type Random,
  rulesOf,
  type Seat,
} from '../engine/index.ts';

/** Characters. */
export const mostSeed = 1000;

/**
 * S, S/1, S/2 … Where that would be more than {@link mostSeed} characters, S is cut to be shorter
 * than it was, so that no deal gets the seed of the first.
 */
export function seedOfDeal(seed: string, index: number): string {
  if (index === 0) return seed;
  const ending = `/${index}`;
  if (seed.length + ending.length <= mostSeed) return seed + ending;
  // Half a surrogate pair would be no text.
  return seed.slice(0, -1 - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending;
}

/** The same numbers for the same seed on every machine, for ever. */
export function randomFromSeed(seed: string): Random {
  return alea(seed);
}

/** With the seat that starts the first round (F1, W1). */
export interface SeededDeal<Dealt extends Deal = Deal> {
  readonly deal: Dealt;
  readonly starter: Seat;
}

/** The tiles and, from the same chance, the seat that starts. */
export function dealFromSeed(game: Game, seed: string): SeededDeal {
  return dealBy(rulesOf(game).dealTiles, game, seed);
}

/** As {@link dealFromSeed}, by the rules of a family that is known. */
export function dealBy<Played extends Game, Dealt extends Deal>(
  dealTiles: (game: Played, random: Random) => Dealt,
  game: Played,
  seed: string,
): SeededDeal<Dealt> {
  return dealByChance(dealTiles, game, randomFromSeed(seed));
}

/** The starter is drawn after the deal. */
export function dealByChance<Played extends Game, Dealt extends Deal>(
  dealTiles: (game: Played, random: Random) => Dealt,
  game: Played,
  random: Random,
): SeededDeal<Dealt> {
  const deal = dealTiles(game, random);
  return { deal, starter: chooseIndex(game.seatCount, random) };
}
