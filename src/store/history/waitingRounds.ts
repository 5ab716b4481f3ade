import * as v from 'valibot';
import { failure, type Result, success } from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { mostRecordText } from '../../records/parseJson.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { hasResult } from '../match/match.ts';
import { createKeeper } from '../shelf/keeper.ts';
import type { Shelf, ShelfTrouble } from '../shelf/shelf.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import type { HistoryState } from './historyState.ts';
import type { KeepingTrouble } from './historyTrouble.ts';
import type { FinishedRound } from './keepPlayed.ts';

/** They outlive their match and, where anything can be kept, the page. */
export interface WaitingRounds {
  readonly list: () => readonly FinishedRound[];
  /** Replaces earlier rounds of the same match and number; `why` is null while unanswered. */
  readonly add: (played: readonly FinishedRound[], why: KeepingTrouble | null) => void;
  readonly drop: (played: readonly FinishedRound[]) => void;
  /** Writes the list once more, if there is one; gives the rounds that only this page still has. */
  readonly writeAgain: () => readonly FinishedRound[];
}

const savedRounds = versioned(
  1,
  v.strictObject({
    rounds: v.array(
      v.strictObject({
        match: v.string(),
        number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        record: v.pipe(v.string(), v.maxLength(mostRecordText)),
      }),
    ),
  }),
);

type Told = Partial<Pick<HistoryState, 'refused' | 'damagedWaiting'>>;

interface Means {
  readonly now: () => Date;
  readonly tell: (told: Told) => void;
}

/**
 * Where the shelf cannot be read or written the rounds wait as long as the page. A tab that is
 * behind redoes what it added and dropped on the list of the other tab.
 */
export function createWaitingRounds(shelf: Shelf, { now, tell }: Means): WaitingRounds {
  const tellDamage = (trouble: ShelfTrouble | null): void => {
    if (trouble?.code === 'damaged') tell({ damagedWaiting: trouble.text });
  };
  const keeper = createKeeper<readonly FinishedRound[]>({
    shelf,
    first: [],
    parse: parseWaiting,
    format: formatWaiting,
    whenBehind: 'redo',
    show: () => undefined,
    tell: tellDamage,
  });
  tellDamage(keeper.trouble());
  return {
    list: keeper.value,
    add: (played, why) => {
      if (played.length === 0) return;
      keeper.look();
      const ended = played.map((one) => endedAt(one, now()));
      keeper.change((rounds) => [...without(rounds, played), ...ended]);
      if (why !== null) tell({ refused: why });
    },
    drop: (played) => {
      if (played.length === 0) return;
      keeper.look();
      const rounds = keeper.value();
      if (without(rounds, played).length === rounds.length) return;
      keeper.change((others) => without(others, played));
      if (keeper.value().length === 0) tell({ refused: null });
    },
    writeAgain: () => {
      keeper.look();
      if (keeper.saveAgain()) return [];
      // A newer app version may own this shelf now; it owns the rounds on it too.
      const onShelf = keeper.onShelf() ?? [];
      return keeper
        .value()
        .filter((played) => without(onShelf, [played]).length === onShelf.length);
    },
  };
}

function without(
  rounds: readonly FinishedRound[],
  others: readonly FinishedRound[],
): FinishedRound[] {
  const nameOf = ({ match, number }: FinishedRound): string => `${number} ${match}`;
  const names = new Set(others.map(nameOf));
  return rounds.filter((one) => !names.has(nameOf(one)));
}

/** Dates the record now: the history would date it when it takes it, which may be much later. */
function endedAt(played: FinishedRound, now: Date): FinishedRound {
  const { round } = played;
  const meta = { date: now.toISOString(), ...round.meta };
  return { ...played, round: { ...round, meta } };
}

function formatWaiting(rounds: readonly FinishedRound[]): string {
  return savedRounds.format({
    rounds: rounds.map(({ match, number, round }) => ({
      match,
      number,
      record: formatRecord(round),
    })),
  });
}

/** Reads the rounds that wait; if one of them is not over, all are damaged. */
export function parseWaiting(text: string): Result<readonly FinishedRound[], Unreadable> {
  const saved = savedRounds.parse(text);
  if (!saved.ok) return saved;
  const rounds: FinishedRound[] = [];
  for (const { match, number, record } of saved.value.rounds) {
    const round = parseRecord(record);
    if (!round.ok && round.problem.code === 'unknown-variant') return failure('newer');
    if (!round.ok || !hasResult(round.value)) return failure('damaged');
    rounds.push({ round: round.value, match, number });
  }
  return success(rounds);
}
