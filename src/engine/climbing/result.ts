import { type Seat, seatAfter, seatsOf } from '../core/seat.ts';
import { placeOf, type Sitting, seatAt, sittingAfter } from '../core/sitting.ts';
import { nobody, type Position, tally, tallyOf } from './position.ts';
import { pointsOf } from './worth.ts';

/** W7, W11 */
export function wuOf(position: Position): number[] {
  return seatsOf(position.game.seatCount).map((seat) => tallyOf(position, tally.wu, seat));
}

/**
 * The seat that has won the round that ended here: who declared, or where families are paid who has
 * most points, the first from the dealer on; null where nobody has.
 */
export function winnerOf(end: Position): Seat | null {
  const { game, declarer, calledOff, dealer } = end;
  if (declarer !== nobody) return declarer;
  if (calledOff !== null || game.counting.paid === 'declarer') return null;
  return bestFrom(
    dealer,
    seatsOf(game.seatCount).map((seat) => pointsOf(end, seat)),
  );
}

/** The seat with most points, the first of several from the dealer on; null where none has any. */
export function bestFrom(dealer: Seat, points: readonly number[]): Seat | null {
  const most = Math.max(...points);
  const inOrder = points.map((_, place) => (dealer + place) % points.length);
  return most === 0 ? null : (inOrder.find((seat) => points[seat] === most) ?? null);
}

export function winnersOf(end: Position): Seat[] {
  const winner = winnerOf(end);
  return winner === null ? [] : [winner];
}

export function isCalledOff({ calledOff }: Position): boolean {
  return calledOff !== null;
}

/** The winner, else the same dealer; the next seat where all have thrown their hands in (W1). */
export function nextStarter(end: Position, dealer: Seat): Seat {
  if (end.calledOff === 'throw') return seatAfter(dealer, end.game.seatCount);
  return winnerOf(end) ?? dealer;
}

/**
 * Opposite the next dealer, or in turn; then the place after it deals for who won and now sits out.
 * A round that was called off was not played: nobody's turn to sit out has passed by it.
 */
export function nextSitting(end: Position, { starter, out }: Sitting): Sitting {
  const { game } = end;
  const dealer = placeOf(nextStarter(end, seatAt(starter, out)), out);
  const isInTurn = game.variant.sitsOut !== 'opposite';
  return isCalledOff(end) && isInTurn ? { starter: dealer, out } : sittingAfter(game, dealer, out);
}
