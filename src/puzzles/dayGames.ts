import { type DayGame, offeredGames } from '../families/names.ts';

/** The games that every day has a puzzle of: those that the first screen offers. */
export const dayGames: readonly DayGame[] = offeredGames.map(({ variant }) => variant);

/** They say which bots find a puzzle: the greedy one, only that with learned values, or neither. */
export const difficulties = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof difficulties)[number];
