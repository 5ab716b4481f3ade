import { type Counts, countOf, countTiles } from '../core/counts.ts';
import { type Kind, kinds } from '../core/kind.ts';
import { tilesOfKit } from '../core/kit.ts';
import { type Play, type SeenPlay, seenPlays } from '../core/play.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { supremeKinds } from './forms/supremes.ts';
import type { Game } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import { kindCountsOf } from './play.ts';
import {
  type CalledOff,
  handOf,
  nobody,
  outOf,
  type Phase,
  type Position,
  passedOf,
  type Tally,
  type TrickPlay,
  tally,
  tallyOf,
  talonOf,
  trickOf,
  type WonPlay,
  wonOf,
} from './position.ts';

/** What lies open to everybody at the table. It has no place for anything that somebody holds. */
export interface OpenTable {
  readonly game: Game;
  /** The seat that leads first. */
  readonly dealer: Seat;
  readonly phase: Phase;
  /** Null when the round is over. */
  readonly turn: Seat | null;
  /** By seat. */
  readonly handSizes: readonly number[];
  /** How many cards lie face down beside the hands. */
  readonly talonLeft: number;
  /** Null while nobody has taken them. */
  readonly talonTaker: Seat | null;
  /** Null where there is none. */
  readonly trick: TrickPlay | null;
  /** Those that are counted still, lowest first (W7). */
  readonly passed: readonly Seat[];
  /** What became each seat's wu, in the order won, with what it laid (W6, W7). */
  readonly won: readonly (readonly WonPlay[])[];
  /** The beaten cards: everybody has seen them (W7). */
  readonly out: Counts;
  /** By seat. */
  readonly wu: readonly number[];
  readonly marks: readonly number[];
  readonly chips: readonly number[];
  /** What the wu of each seat were worth when it last declined, 0 if it never has (W9). */
  readonly declined: readonly number[];
  readonly declarer: Seat | null;
  readonly calledOff: CalledOff;
}

/** Exactly what one seat may know of a position. It has no place for a hidden card. */
export interface SeatView extends OpenTable {
  readonly seat: Seat;
  readonly hand: Counts;
  /** The cards of the talon, if the looking seat has taken them. */
  readonly talon: readonly Kind[];
  readonly legal: readonly Play[];
  readonly plays: readonly SeenPlay<Phase>[];
}

export function openTableOf(position: Position): OpenTable {
  const { game, dealer, phase, talonTaker, declarer, calledOff } = position;
  const seats = seatsOf(game.seatCount);
  const tallies = (which: Tally) => seats.map((seat) => tallyOf(position, which, seat));
  return {
    game,
    dealer,
    phase,
    turn: phase === 'over' ? null : position.seat,
    handSizes: tallies(tally.held),
    talonLeft: talonOf(position).length,
    talonTaker: talonTaker === nobody ? null : talonTaker,
    trick: trickOf(position),
    passed: passedOf(position),
    won: seats.map((seat) => wonOf(position, seat)),
    out: outOf(position),
    wu: tallies(tally.wu),
    marks: tallies(tally.marks),
    chips: tallies(tally.chips),
    declined: tallies(tally.declined),
    declarer: declarer === nobody ? null : declarer,
    calledOff,
  };
}

/** All their cards were laid from the hands (`luan-chuo`): what is unseen lies in the talon. */
export function kindsLeftToTalon({
  game,
  phase,
}: Pick<OpenTable, 'game' | 'phase'>): readonly Kind[] {
  return game.variant.laying === 'all' && phase !== 'talon' ? supremeKinds : [];
}

export function viewFor(
  position: Position,
  seat: Seat,
  plays: readonly SeenPlay<Phase>[] = [],
): SeatView {
  const open = openTableOf(position);
  return {
    ...open,
    seat,
    hand: handOf(position, seat),
    talon: open.talonTaker === seat ? position.talon : [],
    legal: open.turn === seat ? legalPlays(position) : [],
    plays: seenPlays(plays),
  };
}

/** Those in all hands and in the talon, by kind. */
export function hiddenOf({ game, out, trick, won }: OpenTable): Counts {
  const hidden = countTiles(tilesOfKit(game.variant.kit));
  const shown = [...won.flat(), ...(trick === null ? [] : [trick])];
  for (const { play } of shown) {
    for (const { kind, copies } of kindCountsOf(play)) {
      hidden[kind] = countOf(hidden, kind) - copies;
    }
  }
  return kinds.map((kind) => countOf(hidden, kind) - countOf(out, kind));
}

/** Those in other hands and in the talon, by kind. */
export function unseenOf(view: SeatView): Counts {
  const hidden = hiddenOf(view);
  return kinds.map((kind) => countOf(hidden, kind) - countOf(view.hand, kind));
}
