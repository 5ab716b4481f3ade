import type { Kind, Seat } from '../../../engine/index.ts';
import { type CountedGame, type Entry, emptyEntry, enteredCatchesOf, entryOf } from './entry.ts';

/** A round of a real table: what everybody caught. Its points and payments follow from that. */
export interface LedgerRound {
  readonly id: number;
  readonly game: CountedGame;
  readonly catches: readonly (readonly Kind[])[];
}

/** A round that was taken out, with its place. */
export interface RemovedRound {
  readonly at: number;
  readonly round: LedgerRound;
}

/** An evening at a real table: who plays, the rounds so far, and the one that is being entered. */
export interface Ledger {
  /** A name for each of three seats; empty for the usual one. */
  readonly names: readonly string[];
  /** Whose catch is being entered. */
  readonly seat: Seat;
  readonly entry: Entry;
  /** The round that is being mended, with what was being entered before. */
  readonly editing: { readonly id: number; readonly aside: Entry } | null;
  readonly rounds: readonly LedgerRound[];
}

/** The ledger of a device on which none was kept. */
export const firstLedger: Ledger = {
  names: ['', '', ''],
  seat: 0,
  entry: emptyEntry({ variant: 'tiu-u', rules: {}, seatCount: 2 }),
  editing: null,
  rounds: [],
};

/** Of anything that has more, what is kept. */
export function ledgerOf({ names, seat, entry, editing, rounds }: Ledger): Ledger {
  return { names, seat, entry, editing, rounds };
}

/** The ledger with another entry; a seat that it lacks is left for the first one. */
export function withEntry(ledger: Ledger, entry: Entry): Ledger {
  return { ...ledger, entry, seat: ledger.seat < entry.game.seatCount ? ledger.seat : 0 };
}

/**
 * The ledger with the round that is being entered among the others: a new one, or in the place of
 * the one that was mended.
 */
export function withEntered(ledger: Ledger): Ledger {
  const { entry, editing, rounds } = ledger;
  const { game } = entry;
  const catches = enteredCatchesOf(entry).map(({ tiles }) => tiles);
  if (editing !== null) {
    return withEntry(
      {
        ...ledger,
        editing: null,
        rounds: rounds.map((round) =>
          round.id === editing.id ? { id: round.id, game, catches } : round,
        ),
      },
      editing.aside,
    );
  }
  const id = Math.max(0, ...rounds.map((round) => round.id)) + 1;
  return {
    ...ledger,
    seat: 0,
    entry: emptyEntry(game),
    rounds: [...rounds, { id, game, catches }],
  };
}

/**
 * The ledger with the catches of a round opened once more; what was being entered waits beside
 * them.
 */
export function withEditing(ledger: Ledger, id: number): Ledger {
  const round = ledger.rounds.find((one) => one.id === id);
  if (round === undefined) return ledger;
  const aside = ledger.editing?.aside ?? ledger.entry;
  return {
    ...ledger,
    seat: 0,
    entry: entryOf(round.game, round.catches),
    editing: { id, aside },
  };
}

/** The ledger with the round that is being mended left as it was. */
export function withoutEditing(ledger: Ledger): Ledger {
  if (ledger.editing === null) return ledger;
  return withEntry({ ...ledger, editing: null }, ledger.editing.aside);
}

/** The ledger without some rounds. */
export function withoutRounds(ledger: Ledger, ids: readonly number[]): Ledger {
  const { editing, rounds } = ledger;
  const isEdited = editing !== null && ids.includes(editing.id);
  return {
    ...(isEdited ? withoutEditing(ledger) : ledger),
    rounds: rounds.filter(({ id }) => !ids.includes(id)),
  };
}

/** The ledger with rounds that were taken out back in their places. */
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
