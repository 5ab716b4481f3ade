import type { PuzzleLists } from '../../puzzles/puzzlesOfDay.ts';
import { type Coming, later, useLater } from '../load/later.ts';

const theLists = later(
  async () => (await import('../../puzzles/families/puzzleLists.ts')).puzzleLists,
);

/** The puzzles that the build brings, which load when they are first shown. */
export function usePuzzleLists(): Coming<PuzzleLists> {
  return useLater(theLists);
}
