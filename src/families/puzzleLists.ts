import sapNgWu from '../puzzles/lists/sap-ng-wu.json' with { type: 'json' };
import shiWuHu from '../puzzles/lists/shi-wu-hu.json' with { type: 'json' };
import tiuU from '../puzzles/lists/tiu-u.json' with { type: 'json' };
import type { PuzzleLists } from '../puzzles/puzzlesOfDay.ts';

/** Every list that `npm run puzzles` has written. The page loads them when somebody wants one. */
export const puzzleLists: PuzzleLists = {
  'tiu-u': tiuU,
  'shi-wu-hu': shiWuHu,
  'sap-ng-wu': sapNgWu,
};
