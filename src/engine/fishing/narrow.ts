import { narrowingTo, type RoundThrough } from '../core/narrow.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { variants } from './variants.ts';
import type { SeatView } from './view.ts';

const narrowing = narrowingTo<Game, Position, SeatView>('fishing', variants);

/** A round of fishing that was played through. */
export type FishingRound = RoundThrough<Game, Position>;

/** The game as one of fishing; throws where it is of another family. */
export const fishingGame = narrowing.game;

/** The position as one of fishing; throws where it is of another family. */
export const fishingPosition = narrowing.position;

/** The view as one of fishing; throws where it is of another family. */
export const fishingView = narrowing.view;

/** The round as one of fishing; throws where it is of another family. */
export const fishingRound = narrowing.round;
