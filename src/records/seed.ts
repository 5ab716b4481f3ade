import seedrandom from 'seedrandom';
import {
  chooseIndex,
  type Deal,
  dealTiles,
  type Game,
  type Random,
  type Seat,
} from '../engine/index.ts';

/** A source of chance that gives the same numbers for the same seed on every machine, for ever. */
export function randomFromSeed(seed: string): Random {
  return seedrandom.alea(seed);
}

/** What a seed deals: the tiles and, from the same chance, the seat that starts the first round (F1). */
export function dealFromSeed(
  game: Game,
  seed: string,
): { readonly deal: Deal; readonly starter: Seat } {
  const random = randomFromSeed(seed);
  const deal = dealTiles(game, random);
  return { deal, starter: chooseIndex(game.seatCount, random) };
}
