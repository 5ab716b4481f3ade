import { narrowingTo } from '../core/narrow.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { variants } from './variants.ts';
import type { SeatView } from './view.ts';

const narrowing = narrowingTo<Game, Position, SeatView>('climbing', variants);

/** A game of climbing, or throws. */
export const climbingGame = narrowing.game;

/** A position of climbing, or throws. */
export const climbingPosition = narrowing.position;

/** What a seat may know in a game of climbing, or throws. */
export const climbingView = narrowing.view;

/** A round of climbing that was played through, or throws. */
export const climbingRound = narrowing.round;
