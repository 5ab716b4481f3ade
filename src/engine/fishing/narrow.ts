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

// The way back to fishing for its wings, from what knows no family. Each throws where the game is
// of another family: nobody may be led there.

/** A game of fishing. */
export function fishingGame(game: AnyGame): Game {
  invariant(isFishing(game), 'the game is one of fishing');
  return game;
}

/** A position of fishing. */
export function fishingPosition(position: AnyPosition): Position {
  invariant(isFishingPosition(position), 'the game is one of fishing');
  return position;
}

/** What a seat may know in a game of fishing. */
export function fishingView(view: AnyView): SeatView {
  invariant(isFishingView(view), 'the game is one of fishing');
  return view;
}

/** A round of fishing that was played through. */
export interface FishingRound extends PlayedThrough<Position> {
  readonly game: Game;
}

/** A round of fishing that was played through. */
export function fishingRound(round: PlayedThrough & { readonly game: AnyGame }): FishingRound {
  invariant(isFishingRound(round), 'the game is one of fishing');
  return round;
}

function isFishing(game: AnyGame): game is Game {
  return variants.some(({ id }) => id === game.variant.id);
}

function isFishingPosition(position: AnyPosition): position is Position {
  return isFishing(position.game);
}

function isFishingView(view: AnyView): view is SeatView {
  return isFishing(view.game);
}

function isFishingRound(round: PlayedThrough & { readonly game: AnyGame }): round is FishingRound {
  return isFishing(round.game);
}
