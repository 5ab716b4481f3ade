import { type ListedPuzzle, type PuzzleLists, puzzlesOfDay } from '../../puzzles/puzzlesOfDay.ts';
import type { PuzzleDays, PuzzleResult } from '../../store/puzzles/puzzleDays.ts';

export interface DayPuzzleLine extends ListedPuzzle {
  /** Undefined where nobody has tried it. */
  readonly result: PuzzleResult | undefined;
}

/** The puzzles of a day as far as somebody has come with them, the easiest first. */
export function dayPuzzleLines(
  lists: PuzzleLists,
  day: string,
  days: PuzzleDays,
): readonly DayPuzzleLine[] {
  return puzzlesOfDay(lists, day).map((puzzle) => ({ ...puzzle, result: days[day]?.[puzzle.id] }));
}

/** The next puzzle after one that nobody has tried, or one before it; undefined where none is. */
export function nextUntried(
  lines: readonly DayPuzzleLine[],
  after?: string,
): DayPuzzleLine | undefined {
  const at = lines.findIndex(({ id }) => id === after);
  return [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))].find(
    ({ result }) => result === undefined,
  );
}
