import { type Counts, countTiles } from '../core/counts.ts';
import { type Kind, kindCount } from '../core/kind.ts';
import type { Play } from '../core/play.ts';
import { type Seat, type SeatCount, seatsOf } from '../core/seat.ts';
import type { Deal } from './deal.ts';
import type { Game } from './game.ts';
import { passPlay } from './play.ts';
import { isLaidEntry, playOfEntry, seatOfEntry } from './wonEntry.ts';

/** What is to be decided, in the order of a round; or the round is over. */
export type Phase = 'talon' | 'redeal' | 'consent' | 'lay' | 'lead' | 'answer' | 'declare' | 'over';

/** How a round was called off before a card was played; null while it was not. */
export type CalledOff = 'redeal' | 'throw' | null;

export interface Position {
  readonly game: Game;
  /** The seat that leads first. */
  readonly dealer: Seat;
  readonly phase: Phase;
  /** The seat to play; without meaning when the round is over. */
  readonly seat: Seat;
  /** By kind, in blocks of 21: the hands by seat, then the beaten cards, which are out. */
  readonly counts: Readonly<Uint8Array>;
  /** Numbers of each seat, in blocks by what they tell; see {@link tally}. */
  readonly tallies: Readonly<Int32Array>;
  /** What was not dealt. */
  readonly talon: readonly Kind[];
  /** {@link nobody} while it lies there. */
  readonly talonTaker: Seat;
  /** Whether the dealer has come to lead: before, what is gained is gained by laying. */
  readonly hasLed: boolean;
  /** The play to beat; without meaning while `trickSeat` is {@link nobody}. */
  readonly trick: Play;
  readonly trickSeat: Seat;
  /** The seats that have passed since the play to beat, or since the lead, as a bit mask. */
  readonly passedSeats: number;
  /** What became wu, in the order won, see `wonEntry.ts`. */
  readonly won: Readonly<Int32Array>;
  readonly wonCount: number;
  /** {@link nobody} until a seat has declared (W9). */
  readonly declarer: Seat;
  readonly calledOff: CalledOff;
}

/** Is advanced in place: for search, replay and benches, never for anything that is shown. */
export interface ScratchPosition
  extends Changeable<Omit<Position, 'game' | 'counts' | 'tallies' | 'won'>> {
  game: Game;
  counts: Uint8Array;
  tallies: Int32Array;
  won: Int32Array;
}

type Changeable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Stands for a seat where there is none. */
export const nobody = -1;

/**
 * What the tallies tell of each seat: its cards left, its wu (W7), its marks (W13), the chips that
 * fours have brought it (W10), what its wu were worth when it last declined (W9).
 */
export const tally = { held: 0, wu: 1, marks: 2, chips: 3, declined: 4 } as const;

export type Tally = (typeof tally)[keyof typeof tally];

const tallyCount = Object.keys(tally).length;

/** The most plays that can become wu in a round: each has a card at least. */
const mostWon = 84;

export function handOffset(seat: Seat): number {
  return seat * kindCount;
}

export function outOffset(seatCount: SeatCount): number {
  return seatCount * kindCount;
}

/** The cards as they are dealt; `beginRound` sets what is asked first. */
export function dealtPosition(game: Game, { hands, talon }: Deal, dealer: Seat): ScratchPosition {
  const counts = new Uint8Array(kindCount * (game.seatCount + 1));
  const tallies = new Int32Array(tallyCount * game.seatCount);
  hands.forEach((hand, seat) => {
    counts.set(countTiles(hand), handOffset(seat));
    tallies[tallyPlace(game, tally.held, seat)] = hand.length;
  });
  return {
    game,
    dealer,
    phase: 'lead',
    seat: dealer,
    counts,
    tallies,
    talon,
    talonTaker: nobody,
    hasLed: false,
    trick: passPlay,
    trickSeat: nobody,
    passedSeats: 0,
    won: new Int32Array(mostWon),
    wonCount: 0,
    declarer: nobody,
    calledOff: null,
  };
}

/** Its fields are in the order of {@link dealtPosition}, so that both are one shape. */
export function scratchOf(position: Position): ScratchPosition {
  return {
    game: position.game,
    dealer: position.dealer,
    phase: position.phase,
    seat: position.seat,
    counts: new Uint8Array(position.counts),
    tallies: new Int32Array(position.tallies),
    talon: position.talon,
    talonTaker: position.talonTaker,
    hasLed: position.hasLed,
    trick: position.trick,
    trickSeat: position.trickSeat,
    passedSeats: position.passedSeats,
    won: new Int32Array(position.won),
    wonCount: position.wonCount,
    declarer: position.declarer,
    calledOff: position.calledOff,
  };
}

/** Of the same game; allocates nothing. */
export function copyInto(scratch: ScratchPosition, position: Position): void {
  scratch.dealer = position.dealer;
  scratch.phase = position.phase;
  scratch.seat = position.seat;
  scratch.counts.set(position.counts);
  scratch.tallies.set(position.tallies);
  scratch.talon = position.talon;
  scratch.talonTaker = position.talonTaker;
  scratch.hasLed = position.hasLed;
  scratch.trick = position.trick;
  scratch.trickSeat = position.trickSeat;
  scratch.passedSeats = position.passedSeats;
  scratch.won.set(position.won);
  scratch.wonCount = position.wonCount;
  scratch.declarer = position.declarer;
  scratch.calledOff = position.calledOff;
}

export function handOf(position: Position, seat: Seat): Counts {
  return position.counts.slice(handOffset(seat), handOffset(seat) + kindCount);
}

/** The counts of the beaten cards (W7). */
export function outOf(position: Position): Counts {
  return position.counts.slice(outOffset(position.game.seatCount));
}

export function tallyPlace({ seatCount }: Pick<Game, 'seatCount'>, which: Tally, seat: Seat) {
  return which * seatCount + seat;
}

export function tallyOf({ tallies, game }: Position, which: Tally, seat: Seat): number {
  return tallies[tallyPlace(game, which, seat)] ?? 0;
}

/** None once a seat has taken them. */
export function talonOf({ talon, talonTaker }: Position): readonly Kind[] {
  return talonTaker === nobody ? talon : [];
}

/** Null where there is none. */
export function trickOf({ trick, trickSeat }: Position): TrickPlay | null {
  return trickSeat === nobody ? null : { seat: trickSeat, play: trick };
}

export interface TrickPlay {
  readonly seat: Seat;
  readonly play: Play;
}

/** The seats that have passed and are counted still, in `answer` alone, lowest first (W7). */
export function passedOf({ game, phase, passedSeats }: Position): readonly Seat[] {
  if (phase !== 'answer') return [];
  return seatsOf(game.seatCount).filter((seat) => ((passedSeats >> seat) & 1) === 1);
}

/** What became a seat's wu, in the order won, with what it laid (W6, W7). */
export function wonOf({ won, wonCount }: Position, seat: Seat): readonly WonPlay[] {
  return Array.from(won.subarray(0, wonCount))
    .filter((entry) => seatOfEntry(entry) === seat)
    .map((entry) => ({ play: playOfEntry(entry), laid: isLaidEntry(entry) }));
}

export interface WonPlay {
  readonly play: Play;
  /** Whether it was laid before the first lead (W6), and not played. */
  readonly laid: boolean;
}
