import { expect, test } from 'vitest';
import { dayGames, difficulties } from '../../src/puzzles/dayGames.ts';
import {
  difficultiesInTurn,
  type PuzzleLists,
  puzzlesOfDay,
} from '../../src/puzzles/puzzlesOfDay.ts';

/** Lists of so many puzzles, each with its number. */
function listsOf(length: number): PuzzleLists {
  const list = (game: (typeof dayGames)[number]) =>
    Array.from({ length }, (_, number) => ({
      difficulty: difficultiesInTurn(game)[number % difficulties.length] ?? '',
      code: `${number}`,
    }));
  return { 'tiu-u': list('tiu-u'), 'shi-wu-hu': list('shi-wu-hu'), 'sap-ng-wu': list('sap-ng-wu') };
}

const year = listsOf(366);
const numbersOf = (lists: PuzzleLists, day: string) =>
  puzzlesOfDay(lists, day).map(({ entry }) => Number(entry.code));

test('a day has a puzzle of each game, and one of each difficulty, the easiest first', () => {
  for (const day of ['2026-01-01', '2026-11-24', '2028-02-29', '2019-07-03']) {
    const puzzles = puzzlesOfDay(year, day);
    expect(puzzles.map(({ game }) => game).toSorted()).toEqual([...dayGames].toSorted());
    expect(puzzles.map(({ difficulty }) => difficulty)).toEqual(difficulties);
  }
});

test('each day takes the next ones, and after the last of a list the first', () => {
  expect(numbersOf(year, '2026-01-01')).toEqual([0, 0, 0]);
  expect(numbersOf(year, '2026-03-01')).toEqual([59, 59, 59]);
  expect(numbersOf(year, '2027-01-01')).toEqual([365, 365, 365]);
  expect(numbersOf(year, '2027-01-02')).toEqual([0, 0, 0]);
});

test('a clock that was put back to before the first day finds puzzles too', () => {
  expect(numbersOf(year, '2025-12-31')).toEqual([365, 365, 365]);
  expect(numbersOf(year, '1970-01-01')).toHaveLength(3);
});

test('lists that get longer keep the puzzles of the days that were', () => {
  const longer = listsOf(732);
  for (const day of ['2026-01-01', '2026-06-30', '2027-01-01']) {
    expect(numbersOf(longer, day)).toEqual(numbersOf(year, day));
  }
  expect(numbersOf(longer, '2027-01-02')).toEqual([366, 366, 366]);
});
