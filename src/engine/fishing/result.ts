import { type Seat, seatAfter } from '../core/seat.ts';
import { balanceOf } from '../core/settlement.ts';
import { placeAfter, type Sitting, sittingAfter } from '../core/sitting.ts';
import { paymentsOf } from './payments.ts';
import { catchOffset, type Position } from './position.ts';
import { pointsOf } from './scoring.ts';

export function scoresOf(position: Position): number[] {
  const { seatCount, scoring } = position.game;
  return Array.from({ length: seatCount }, (_, seat) =>
    pointsOf(scoring, position.counts, catchOffset(seatCount, seat)),
  );
}

/** S9 */
export function settlementOf(position: Position): number[] {
  const scores = scoresOf(position);
  return balanceOf(paymentsOf(scores, position.game.rules), scores.length);
}

/** Several where they share the highest total (S9). */
export function winnersOf(end: Position): Seat[] {
  return leadersIn(scoresOf(end));
}

/** Seat 0 first (S9). */
export function leadersIn(totals: readonly number[]): Seat[] {
  const highest = Math.max(...totals);
  return totals.flatMap((points, seat) => (points === highest ? [seat] : []));
}

/** The start passes on from seat to seat (F1). */
export function nextStarter(end: Position, starter: Seat): Seat {
  return seatAfter(starter, end.game.seatCount);
}

/** Each sits out in turn. The start passes on as well (F1), so it never comes to who sits out. */
export function nextSitting({ game }: Position, { starter, out }: Sitting): Sitting {
  return sittingAfter(game, placeAfter(starter, game.seatCount), out);
}
