import { narrowingTo } from '../core/narrow.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { variants } from './variants.ts';
import type { SeatView } from './view.ts';

/** Each throws where the game is of another family. */
export const {
  game: climbingGame,
  position: climbingPosition,
  view: climbingView,
  round: climbingRound,
} = narrowingTo<Game, Position, SeatView>('climbing', variants);
