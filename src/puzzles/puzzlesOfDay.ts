import { type DayGame, type Difficulty, dayGames, difficulties } from './families/dayGames.ts';

/** By their games the puzzles that the build brings, not looked at yet. */
export type PuzzleLists = Readonly<Record<DayGame, readonly { readonly difficulty: string }[]>>;

/** A puzzle of a list, and its game. */
export interface ListedPuzzle {
  readonly game: DayGame;
  /** Is to be read by `readDayPuzzle`. */
  readonly entry: { readonly difficulty: string };
}

const millisecondsOfDay = 86_400_000;

/** The day that has the first puzzle of each list. */
const firstDay = Date.UTC(2026, 0, 1);

/**
 * The puzzles of a day: one of each game, the same for everybody, the easiest first. Each day takes
 * the next one of every list, which begins anew after its end; so a list may grow there, and no day
 * of its first time through changes.
 * @param day as `2026-05-01`
 */
export function puzzlesOfDay(lists: PuzzleLists, day: string): readonly ListedPuzzle[] {
  const number = Math.floor((Date.parse(`${day}T00:00:00Z`) - firstDay) / millisecondsOfDay);
  const rank = ({ entry: { difficulty } }: ListedPuzzle): number =>
    difficulties.findIndex((each: string) => each === difficulty);
  return dayGames
    .flatMap((game): ListedPuzzle[] => {
      const list = lists[game];
      const entry = list.at(number % list.length);
      return entry === undefined ? [] : [{ game, entry }];
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

/**
 * How hard the puzzles of a list are, in this order over and over: so that each day has all of
 * them.
 */
export function difficultiesInTurn(game: DayGame): readonly Difficulty[] {
  const from = dayGames.indexOf(game);
  return [...difficulties.slice(from), ...difficulties.slice(0, from)];
}
