import * as v from 'valibot';
import { failure, type Result, type Seat, success } from '../../engine/index.ts';
import { isPerson, type Match, positionOf } from '../match/match.ts';
import { formatMatch, type ImportProblem, readMatch } from '../match/matchRecords.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import { curtainOf } from './curtain.ts';

/** The screens a match can be left on. */
export const screens = ['start', 'table', 'scores'] as const;

/** Which screen is shown. */
export type Screen = (typeof screens)[number];

/** Where a match goes on: at the table, or once the round is over at its scores. */
export function screenFor(match: Match): Screen {
  return positionOf(match).phase === 'over' ? 'scores' : 'table';
}

/**
 * By the index of the play in the current round, the ids of the tiles the finger meant where like
 * ones lay beside them. The rules do not tell them apart, so no record holds this; without it tiles
 * would change places when the page is loaded again.
 */
export type Picks = readonly (readonly string[])[];

/** The picks with those of the play with this index. */
export function withPick(picks: Picks, at: number, picked: readonly string[]): Picks {
  return [...Array.from({ length: at }, (_, earlier) => picks[earlier] ?? []), picked];
}

/**
 * What outlives the page: the match, as its records, the screen it was left on, which of like tiles
 * were meant, the seat of the person who looked last, and a match that waits meanwhile.
 */
export interface Saved {
  readonly screen: Screen;
  readonly match: Match;
  readonly picks: Picks;
  readonly looking: Seat | null;
  /** The match that waits while a round is tried in another way; null where none does. */
  readonly aside: Match | null;
}

const firstEntries = {
  screen: v.picklist(screens),
  records: v.string(),
  picks: v.array(v.array(v.string())),
};

const secondEntries = { ...firstEntries, looking: v.nullable(v.number()) };

/** The second version adds who has looked, the third the match that waits. */
const savedMatch = versioned(1, v.strictObject(firstEntries))
  .next(2, v.strictObject(secondEntries), (first) => ({ ...first, looking: null }))
  .next(3, v.strictObject({ ...secondEntries, aside: v.nullable(v.string()) }), (second) => ({
    ...second,
    aside: null,
  }));

/** What is saved of a match, as text. */
export function formatSaved({ screen, match, picks, looking, aside }: Saved): string {
  const records = formatMatch(match);
  const waiting = aside && formatMatch(aside);
  return savedMatch.format({ screen, records, picks, looking, aside: waiting });
}

/**
 * Reads what was saved. What a later version of the app saved is `newer`; anything else not wholly
 * sound is `damaged`.
 */
export function parseSaved(text: string): Result<Saved, Unreadable> {
  const saved = savedMatch.parse(text);
  if (!saved.ok) return saved;
  const { screen, records, picks, looking, aside } = saved.value;
  const match = readMatch(records);
  if (!match.ok) return failure(unreadableFor(match.problem));
  if (looking !== null && !isPerson(match.value, looking)) return failure('damaged');
  const kept = { screen, match: match.value, picks, looking };
  if (aside === null) return success({ ...kept, aside });
  const waiting = readMatch(aside);
  return waiting.ok
    ? success({ ...kept, aside: waiting.value })
    : failure(unreadableFor(waiting.problem));
}

/** A match of a variant that is not known here is one of a later version. */
function unreadableFor(problem: ImportProblem): Unreadable {
  const isUnknown = problem.code === 'wrong-record' && problem.problem.code === 'unknown-variant';
  return isUnknown ? 'newer' : 'damaged';
}

/** What is saved, or that nothing is. */
interface Resumed extends Omit<Saved, 'match'> {
  readonly match: Match | null;
}

/**
 * What the table goes on with when a saved match is opened, or where there is none. Who looked is
 * forgotten where their hand would be seen at once.
 */
export function resumed(saved: Saved | null): Resumed {
  if (saved === null) {
    return { screen: 'start', match: null, picks: [], looking: null, aside: null };
  }
  const isOver = positionOf(saved.match).phase === 'over';
  const isHidden = isOver || curtainOf(saved) !== null;
  return { ...saved, looking: isHidden ? saved.looking : null };
}
