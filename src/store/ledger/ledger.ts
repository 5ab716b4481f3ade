import {
  findVariant,
  invariant,
  outBeside,
  placeOf,
  type Seat,
  seatAt,
  sittingAfter,
  type TablePlace,
  type Variant,
} from '../../engine/index.ts';
import { type Entered, enteredFor, inForm, savedCatches } from '../../families/ledgerForms.ts';
import type { LedgerGame } from '../entering/form.ts';
import { outAt, seatMovedBy } from '../sitting/whoSitsOut.ts';

export interface LedgerRound {
  readonly id: number;
  /** Who sat out, where one more person was at the table than played. */
  readonly out?: TablePlace | undefined;
  readonly entered: Entered;
}

/** A removed round and its index. */
export interface RemovedRound {
  readonly at: number;
  readonly round: LedgerRound;
}

/** The round that is being entered. */
export interface Draft {
  readonly entered: Entered;
  /** What was being entered in other forms, at most one of each, while that game is not played. */
  readonly others: readonly Entered[];
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
  entered: savedCatches.usualEntered,
  others: [],
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
export function draftNow({ entered, others, out }: Draft): Draft {
  return { entered, others, out };
}

/** All that is being entered, the round of now first. */
export function draftsIn({ entered, others }: Pick<Draft, 'entered' | 'others'>) {
  return [entered, ...others];
}

/** Puts another draft in; seat 0 if a game that is entered lacks the chosen seat. */
export function withDraft(ledger: Ledger, draft: Draft): Ledger {
  const isSeatThere = draftsIn(draft).every(({ game }) => ledger.seat < game.seatCount);
  return {
    ...ledger,
    ...draftNow(draft),
    out: outAt(draft.entered.game, draft.out),
    seat: isSeatThere ? ledger.seat : 0,
  };
}

/** Has this be what is entered now; what was in another form waits. */
export function withEnteredNow(ledger: Ledger, entered: Entered): Ledger {
  const others = draftsIn(ledger).filter(({ by }) => by !== entered.by);
  return withDraft(ledger, { ...ledger, entered, others });
}

/** Has a game be entered from now on. */
export function withGameNow(ledger: Ledger, game: LedgerGame): Ledger {
  return withEnteredNow(ledger, enteredFor(game, draftsIn(ledger), 0));
}

/**
 * Has somebody else sit out, or nobody. Who comes in takes over what was entered for who goes out.
 */
export function withOutNow(ledger: Ledger, out: TablePlace | null): Ledger {
  const { entered, others, seat } = ledger;
  const { seatCount } = entered.game;
  const move = seatMovedBy(ledger.out ?? seatCount, out ?? seatCount);
  const hasMoved = (one: Entered): boolean => one.game.seatCount === seatCount;
  const moved = (one: Entered): Entered =>
    hasMoved(one) ? inForm<Entered>(one, (form, draft) => form.moved(draft, move)) : one;
  const areCatchesMoved = draftsIn(ledger).some((one) => one.by === 'catches' && hasMoved(one));
  return withDraft(
    { ...ledger, seat: areCatchesMoved ? move(seat) : seat },
    { entered: moved(entered), others: others.map(moved), out },
  );
}

/** Has one more person be at the table: the last one sits out first, if the game does not say. */
export function withOneSittingOut(ledger: Ledger): Ledger {
  return withOutNow(ledger, outByGame(ledger, ledger.entered.game.seatCount));
}

/**
 * The ledger after what is entered was changed. Who sits out a new round goes with its game and its
 * dealer, unless the people have chosen otherwise or have said how it ended.
 */
export function withOutFollowing(before: Ledger, after: Ledger): Ledger {
  const { out, editing } = after;
  if (out === null || before.out === null || editing !== null || !isEmptyDraft(after)) return after;
  if (dealerOf(after) === undefined) return after;
  const isChosen = outByGame(before, before.out) !== before.out;
  return isChosen ? after : withOutNow(after, outByGame(after, out));
}

/** @param turn who sits out where the game does not say */
function outByGame(ledger: Ledger, turn: TablePlace): TablePlace {
  const dealer = dealerOf(ledger);
  if (dealer === undefined) return turn;
  const { game } = ledger.entered;
  return outBeside(ofEngine(game), placeOf(dealer, ledger.out ?? game.seatCount), turn);
}

function dealerOf({ entered }: Pick<Draft, 'entered'>): Seat | undefined {
  return inForm(entered, (form, draft) => form.dealerOf?.(draft));
}

function ofEngine({ variant, seatCount }: LedgerGame) {
  const found: Variant | undefined = findVariant(variant);
  invariant(found !== undefined, 'the game that is entered has joined');
  return { variant: found, seatCount };
}

/** Whether nothing is entered that could be a round. */
export function isEmptyDraft({ entered }: Pick<Draft, 'entered'>): boolean {
  return inForm(entered, (form, draft) => form.isEmpty(draft));
}

/**
 * Adds the entered round, or puts it in the place of the one that was mended.
 * @param nextDealer who deals the next round, where that is entered
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
  if (ledger.out === null) return withNextRound(entered, nextDealer);
  const dealer = placeOf(nextDealer, ledger.out);
  const { starter, out } = sittingAfter(ofEngine(ledger.entered.game), dealer, ledger.out);
  return withNextRound(withOutNow(entered, out), seatAt(starter, out));
}

function withNextRound(ledger: Ledger, dealer: Seat): Ledger {
  const { entered } = ledger;
  return { ...ledger, seat: 0, entered: enteredFor(entered.game, [], dealer) };
}

function roundEntered({ entered, out }: Draft, id: number): LedgerRound {
  const kept = inForm<Entered>(entered, (form, draft) => form.kept(draft));
  return { id, ...(out === null ? {} : { out }), entered: kept };
}

/** The ledger with a round opened once more; what was being entered waits beside it. */
export function withEditing(ledger: Ledger, id: number): Ledger {
  const round = ledger.rounds.find((one) => one.id === id);
  if (round === undefined) return ledger;
  const editing = { id, aside: ledger.editing?.aside ?? draftNow(ledger) };
  const opened = withEnteredNow({ ...ledger, out: round.out ?? null }, round.entered);
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
