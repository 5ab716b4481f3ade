import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../../engine/index.ts';
import { dayGames } from '../../puzzles/dayGames.ts';
import { soundIn } from '../../records/soundIn.ts';
import { dateSchema } from '../days/calendar.ts';
import { createKeeper } from '../shelf/keeper.ts';
import type { Shelf, ShelfTrouble } from '../shelf/shelf.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';

/** The best last; `later` was solved only when it was tried again. */
export const puzzleResults = ['missed', 'later', 'solved'] as const;
export type PuzzleResult = (typeof puzzleResults)[number];

/** By the name of a puzzle; missing where it was not tried. */
type ResultsOfDay = Readonly<Record<string, PuzzleResult>>;

/** By a day, as `2026-05-01`. */
export type PuzzleDays = Readonly<Record<string, ResultsOfDay>>;

export interface PuzzleDaysState {
  readonly days: PuzzleDays;
  readonly trouble: ShelfTrouble | null;
  /** The first answer counts; what was missed can be solved `later`, what was solved stays so. */
  readonly answer: (day: string, puzzle: string, isRight: boolean) => void;
  /** Of each puzzle the better result stays. */
  readonly bringIn: (days: PuzzleDays) => void;
  readonly acknowledgeTrouble: () => void;
}

export type PuzzleDaysStore = StoreApi<PuzzleDaysState>;

/** So many days are kept, the latest ones, and of each day more than it has puzzles. */
const mostDays = 4000;
const mostOfDay = 10;

const ofDaySchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(100)), v.picklist(puzzleResults)),
  v.maxEntries(mostOfDay),
);
const daysSchema = v.pipe(v.record(dateSchema, ofDaySchema), v.maxEntries(mostDays));

const savedDays = versioned(1, v.strictObject({ days: daysSchema }));

interface Saved {
  readonly days: PuzzleDays;
}

export function parsePuzzleDays(text: string): Result<Saved, Unreadable> {
  return savedDays.parse(text);
}

export function readPuzzleDays(told: unknown): PuzzleDays | undefined {
  return soundIn(daysSchema, told);
}

/** `solved` counts the puzzles solved by the first answer, `answered` all with any answer. */
export function solvedOn(
  { days }: Saved,
  day: string,
): { readonly solved: number; readonly answered: number; readonly all: number } {
  const results = Object.values(days[day] ?? {});
  return {
    solved: results.filter((result) => result === 'solved').length,
    answered: results.length,
    all: dayGames.length,
  };
}

/** Results only ever get better, so that a tab that is behind puts both together. */
export function createPuzzleDays(shelf: Shelf): PuzzleDaysStore {
  return createStore<PuzzleDaysState>()((set) => {
    const keeper = createKeeper<Saved>({
      shelf,
      first: { days: {} },
      parse: parsePuzzleDays,
      format: savedDays.format,
      whenBehind: { merge: (theirs, mine) => ({ days: together(theirs.days, mine.days) }) },
      show: set,
      tell: (trouble) => set({ trouble }),
    });
    const add = (more: PuzzleDays): void => {
      const make = ({ days }: Saved): Saved => ({ days: together(days, more) });
      const before = keeper.value();
      if (savedDays.format(make(before)) !== savedDays.format(before)) keeper.change(make);
    };
    return {
      days: keeper.value().days,
      trouble: keeper.trouble(),
      answer: (day, puzzle, isRight) => {
        const isFirst = keeper.value().days[day]?.[puzzle] === undefined;
        const right = isFirst ? 'solved' : 'later';
        add({ [day]: { [puzzle]: isRight ? right : 'missed' } });
      },
      bringIn: add,
      acknowledgeTrouble: keeper.acknowledge,
    };
  });
}

/** Joins both: the better result of each puzzle, and the latest days, as many as are kept. */
function together(one: PuzzleDays, other: PuzzleDays): PuzzleDays {
  const days = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();
  return Object.fromEntries(
    days.slice(-mostDays).map((day) => [day, better(one[day] ?? {}, other[day] ?? {})]),
  );
}

function better(one: ResultsOfDay, other: ResultsOfDay): ResultsOfDay {
  const results = new Map(Object.entries(one));
  for (const [puzzle, result] of Object.entries(other)) {
    const known = results.get(puzzle);
    const isBetter =
      known === undefined || puzzleResults.indexOf(result) > puzzleResults.indexOf(known);
    if (isBetter) results.set(puzzle, result);
  }
  return Object.fromEntries([...results].slice(0, mostOfDay));
}
