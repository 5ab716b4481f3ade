import type { DayGame } from '../families/names.ts';
import { type Difficulty, dayGames, difficulties } from './dayGames.ts';

interface Listed {
  readonly code: string;
  readonly difficulty: string;
}

export type PuzzleLists = Readonly<Record<DayGame, readonly Listed[]>>;

export interface ListedPuzzle {
  /** Tells it from all others, and stays when the lists change. */
  readonly id: string;
  readonly game: DayGame;
  readonly difficulty: Difficulty;
  /** Is to be read by `readDayPuzzle`. */
  readonly entry: Listed;
}

const millisecondsOfDay = 86_400_000;

/** The day that has the first puzzle of each list. */
const firstDay = Date.UTC(2026, 0, 1);

/**
 * One puzzle of each game, the same for everybody, the easiest first. Each list is taken in order
 * and begins anew after its end, so it may grow there without changing the days of its first time.
 * @param day as `2026-05-01`
 */
export function puzzlesOfDay(lists: PuzzleLists, day: string): readonly ListedPuzzle[] {
  const number = Math.floor((Date.parse(`${day}T00:00:00Z`) - firstDay) / millisecondsOfDay);
  return dayGames
    .flatMap((game): ListedPuzzle[] => {
      const list = lists[game];
      const entry = list.at(number % list.length);
      const difficulty = difficulties.find((each) => each === entry?.difficulty);
      if (entry === undefined || difficulty === undefined) return [];
      return [{ id: puzzleIdOf(game, entry), game, difficulty, entry }];
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The game, and the end of the puzzle's code, where the checksum is. */
export function puzzleIdOf(game: DayGame, { code }: Pick<Listed, 'code'>): string {
  return `${game} ${code.slice(-8)}`;
}

function rankOf({ difficulty }: ListedPuzzle): number {
  return difficulties.indexOf(difficulty);
}

/** A game's list repeats this order over and over, so that each day has every difficulty. */
export function difficultiesInTurn(game: DayGame): readonly Difficulty[] {
  const from = dayGames.indexOf(game);
  return [...difficulties.slice(from), ...difficulties.slice(0, from)];
}
