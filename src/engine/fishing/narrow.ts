import { narrowingTo, type RoundThrough } from '../core/narrow.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { variants } from './variants.ts';
import type { SeatView } from './view.ts';

export type FishingRound = RoundThrough<Game, Position>;

/** Each throws where the game is of another family. */
export const {
  game: fishingGame,
  position: fishingPosition,
  view: fishingView,
  round: fishingRound,
} = narrowingTo<Game, Position, SeatView>('fishing', variants);
