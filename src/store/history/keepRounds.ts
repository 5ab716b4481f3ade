import type { RoundRecord } from '../../engine/index.ts';
import {
  currentRound,
  hasResult,
  type Match,
  roundNumberOf,
  roundsIn,
  type UnreadRounds,
  unreadIn,
} from '../match/match.ts';
import { isPractice } from '../match/practice.ts';
import type { TableState, TableStore } from '../table/table.ts';
import type { History } from './history.ts';
import type { FinishedRound } from './keepPlayed.ts';
import type { WaitingRounds } from './waitingRounds.ts';

/**
 * Keeps every round finished at a table, but no practice, and none finished elsewhere and opened
 * here. What could not be kept, or not before its match has left the table, waits and is tried
 * again with the next screen, round or match, and after a reload. Of a match whose earlier rounds
 * are unread some are read with each change at the table, and those kept in the end that the
 * history has not known. Returns what stops it.
 */
export function startKeeping(
  table: TableStore,
  history: Pick<History, 'keep' | 'keptBefore'>,
  waiting: WaitingRounds,
): () => void {
  const seen = new WeakSet<RoundRecord>();
  /**
   * What the history has not answered for; as long as its match is saved it needs no other place.
   */
  const beingKept = new Set<FinishedRound>();
  /** The matches of which the history is asked what it knows. */
  const askedFor = new Set<string>();
  /** The match whose earlier rounds are being read. */
  let opened: Match | undefined;
  const lookedThrough = new WeakSet<UnreadRounds>();
  let lastMoment = '';
  /** Asks the history to keep rounds; gives those that it refuses, with why. */
  const keep = async (all: readonly FinishedRound[]) => {
    const { match } = table.getState();
    const answers = await Promise.all(
      all.map(async (played) => {
        const hasLeft = isOfNone(played, [match]);
        return { played, answer: await history.keep({ ...played, hasLeft }) };
      }),
    );
    const kept = answers.flatMap(({ played, answer }) => (answer.ok ? [played] : []));
    for (const played of kept) beingKept.delete(played);
    waiting.drop(kept);
    return answers.flatMap(({ played, answer }) =>
      answer.ok ? [] : [{ played, problem: answer.problem }],
    );
  };
  /** Each play is too often to try again: what the browser refuses it mostly goes on refusing. */
  const tryAgain = (moment: string): void => {
    if (moment === lastMoment) return;
    lastMoment = moment;
    waiting.writeAgain();
    void keep(waiting.list().filter((played) => !askedFor.has(played.match)));
  };
  const keepOrWait = async (all: readonly FinishedRound[]): Promise<void> => {
    for (const played of all) beingKept.add(played);
    const refused = await keep(all);
    const left = refused.map(({ played }) => played);
    for (const played of left) beingKept.delete(played);
    waiting.add(left, refused[0]?.problem ?? null);
  };
  /** None where the history does not take the round. */
  const finishedIn = (match: Match, round: RoundRecord, number: number): FinishedRound[] => {
    if (!hasResult(round) || isPractice(round) || round.meta?.brought === true) return [];
    seen.add(round);
    return [{ round, match: idOf(match), number }];
  };
  const lookThrough = async (match: Match, before: UnreadRounds): Promise<void> => {
    const id = idOf(match);
    const earlier = before.all();
    lookedThrough.add(before);
    for (const round of earlier) seen.add(round);
    const finished = earlier.flatMap((round, index) =>
      finishedIn(match, round, roundNumberOf(round) ?? index + 1),
    );
    // The page may go before the history tells which of them it knows.
    for (const played of finished) beingKept.add(played);
    askedFor.add(id);
    const numbers = await history.keptBefore(id);
    askedFor.delete(id);
    // The last of them may have been finished otherwise right before the page went.
    const isKnown = ({ round, number }: FinishedRound): boolean =>
      round !== earlier.at(-1) && numbers.has(number);
    const known = finished.filter(isKnown);
    for (const played of known) beingKept.delete(played);
    waiting.drop(known);
    await keepOrWait(finished.filter((played) => !isKnown(played)));
  };
  const readOn = (match: Match | null): void => {
    const before = opened && unreadIn(opened);
    const now = match === null ? undefined : unreadIn(match);
    const isDone = before !== undefined && (before !== now || before.readOn());
    if (opened !== undefined && isDone && !lookedThrough.has(before)) {
      void lookThrough(opened, before);
    }
    opened = now === undefined || match === null ? undefined : match;
  };
  const consider = (): void => {
    const { match, screen } = table.getState();
    tryAgain(`${screen} ${match && `${idOf(match)} ${roundsIn(match)}`}`);
    readOn(match);
    const leaving = [...beingKept].filter((played) => isOfNone(played, [match]));
    for (const played of leaving) beingKept.delete(played);
    waiting.add(leaving, null);
    if (match === null) return;
    const begin = unreadIn(match) === undefined ? 0 : roundsIn(match) - 1;
    const rounds = begin === 0 ? match.rounds : [currentRound(match)];
    for (const [at, round] of rounds.entries()) {
      if (seen.has(round)) continue;
      void keepOrWait(finishedIn(match, round, roundNumberOf(round) ?? begin + at + 1));
    }
  };
  consider();
  return table.subscribe(consider);
}

/** Rounds lost with the page: they wait, cannot be written, and are in no match of the table. */
export function unsavedRounds(
  waiting: Pick<WaitingRounds, 'writeAgain'>,
  { match, aside }: Pick<TableState, 'match' | 'aside'>,
): readonly FinishedRound[] {
  return waiting.writeAgain().filter((played) => isOfNone(played, [match, aside]));
}

function isOfNone({ match }: FinishedRound, matches: readonly (Match | null)[]): boolean {
  return matches.every((one) => one === null || idOf(one) !== match);
}

function idOf({ setup }: Match): string {
  return setup.id ?? setup.seed;
}
