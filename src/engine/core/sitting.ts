import { chooseIndex, type Random } from './chance.ts';
import type { Seat, SeatCount } from './seat.ts';

// A table with one person more than a game has seats: one of them sits out each round.

/**
 * A place at such a table for the whole match, counted from 0 in the order of play. The seats of a
 * round are the places in their order without the one that sits out.
 */
export type TablePlace = number;

/** Who starts a round and who sits it out. They are never the same. */
export interface Sitting {
  readonly starter: TablePlace;
  readonly out: TablePlace;
}

interface SittingGame {
  readonly variant: { readonly sitsOut?: 'opposite' };
  readonly seatCount: SeatCount;
}

/** While another place sits out. */
export function placeOf(seat: Seat, out: TablePlace): TablePlace {
  return seat < out ? seat : seat + 1;
}

/** While another place sits out. */
export function seatAt(place: TablePlace, out: TablePlace): Seat {
  return place < out ? place : place - 1;
}

export function placeAfter(place: TablePlace, seatCount: number): TablePlace {
  return (place + 1) % (seatCount + 1);
}

function placeOpposite(place: TablePlace, seatCount: SeatCount): TablePlace {
  const places = seatCount + 1;
  return (place + Math.floor(places / 2)) % places;
}

/** The place opposite the starter's, where the variant has it so, else whose turn it is. */
export function outBeside(
  { variant, seatCount }: SittingGame,
  starter: TablePlace,
  turn: TablePlace,
): TablePlace {
  return variant.sitsOut === 'opposite' ? placeOpposite(starter, seatCount) : turn;
}

/**
 * The place after who now sits out starts in their stead.
 * @param starter who is to start it by the rules of the game
 * @param out who has sat out the one before
 */
export function sittingAfter(game: SittingGame, starter: TablePlace, out: TablePlace): Sitting {
  const { seatCount } = game;
  const next = outBeside(game, starter, placeAfter(out, seatCount));
  return { starter: starter === next ? placeAfter(next, seatCount) : starter, out: next };
}

/**
 * The place opposite the starter's, where the variant has it so, else `usual`. The seed has drawn
 * the starter's seat; chance decides where two places could be that one.
 */
export function firstOut(
  { variant, seatCount }: SittingGame,
  starter: Seat,
  usual: TablePlace,
  random: Random,
): TablePlace {
  if (variant.sitsOut !== 'opposite') return usual;
  const places = Array.from({ length: seatCount + 1 }, (_, place) => place);
  const outs = places.filter((out) => placeOpposite(placeOf(starter, out), seatCount) === out);
  return outs[chooseIndex(outs.length, random)] ?? usual;
}
