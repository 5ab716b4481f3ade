import {
  createGame,
  type FishingVariant,
  failure,
  type Game,
  type Result,
  type RuleChanges,
  type SeatCount,
} from '../engine/index.ts';
import { messageOf } from './errorLine.ts';

/**
 * The game that the options of a command name, or a sentence when `--rules` has a switch that the
 * variant does not have.
 */
export function readGame(options: {
  readonly variant: FishingVariant;
  readonly players: SeatCount;
  readonly rules?: RuleChanges;
}): Result<Game, string> {
  const { variant, players, rules = {} } = options;
  const game = createGame(variant, players, rules);
  if (game.ok) return game;
  const path = `rules.${game.problem.key}`;
  return failure(messageOf({ code: 'switch-not-in-variant', path, variant: variant.id }));
}
