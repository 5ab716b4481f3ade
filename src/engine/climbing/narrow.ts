import { narrowingTo } from '../core/narrow.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { variants } from './variants.ts';
import type { SeatView } from './view.ts';

const narrowing = narrowingTo<Game, Position, SeatView>('climbing', variants);

/** Each throws where the game is of another family. */
export const climbingGame = narrowing.game;

export const climbingPosition = narrowing.position;

export const climbingView = narrowing.view;

export const climbingRound = narrowing.round;
