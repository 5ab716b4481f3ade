import type { DayGame } from '../../puzzles/families/dayGames.ts';

/** What makes a decision of a game worth a puzzle. */
interface Taste {
  /** What every other play loses at least, by the settlement. */
  readonly least: number;
  /** What the next best play of an easy one loses at most: more would leap to the eye. */
  readonly plain: number;
}

/** What makes a decision of each game worth a puzzle. */
export const tastes: Readonly<Record<DayGame, Taste>> = {
  'tiu-u': { least: 5, plain: 25 },
  'shi-wu-hu': { least: 15, plain: 75 },
  'sap-ng-wu': { least: 1, plain: 2.5 },
};
