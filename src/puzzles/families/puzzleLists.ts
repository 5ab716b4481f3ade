import sapNgWu from '../lists/sap-ng-wu.json' with { type: 'json' };
import shiWuHu from '../lists/shi-wu-hu.json' with { type: 'json' };
import tiuU from '../lists/tiu-u.json' with { type: 'json' };
import type { PuzzleLists } from '../puzzlesOfDay.ts';

/** Every list that `npm run puzzles` has written. The page loads them when somebody wants one. */
export const puzzleLists: PuzzleLists = {
  'tiu-u': tiuU,
  'shi-wu-hu': shiWuHu,
  'sap-ng-wu': sapNgWu,
};
