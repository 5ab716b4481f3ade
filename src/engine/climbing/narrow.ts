import { narrowingTo } from '../core/narrow.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { variants } from './variants.ts';
import type { SeatView } from './view.ts';

const narrowing = narrowingTo<Game, Position, SeatView>('climbing', variants);

/** The game as one of climbing; throws where it is of another family. */
export const climbingGame = narrowing.game;

/** The position as one of climbing; throws where it is of another family. */
export const climbingPosition = narrowing.position;

/** The view as one of climbing; throws where it is of another family. */
export const climbingView = narrowing.view;

/** The round as one of climbing; throws where it is of another family. */
export const climbingRound = narrowing.round;
