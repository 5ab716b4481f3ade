import { invariant } from '../core/invariant.ts';
import type { PlayedThrough } from '../core/round.ts';
import type {
  Game as AnyGame,
  Position as AnyPosition,
  SeatView as AnyView,
} from '../core/rules.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { variants } from './variants.ts';
import type { SeatView } from './view.ts';

// The way back to climbing for its wings, from what knows no family. Each throws where the game is
// of another family: nobody may be led there.

/** A game of climbing. */
export function climbingGame(game: AnyGame): Game {
  invariant(isClimbing(game), 'the game is one of climbing');
  return game;
}

/** A position of climbing. */
export function climbingPosition(position: AnyPosition): Position {
  invariant(isClimbingPosition(position), 'the game is one of climbing');
  return position;
}

/** What a seat may know in a game of climbing. */
export function climbingView(view: AnyView): SeatView {
  invariant(isClimbingView(view), 'the game is one of climbing');
  return view;
}

/** A round of climbing that was played through. */
export interface ClimbingRound extends PlayedThrough<Position> {
  readonly game: Game;
}

/** A round of climbing that was played through. */
export function climbingRound(round: PlayedThrough & { readonly game: AnyGame }): ClimbingRound {
  invariant(isClimbingRound(round), 'the game is one of climbing');
  return round;
}

function isClimbing(game: AnyGame): game is Game {
  return variants.some(({ id }) => id === game.variant.id);
}

function isClimbingPosition(position: AnyPosition): position is Position {
  return isClimbing(position.game);
}

function isClimbingView(view: AnyView): view is SeatView {
  return isClimbing(view.game);
}

function isClimbingRound(
  round: PlayedThrough & { readonly game: AnyGame },
): round is ClimbingRound {
  return isClimbing(round.game);
}
