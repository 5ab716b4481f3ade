import { climbingGame, type Game, type VariantId } from '../../../../engine/climbing/index.ts';
import { gameOf } from '../../../../records/playedRound.ts';

/** The game that a drill is about: a variant by its own rules, for three seats. */
export function drillGame(variant: VariantId): Game {
  return climbingGame(gameOf({ variant, rules: {}, players: ['', '', ''] }));
}
