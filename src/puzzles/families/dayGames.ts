import type { FamilyId, SeatCount, VariantId } from '../../engine/index.ts';

const games = {
  fishing: ['tiu-u', 'shi-wu-hu'],
  climbing: ['sap-ng-wu'],
} as const satisfies Readonly<Record<FamilyId, readonly VariantId[]>>;

/** The games that every day has a puzzle of. A further one is its list and its name above. */
export const dayGames = [...games.fishing, ...games.climbing] as const;

export type DayGame = (typeof dayGames)[number];

/** How many sit at the table of its puzzles: as many as its bots are measured with. */
export const seatsOfPuzzle: Readonly<Record<DayGame, SeatCount>> = {
  'tiu-u': 2,
  'shi-wu-hu': 2,
  'sap-ng-wu': 3,
};

/** They say which bots find a puzzle: the greedy one, only that with learned values, or neither. */
export const difficulties = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof difficulties)[number];
