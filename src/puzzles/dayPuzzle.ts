import * as v from 'valibot';
import { mostLegalPlays, type RoundRecord, type SeatCount } from '../engine/index.ts';
import { type DayGame, offeredGames } from '../families/names.ts';
import { parseLink } from '../records/link.ts';
import { mostLinkCode } from '../records/mostLinkCode.ts';
import { playedRound } from '../records/playedRound.ts';
import type { PlayReview } from '../review/review.ts';
import { difficulties } from './dayGames.ts';

/** How many sit at the table of its puzzles: as many as its bots are measured with. */
export function seatsOfPuzzle(game: DayGame): SeatCount | undefined {
  return offeredGames.find(({ variant }) => variant === game)?.seats;
}

/** By how many standard errors at least every other play of a puzzle is worse than the best. */
export const leastSure = 5;

const figure = v.pipe(v.number(), v.finite());

/** A puzzle as it stands in a list. */
export const puzzleEntrySchema = v.strictObject({
  /** The round up to the decision, with the best play made, as the code of a link. */
  code: v.pipe(v.string(), v.maxLength(mostLinkCode)),
  difficulty: v.picklist(difficulties),
  /** What the seat can expect of the best play. */
  points: figure,
  /** How much less it can expect of each legal play, in the order of `legalPlays`. */
  lost: v.pipe(v.array(v.pipe(figure, v.minValue(0))), v.minLength(2), v.maxLength(mostLegalPlays)),
  /** By how many standard errors each of the others is worse, or more. */
  sure: v.pipe(figure, v.minValue(leastSure)),
});

export type PuzzleEntry = v.InferOutput<typeof puzzleEntrySchema>;

/** A decision of a seat with one play clearly best. */
export interface DayPuzzle {
  /** The round up to the decision, and the best play as the last one. */
  readonly record: RoundRecord;
  /** The index of the decision. */
  readonly at: number;
  /** What a review tells of plays, best first; what only a whole round can tell is null or 0. */
  readonly review: PlayReview;
}

/** The family of its game must have joined; undefined where the puzzle is not sound. */
export function readDayPuzzle(game: DayGame, entry: unknown): DayPuzzle | undefined {
  const parsed = v.safeParse(puzzleEntrySchema, entry);
  if (!parsed.success) return undefined;
  const { code, points, lost, sure } = parsed.output;
  const read = parseLink(code);
  if (!read.ok) return undefined;
  const record = read.value;
  const { variant, players } = record;
  const step = playedRound(record).steps.at(-1);
  if (variant !== game || players.length !== seatsOfPuzzle(game) || step === undefined) {
    return undefined;
  }
  const { legal, play, seat } = step;
  const isOneBest = legal.every((each, at) => (lost[at] === 0) === (each === play));
  if (!isOneBest || lost.length !== legal.length) return undefined;
  const values = legal
    .map((each, at) => ({ play: each, error: lost[at] ?? 0 }))
    .map((value) => ({ ...value, points: points - value.error, noise: value.error / sure }))
    .toSorted((one, other) => one.error - other.error);
  const nothing = players.map(() => 0);
  return {
    record,
    at: record.plays.length - 1,
    review: {
      ...{ seat, play, values, drawn: null, luck: null, lost: 0 },
      ...{ skill: nothing, hidden: nothing, expected: nothing },
    },
  };
}
