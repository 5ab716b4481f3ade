import { act, screen } from '@testing-library/react';
import { invariant } from '../../../src/engine/index.ts';
import type { DayGame } from '../../../src/families/names.ts';
import { puzzleLists } from '../../../src/families/puzzleLists.ts';
import { type DayPuzzle, readDayPuzzle } from '../../../src/puzzles/dayPuzzle.ts';
import { type ListedPuzzle, puzzlesOfDay } from '../../../src/puzzles/puzzlesOfDay.ts';
import type { JoinNamed } from '../../../src/store/joining.ts';
import { openApp } from '../../support/app.tsx';
import { openPuzzleDays } from '../../support/services.ts';

/** Some days whose puzzles stand in every list. */
const someDays = Array.from({ length: 9 }, (_, at) => `2026-01-0${at + 1}`);

/** A day whose puzzle of a game is as it is wanted, and that puzzle. */
export function dayWith(
  game: DayGame,
  isWanted: (puzzle: DayPuzzle) => boolean = () => true,
): { readonly day: string; readonly listed: ListedPuzzle; readonly puzzle: DayPuzzle } {
  for (const day of someDays) {
    const listed = puzzlesOfDay(puzzleLists, day).find((each) => each.game === game);
    const puzzle = listed && readDayPuzzle(game, listed.entry);
    if (listed !== undefined && puzzle !== undefined && isWanted(puzzle)) {
      return { day, listed, puzzle };
    }
  }
  invariant(false, 'one of the days has such a puzzle');
}

/** The room of puzzles on the day that the clock shows. */
export async function openDayRoom(joinNamed?: JoinNamed) {
  const puzzleDays = openPuzzleDays();
  const app = openApp(undefined, { puzzleDays }, joinNamed);
  act(() => app.places.getState().goTo({ room: 'puzzles' }));
  await screen.findByRole('heading', { level: 2, name: 'Today’s puzzles' });
  const [first] = await screen.findAllByRole('button', { name: 'Solve' });
  invariant(first !== undefined, 'the puzzles have come');
  return { ...app, puzzleDays };
}
