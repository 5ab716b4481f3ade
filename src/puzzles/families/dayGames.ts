import type { FamilyId, SeatCount, VariantId } from '../../engine/index.ts';

const games = {
  fishing: ['tiu-u', 'shi-wu-hu'],
  climbing: ['sap-ng-wu'],
} as const satisfies Readonly<Record<FamilyId, readonly VariantId[]>>;

/** The games that every day has a puzzle of. A further one is its list and its name above. */
export const dayGames = [...games.fishing, ...games.climbing] as const;

/** A game that every day has a puzzle of. */
export type DayGame = (typeof dayGames)[number];

/** How many sit at the table of its puzzles: as many as its bots are measured with. */
export const seatsOfPuzzle: Readonly<Record<DayGame, SeatCount>> = {
  'tiu-u': 2,
  'shi-wu-hu': 2,
  'sap-ng-wu': 3,
};

/**
 * How hard a puzzle is: the bot that takes the best play at once finds it, only the one that has
 * learned values does, or neither.
 */
export const difficulties = ['easy', 'medium', 'hard'] as const;

/** How hard a puzzle is. */
export type Difficulty = (typeof difficulties)[number];
