import type { Seat } from '../core/seat.ts';
import { pointsOfWu } from './counting.ts';
import type { Game } from './game.ts';
import { type Position, tally, tallyOf } from './position.ts';

/** What each other seat pays who declares with so many wu and marks, 0 for too few (W13). */
export function worthOfWu({ counting, rules }: Game, wu: number, marks: number): number {
  return wu < counting.declaredFrom ? 0 : pointsOfWu(counting, wu, marks, rules.bandChips ?? 1);
}

/** What each other seat would pay if a seat declared as it stands, 0 if it may not (W13). */
export function worthOf(position: Position, seat: Seat): number {
  const wu = tallyOf(position, tally.wu, seat);
  return worthOfWu(position.game, wu, tallyOf(position, tally.marks, seat));
}

/** The points of a seat's wu, whether it may declare with them or not (W13). */
export function pointsOf(position: Position, seat: Seat): number {
  const { counting, rules } = position.game;
  const wu = tallyOf(position, tally.wu, seat);
  return pointsOfWu(counting, wu, tallyOf(position, tally.marks, seat), rules.bandChips ?? 1);
}

/** What one seat pays another: twice the chips where one of them deals, if so set (W14). */
export function paidBetween(
  { game: { rules }, dealer }: Pick<Position, 'game' | 'dealer'>,
  from: Seat,
  to: Seat,
  chips: number,
): number {
  return rules.dealerDouble && (from === dealer || to === dealer) ? 2 * chips : chips;
}
