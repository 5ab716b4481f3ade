import { narrowingTo, type RoundThrough } from '../core/narrow.ts';
import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { variants } from './variants.ts';
import type { SeatView } from './view.ts';

const narrowing = narrowingTo<Game, Position, SeatView>('fishing', variants);

/** A round of fishing that was played through. */
export type FishingRound = RoundThrough<Game, Position>;

/** A game of fishing, or throws. */
export const fishingGame = narrowing.game;

/** A position of fishing, or throws. */
export const fishingPosition = narrowing.position;

/** What a seat may know in a game of fishing, or throws. */
export const fishingView = narrowing.view;

/** A round of fishing that was played through, or throws. */
export const fishingRound = narrowing.round;
