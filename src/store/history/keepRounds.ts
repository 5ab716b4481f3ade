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
  /** The match whose earlier rounds are being read. */
  let opened: Match | undefined;
  const lookedThrough = new WeakSet<UnreadRounds>();
  let lastMoment = '';
  /** Each play is too often to try again: what the browser refuses it mostly goes on refusing. */
  const tryAgain = (match: Match | null, moment: string): void => {
    if (moment === lastMoment) return;
    lastMoment = moment;
    waiting.writeAgain();
    for (const played of waiting.list()) {
      const hasLeft = isOfNone(played, [match]);
      void history.keep({ ...played, hasLeft }).then((kept) => kept.ok && waiting.drop(played));
    }
  };
  const offer = (match: Match, round: RoundRecord, number: number): void => {
    if (!hasResult(round)) return;
    if (isPractice(round) || round.meta?.brought === true) return;
    seen.add(round);
    const { match: atTable } = table.getState();
    const hasLeft = atTable === null || idOf(atTable) !== idOf(match);
    const played: FinishedRound = { round, match: idOf(match), number, hasLeft };
    beingKept.add(played);
    void history.keep(played).then((kept) => {
      beingKept.delete(played);
      if (kept.ok) waiting.drop(played);
      else waiting.add(played, kept.problem);
    });
  };
  const lookThrough = async (match: Match, before: UnreadRounds): Promise<void> => {
    const earlier = before.all();
    lookedThrough.add(before);
    for (const round of earlier) seen.add(round);
    const known = await history.keptBefore(idOf(match));
    for (const [index, round] of earlier.entries()) {
      const number = roundNumberOf(round) ?? index + 1;
      // The last of them may have been finished otherwise right before the page went.
      if (index === earlier.length - 1 || !known.has(number)) offer(match, round, number);
    }
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
    tryAgain(match, `${screen} ${match && `${idOf(match)} ${roundsIn(match)}`}`);
    readOn(match);
    for (const played of beingKept) {
      if (!isOfNone(played, [match])) continue;
      beingKept.delete(played);
      waiting.add(played, null);
    }
    if (match === null) return;
    const begin = unreadIn(match) === undefined ? 0 : roundsIn(match) - 1;
    const rounds = begin === 0 ? match.rounds : [currentRound(match)];
    for (const [at, round] of rounds.entries()) {
      if (!seen.has(round)) offer(match, round, roundNumberOf(round) ?? begin + at + 1);
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
