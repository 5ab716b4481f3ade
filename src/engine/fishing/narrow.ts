import { narrowingTo, type RoundThrough } from '../core/narrow.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { variants } from './variants.ts';
import type { SeatView } from './view.ts';

const narrowing = narrowingTo<Game, Position, SeatView>('fishing', variants);

export type FishingRound = RoundThrough<Game, Position>;

/** Each throws where the game is of another family. */
export const fishingGame = narrowing.game;

export const fishingPosition = narrowing.position;

export const fishingView = narrowing.view;

/** The round as one of fishing; throws where it is of another family. */
export const fishingRound = narrowing.round;
