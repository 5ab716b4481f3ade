import * as v from 'valibot';
import { failure, type Result, type Seat, success } from '../../engine/index.ts';

import { isOfAnotherDay } from '../days/dayBegun.ts';
import { currentRound, type Match, positionOf, seatsHereIn } from '../match/match.ts';
import { formatMatch, readMatch } from '../match/matchRecords.ts';
import type { PassWish } from '../settings.ts';
import type { ReadBeside } from '../shelf/findOnShelf.ts';
import type { PartedText } from '../shelf/keeper.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import { curtainOf } from './curtain.ts';
import { earlierTexts, matchWithUnread, rememberNames } from './earlierRounds.ts';

export const screens = ['start', 'table', 'scores'] as const;
export type Screen = (typeof screens)[number];

export function screenFor(match: Match): Screen {
  return positionOf(match).phase === 'over' ? 'scores' : 'table';
}

/**
 * By the index of the play in the current round, the ids of the tiles the finger meant where like
 * ones lay beside them. The rules do not tell them apart, so no record holds this; without it tiles
 * would change places when the page is loaded again.
 */
export type Picks = readonly (readonly string[])[];

export function withPick(picks: Picks, at: number, picked: readonly string[]): Picks {
  return [...Array.from({ length: at }, (_, earlier) => picks[earlier] ?? []), picked];
}

/** What outlives the page; `looking` is the seat of the person who looked last. */
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

const thirdEntries = { ...secondEntries, aside: v.nullable(v.string()) };

const names = v.array(v.string());

const savedSchema = v.strictObject({ ...thirdEntries, earlier: names, asideEarlier: names });

/** The second version adds who has looked, the third the match that waits. */
const inOneText = versioned(1, v.strictObject(firstEntries))
  .next(2, v.strictObject(secondEntries), (first) => ({ ...first, looking: null }))
  .next(3, v.strictObject(thirdEntries), (second) => ({ ...second, aside: null }));

/**
 * The fourth adds the names of the texts beside it, which hold the rounds before those in `records`
 * and `aside`. Without any it is written in the third, so that an earlier app can read it.
 */
const savedMatch = inOneText.next(4, savedSchema, (third) => ({
  ...third,
  earlier: [],
  asideEarlier: [],
}));

/** The fifth has nothing new: an app before it could not read that somebody sits out a round. */
const sittingOut = savedMatch.next(5, savedSchema, (fourth) => fourth);

function hasSomebodyOut({ match, aside }: Pick<Saved, 'match' | 'aside'>): boolean {
  return [match, aside].some((one) => one?.setup.sitsOut !== undefined);
}

export function formatSaved(saved: Saved): string {
  const { screen, match, picks, looking, aside } = saved;
  const records = formatMatch(match);
  const waiting = aside && formatMatch(aside);
  const inOne = { screen, records, picks, looking, aside: waiting };
  return hasSomebodyOut(saved)
    ? sittingOut.format({ ...inOne, earlier: [], asideEarlier: [] })
    : inOneText.format(inOne);
}

/** Earlier rounds go beside it, so that a play does not write them anew; undefined without any. */
export function partSaved(saved: Saved): PartedText | undefined {
  const { screen, match, picks, looking, aside } = saved;
  const earlier = earlierTexts(match);
  const asideEarlier = aside === null ? [] : earlierTexts(aside);
  const beside = [...earlier, ...asideEarlier];
  if (beside.length === 0) return undefined;
  const text = (hasSomebodyOut(saved) ? sittingOut : savedMatch).format({
    screen,
    records: formatMatch({ rounds: [currentRound(match)] }),
    picks,
    looking,
    aside: aside && formatMatch({ rounds: [currentRound(aside)] }),
    earlier: earlier.map(({ name }) => name),
    asideEarlier: asideEarlier.map(({ name }) => name),
  });
  return { text, beside };
}

/** Where only the earlier rounds are damaged, the current one goes on without them. */
export function parseSaved(text: string, beside: ReadBeside): Result<Saved, Unreadable> {
  const saved = sittingOut.parse(text);
  if (!saved.ok) return saved;
  const { screen, records, picks, looking, aside, earlier, asideEarlier } = saved.value;
  const match = readWithEarlier(records, earlier, beside);
  if (!match.ok) return match;
  const seats = seatsHereIn(match.value);
  if (looking !== null && !seats.includes(looking)) return failure('damaged');
  const kept = { screen, match: match.value, picks, looking };
  if (aside === null) return success({ ...kept, aside });
  const waiting = readWithEarlier(aside, asideEarlier, beside);
  return waiting.ok ? success({ ...kept, aside: waiting.value }) : waiting;
}

function readWithEarlier(
  records: string,
  named: readonly string[],
  beside: ReadBeside,
): Result<Match, Unreadable> {
  if (named.length === 0) return readSaved(records);
  const whole = beside(named, (texts, damagedAfterAll) => {
    const before = named.map((name, at) => ({ name, text: texts[at] ?? '' }));
    const unread = matchWithUnread(before, records, damagedAfterAll);
    if (unread !== undefined) return success(unread);
    const match = readSaved([...texts, records].join(''));
    if (match.ok) rememberNames(match.value.rounds, before);
    return match;
  });
  return whole.ok || whole.problem === 'newer' ? whole : readSaved(records);
}

/** A match of an unknown variant is one of a later version. */
function readSaved(records: string): Result<Match, Unreadable> {
  const match = readMatch(records);
  if (match.ok) return match;
  const { problem } = match;
  const isUnknown = problem.code === 'wrong-record' && problem.problem.code === 'unknown-variant';
  return failure(isUnknown ? 'newer' : 'damaged');
}

interface Resumed extends Omit<Saved, 'match'> {
  readonly match: Match | null;
}

/**
 * Forgets who looked where their hand would be seen at once. A deal of another day that is over is
 * history, so that its sheet is not shown to a person who comes back for a new day.
 * @param today as `2026-05-01`
 */
export function resumed(saved: Saved | null, wish: PassWish, today: string): Resumed {
  if (saved === null) {
    return { screen: 'start', match: null, picks: [], looking: null, aside: null };
  }
  const isOver = positionOf(saved.match).phase === 'over';
  const isHidden = isOver || curtainOf(saved, wish) !== null;
  const isPast = isOver && isOfAnotherDay(currentRound(saved.match), today);
  return {
    ...saved,
    screen: isPast ? 'start' : saved.screen,
    looking: isHidden ? saved.looking : null,
  };
}
