import type { RoundRecord } from '../../engine/index.ts';
import { hasResult, type Match, roundNumberOf } from '../match/match.ts';
import { isPractice } from '../match/practice.ts';
import type { TableState, TableStore } from '../table/table.ts';
import type { History } from './history.ts';
import type { FinishedRound } from './keepPlayed.ts';
import type { WaitingRounds } from './waitingRounds.ts';

/**
 * Keeps every round finished at a table, but no practice, and none finished elsewhere and opened
 * here. What could not be kept, or not before its match has left the table, waits and is tried
 * again with the next screen, round or match, and after a reload. Returns what stops it.
 */
export function startKeeping(
  table: TableStore,
  history: Pick<History, 'keep'>,
  waiting: WaitingRounds,
): () => void {
  const seen = new WeakSet<RoundRecord>();
  /**
   * What the history has not answered for; as long as its match is saved it needs no other place.
   */
  const beingKept = new Set<FinishedRound>();
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
  const consider = (): void => {
    const { match, screen } = table.getState();
    tryAgain(match, `${screen} ${match && `${idOf(match)} ${match.rounds.length}`}`);
    for (const played of beingKept) {
      if (!isOfNone(played, [match])) continue;
      beingKept.delete(played);
      waiting.add(played, null);
    }
    for (const [index, round] of match?.rounds.entries() ?? []) {
      if (match === null || seen.has(round)) continue;
      if (!hasResult(round)) continue;
      if (isPractice(round) || round.meta?.brought === true) continue;
      seen.add(round);
      const played: FinishedRound = {
        round,
        match: idOf(match),
        number: roundNumberOf(round) ?? index + 1,
      };
      beingKept.add(played);
      void history.keep(played).then((kept) => {
        beingKept.delete(played);
        if (kept.ok) waiting.drop(played);
        else waiting.add(played, kept.problem);
      });
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
