import {
  findVariant,
  invariant,
  type Kind,
  outBeside,
  placeOf,
  type Seat,
  seatAt,
  sittingAfter,
  type TablePlace,
  type Variant,
} from '../../engine/index.ts';
import { type CatchingGame, catching, type EnteredCatches } from '../families/catching.ts';
import { outAt, seatMovedBy } from '../sitting/whoSitsOut.ts';
import { type LedgerGame, type Told, toldMoved, untold } from './told.ts';

interface KeptRound {
  readonly id: number;
  /** Who sat out, where one more person was at the table than played. */
  readonly out?: TablePlace | undefined;
}

/** Every catch is known, and all else follows from that. */
export interface CatchRound extends KeptRound {
  readonly game: CatchingGame;
  readonly catches: readonly (readonly Kind[])[];
}

export interface LedgerToldRound extends KeptRound {
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
  /** Who sits out; null where nobody does. */
  readonly out: TablePlace | null;
}

export interface Ledger extends Draft {
  /** A name for each of four places at the table; empty for the usual one. */
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
  out: null,
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
export function draftNow({ entry, told, isTold, out }: Draft): Draft {
  return { entry, told, isTold, out };
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
  const { entry, out } = draft;
  return {
    ...ledger,
    ...draftNow(draft),
    out: outAt(gameNow(draft), out),
    seat: ledger.seat < entry.game.seatCount ? ledger.seat : 0,
  };
}

export function withEntry(ledger: Ledger, entry: EnteredCatches): Ledger {
  return withDraft(ledger, { ...ledger, entry, isTold: false });
}

export function withTold(ledger: Ledger, told: Told): Ledger {
  return withDraft(ledger, { ...ledger, told, isTold: true });
}

/**
 * Has somebody else sit out, or nobody. Who comes in takes over what was entered for who goes out.
 */
export function withOutNow(ledger: Ledger, out: TablePlace | null): Ledger {
  const { entry, told, seat } = ledger;
  const { seatCount } = gameNow(ledger);
  const move = seatMovedBy(ledger.out ?? seatCount, out ?? seatCount);
  return withDraft(
    { ...ledger, seat: entry.game.seatCount === seatCount ? move(seat) : seat },
    {
      ...ledger,
      out,
      entry: entry.game.seatCount === seatCount ? catching.movedEntry(entry, move) : entry,
      told: told?.game.seatCount === seatCount ? toldMoved(told, move) : told,
    },
  );
}

/** Has one more person be at the table: the last one sits out first, if the game does not say. */
export function withOneSittingOut(ledger: Ledger): Ledger {
  return withOutNow(ledger, outByGame(ledger, gameNow(ledger).seatCount));
}

/**
 * The ledger after a told round was changed. Who sits out a new round goes with its game and its
 * dealer, unless the people have chosen otherwise or have told how it ended.
 */
export function withOutFollowing(before: Ledger, after: Ledger): Ledger {
  const { out, editing } = after;
  if (out === null || before.out === null || editing !== null || !isEmptyDraft(after)) return after;
  const isChosen = outByGame(before, before.out) !== before.out;
  return isChosen ? after : withOutNow(after, outByGame(after, out));
}

/** @param turn who sits out where the game does not say */
function outByGame(ledger: Ledger, turn: TablePlace): TablePlace {
  const told = toldNow(ledger);
  if (told === null) return turn;
  const { dealer, game } = told;
  return outBeside(ofEngine(game), placeOf(dealer, ledger.out ?? game.seatCount), turn);
}

function ofEngine({ variant, seatCount }: CatchingGame | LedgerGame) {
  const found: Variant | undefined = findVariant(variant);
  invariant(found !== undefined, 'the game that is entered has joined');
  return { variant: found, seatCount };
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
  const entered = { ...ledger, rounds: [...rounds, roundEntered(ledger, id)] };
  const game = gameNow(ledger);
  if (ledger.out === null) return withNextRound(entered, nextDealer);
  const dealer = placeOf(nextDealer, ledger.out);
  const { starter, out } = sittingAfter(ofEngine(game), dealer, ledger.out);
  return withNextRound(withOutNow(entered, out), seatAt(starter, out));
}

function withNextRound(ledger: Ledger, dealer: Seat): Ledger {
  const told = toldNow(ledger);
  return {
    ...ledger,
    seat: 0,
    ...(told === null
      ? { entry: catching.emptyEntry(ledger.entry.game) }
      : { told: untold(told.game, dealer) }),
  };
}

function roundEntered(draft: Draft, id: number): LedgerRound {
  const { entry } = draft;
  const told = toldNow(draft);
  const out = draft.out === null ? {} : { out: draft.out };
  if (told !== null) return { id, told, ...out };
  const catches = catching.enteredCatchesOf(entry).map(({ tiles }) => tiles);
  return { id, game: entry.game, catches, ...out };
}

/** The ledger with a round opened once more; what was being entered waits beside it. */
export function withEditing(ledger: Ledger, id: number): Ledger {
  const round = ledger.rounds.find((one) => one.id === id);
  if (round === undefined) return ledger;
  const editing = { id, aside: ledger.editing?.aside ?? draftNow(ledger) };
  const sitting = { ...ledger, out: round.out ?? null };
  const opened =
    'told' in round
      ? withTold(sitting, round.told)
      : withEntry(sitting, catching.entryOf(round.game, round.catches));
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
