import type { Kind, Seat } from '../../engine/index.ts';
import { type CatchingGame, catching, type EnteredCatches } from '../families/catching.ts';
import type { LedgerGame, Told } from './told.ts';
import { untold } from './told.ts';

/** Every catch is known, and all else follows from that. */
export interface CatchRound {
  readonly id: number;
  readonly game: CatchingGame;
  readonly catches: readonly (readonly Kind[])[];
}

export interface LedgerToldRound {
  readonly id: number;
  readonly told: Told;
}

export type LedgerRound = CatchRound | LedgerToldRound;

export function gameOfRound(round: LedgerRound): CatchingGame | LedgerGame {
  return 'told' in round ? round.told.game : round.game;
}

/** A removed round and its index. */
export interface RemovedRound {
  readonly at: number;
  readonly round: LedgerRound;
}

/** What is being entered; what is not of the game that is played now waits beside it. */
export interface Draft {
  readonly entry: EnteredCatches;
  readonly told: Told | null;
  /** Whether the game that is played now is one that is told, and not of catches. */
  readonly isTold: boolean;
}

export interface Ledger extends Draft {
  /** A name for each of four seats; empty for the usual one. */
  readonly names: readonly string[];
  /** Whose catch is being entered. */
  readonly seat: Seat;
  /** The round that is being mended, with what was being entered before. */
  readonly editing: { readonly id: number; readonly aside: Draft } | null;
  readonly rounds: readonly LedgerRound[];
  /** What a chip is worth in points; null where the people have not said so. */
  readonly chipPoints: number | null;
}

/** The ledger of a device on which none was kept. */
export const firstLedger: Ledger = {
  names: ['', '', '', ''],
  seat: 0,
  entry: catching.emptyEntry(catching.usualGame),
  told: null,
  isTold: false,
  editing: null,
  rounds: [],
  chipPoints: null,
};

/** Drops what is no part of a ledger. */
export function ledgerOf(ledger: Ledger): Ledger {
  const { names, seat, editing, rounds, chipPoints } = ledger;
  return { names, seat, ...draftNow(ledger), editing, rounds, chipPoints };
}

/** Drops what is no part of a draft. */
export function draftNow({ entry, told, isTold }: Draft): Draft {
  return { entry, told, isTold };
}

/** The told round that is being entered; null where catches are. */
export function toldNow({ told, isTold }: Draft): Told | null {
  return isTold ? told : null;
}

export function gameNow(draft: Draft): CatchingGame | LedgerGame {
  return toldNow(draft)?.game ?? draft.entry.game;
}

/** Puts another draft in; seat 0 if the chosen seat is not in its game. */
export function withDraft(ledger: Ledger, draft: Draft): Ledger {
  const { entry } = draft;
  return {
    ...ledger,
    ...draftNow(draft),
    seat: ledger.seat < entry.game.seatCount ? ledger.seat : 0,
  };
}

export function withEntry(ledger: Ledger, entry: EnteredCatches): Ledger {
  return withDraft(ledger, { ...ledger, entry, isTold: false });
}

export function withTold(ledger: Ledger, told: Told): Ledger {
  return withDraft(ledger, { ...ledger, told, isTold: true });
}

/** Whether nothing is entered that could be a round. */
export function isEmptyDraft(draft: Draft): boolean {
  const told = toldNow(draft);
  return told === null ? catching.isEmptyEntry(draft.entry) : told.declarer === null;
}

/**
 * Adds the entered round, or puts it in the place of the one that was mended.
 * @param nextDealer who deals the round after a told one
 */
export function withEntered(ledger: Ledger, nextDealer: Seat = 0): Ledger {
  const { editing, rounds } = ledger;
  if (editing !== null) {
    const { id } = editing;
    return withDraft(
      {
        ...ledger,
        editing: null,
        rounds: rounds.map((round) => (round.id === id ? roundEntered(ledger, id) : round)),
      },
      editing.aside,
    );
  }
  const id = Math.max(0, ...rounds.map((round) => round.id)) + 1;
  const told = toldNow(ledger);
  return {
    ...ledger,
    seat: 0,
    ...(told === null
      ? { entry: catching.emptyEntry(ledger.entry.game) }
      : { told: untold(told.game, nextDealer) }),
    rounds: [...rounds, roundEntered(ledger, id)],
  };
}

function roundEntered(draft: Draft, id: number): LedgerRound {
  const told = toldNow(draft);
  if (told !== null) return { id, told };
  const { entry } = draft;
  const catches = catching.enteredCatchesOf(entry).map(({ tiles }) => tiles);
  return { id, game: entry.game, catches };
}

/** The ledger with a round opened once more; what was being entered waits beside it. */
export function withEditing(ledger: Ledger, id: number): Ledger {
  const round = ledger.rounds.find((one) => one.id === id);
  if (round === undefined) return ledger;
  const editing = { id, aside: ledger.editing?.aside ?? draftNow(ledger) };
  const opened =
    'told' in round
      ? withTold(ledger, round.told)
      : withEntry(ledger, catching.entryOf(round.game, round.catches));
  return { ...opened, seat: 0, editing };
}

export function withoutEditing(ledger: Ledger): Ledger {
  if (ledger.editing === null) return ledger;
  return withDraft({ ...ledger, editing: null }, ledger.editing.aside);
}

export function withoutRounds(ledger: Ledger, ids: readonly number[]): Ledger {
  const { editing, rounds } = ledger;
  const isEdited = editing !== null && ids.includes(editing.id);
  return {
    ...(isEdited ? withoutEditing(ledger) : ledger),
    rounds: rounds.filter(({ id }) => !ids.includes(id)),
  };
}

export function withRoundsBack(ledger: Ledger, removed: readonly RemovedRound[]): Ledger {
  const known = new Set(ledger.rounds.map(({ id }) => id));
  const rounds = removed
    .filter(({ round }) => !known.has(round.id))
    .reduce<readonly LedgerRound[]>(
      (others, { at, round }) => others.toSpliced(at, 0, round),
      ledger.rounds,
    );
  return { ...ledger, rounds };
}
