import type { Random } from './chance.ts';
import type { Kind } from './kind.ts';
import type { KitId } from './kit.ts';
import type { Play, SeenPlay } from './play.ts';
import type { Result } from './result.ts';
import type { Seat, SeatCount } from './seat.ts';
import type { Sitting } from './sitting.ts';
import type { ChangedSwitch, RuleSwitch, SwitchValue } from './switches.ts';

// The contract between a family of games and everything that does not care which game is played.
// Nothing here knows a game. A family's own types extend these.

export interface Variant {
  /** The name in records. */
  readonly id: string;
  readonly kit: KitId;
  /** The usual one first. */
  readonly seatCounts: readonly [SeatCount, ...SeatCount[]];
  /** Of one more person at the table than play the one opposite the starter, and not in turn. */
  readonly sitsOut?: 'opposite';
}

export interface Game {
  readonly variant: Variant;
  readonly seatCount: SeatCount;
}

/** All tiles known. `over` is a phase of every family; the other words are the family's. */
export interface Position {
  readonly game: Game;
  readonly phase: string;
  /** The seat to play; without meaning when the round is over. */
  readonly seat: Seat;
}

/** What is dealt: the hand of each seat, and whatever else the family lays out. */
export interface Deal {
  readonly hands: readonly (readonly Kind[])[];
}

/** How what was hidden shows itself: at the table, or to who looks at the round once it is over. */
export type Revealed = 'hidden' | 'over';

/** What one seat may know of a position. It has no place for a hidden tile. */
export interface SeatView {
  readonly game: Game;
  readonly seat: Seat;
  /** None when it is not the looking seat's turn. */
  readonly legal: readonly Play[];
  /** The last plays that led here, oldest first, as many as were told. */
  readonly plays: readonly SeenPlay[];
}

/** The switches that are set apart from a variant's own values, as a record's `rules` hold them. */
export interface RuleChanges {
  readonly [key: string]: unknown;
}

/** By its key in a record. */
export interface ForeignSwitch {
  readonly key: string;
}

/** Beyond what is seen of the play. At a payment, chips or points change hands before the end. */
export type Brought = 'nothing' | 'little' | 'much' | 'payment';

/**
 * What every family of games answers. A family is asked only about variants, games and positions
 * of its own; see `rulesOf`, which finds the family. Its functions are called without the object
 * that holds them, so none of them may use `this`.
 */
export interface Rules {
  /** By which the tables of other rooms are asked. */
  readonly family: string;
  /** In the order they are offered. */
  readonly variants: readonly Variant[];
  /** What a page of the rules can be opened at: the ids of the rules, and what else has a name. */
  readonly ruleSpots: readonly string[];

  /** Fails with the changed switch that the variant does not have. */
  createGame(
    variant: Variant,
    seatCount: SeatCount,
    changes: RuleChanges,
  ): Result<Game, ForeignSwitch>;
  /** In the order of the family's rules. */
  switchesOf(variant: Variant): readonly RuleSwitch[];
  /** In the same order. */
  changedSwitchesOf(variant: Variant, changes: RuleChanges): readonly ChangedSwitch[];
  /**
   * Of the changes those that differ from the variant's own values; undefined where it has no such
   * switch, or the switch cannot take the value.
   */
  withSwitch(
    variant: Variant,
    changes: RuleChanges,
    key: string,
    value: SwitchValue,
  ): RuleChanges | undefined;
  /** Of changes only those that differ from the variant's own values. */
  differingChanges(variant: Variant, changes: RuleChanges): RuleChanges;

  /** Shuffles the kit and shares it out. How chance is used is pinned: seeds depend on it. */
  dealTiles(game: Game, random: Random): Deal;
  /** The position before the first play. It may be over already. */
  startPosition(game: Game, deal: Deal, starter: Seat): Position;
  /** Every legal play, none once the round is over. The order is pinned: links count in it. */
  legalPlays(position: Position): readonly Play[];
  /** The play must be one that `legalPlays` lists: it is not checked again. */
  play(position: Position, legal: Play): Position;
  /** What a seat may know; `plays` are the last ones that led to the position, none unless told. */
  viewFor(position: Position, seat: Seat, plays?: readonly SeenPlay[]): SeatView;

  /** What each seat has as it stands: points caught, or what the family counts instead. */
  scoresOf(position: Position): readonly number[];
  /** What each seat would win or lose if the round were settled as it stands; sums to zero. */
  settlementOf(position: Position): readonly number[];
  /** The seats that have won the round that ended here, lowest first; none where nobody has. */
  winnersOf(end: Position): readonly Seat[];
  /** Whether the round that ended here was called off: it has no result and counts nowhere. */
  isCalledOff(end: Position): boolean;
  nextStarter(end: Position, starter: Seat): Seat;
  /** For a table with one more person than play. */
  nextSitting(end: Position, sitting: Sitting): Sitting;

  /** Whether the one legal play decides nothing, so that it makes itself for a person too. */
  playsItself(position: Position): boolean;
  /** Whether a play leaves the table as it is, so that little time is needed to see it. */
  isPass(play: Play): boolean;
  /** What a play that led from one position to the next brought for the table to read. */
  broughtBetween(before: Position, after: Position): Brought;
  /** Whether the seat to play may end the round here by its own will, and play on instead. */
  mayEndRound(position: Position): boolean;
  /** What hidden chance has come to light between two positions; null where none has. */
  reveals(before: Position, after: Position): Revealed | null;
  /** A play for the seat to play where no bot can be asked. */
  lastResort(position: Position): Play;

  /** As people write it, legal or not; undefined where the text is none. */
  parsePlay(text: string): Play | undefined;
  /** As records write it. */
  formatPlay(play: Play): string;
}
