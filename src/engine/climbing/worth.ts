import type { Play } from '../core/play.ts';
import type { Seat } from '../core/seat.ts';
import type { CountingMethod } from './counting.ts';
import type { Game } from './game.ts';
import { type Position, tally, tallyOf } from './position.ts';

/** 0 for too few (W13). */
export function baseOfWu({ countedFrom, baseOf }: CountingMethod, wu: number): number {
  return wu < countedFrom ? 0 : baseOf(wu);
}

/** 0 for too few (W13). */
export function pointsOfWu({ counting, band }: Game, wu: number, marks: number): number {
  if (wu < counting.countedFrom) return 0;
  return counting.baseOf(wu) * counting.factorOf(marks, band) + counting.addedBy(marks);
}

/** What each that must pay pays who declares with so many wu and marks, 0 for too few (W13). */
export function worthOfWu(game: Game, wu: number, marks: number): number {
  return wu < game.counting.declaredFrom ? 0 : pointsOfWu(game, wu, marks);
}

/** What so many wu and marks come to: `base` × `factor` + `added` (W13). */
export function figuresOf(game: Game, wu: number, marks: number) {
  const { counting, band } = game;
  const base = baseOfWu(counting, wu);
  return {
    ...{ wu, marks, base },
    factor: counting.factorOf(marks, band),
    added: base === 0 ? 0 : counting.addedBy(marks),
    points: pointsOfWu(game, wu, marks),
    worth: worthOfWu(game, wu, marks),
  };
}

/** What a seat would be paid by each that must pay if it declared now, 0 if it may not (W13). */
export function worthOf(position: Position, seat: Seat): number {
  const { game } = position;
  const wu = tallyOf(position, tally.wu, seat);
  return worthOfWu(game, wu, tallyOf(position, tally.marks, seat));
}

/** Whether wu are worth something, and more than when their seat last declined (W9). */
export function isWorthAsking(worth: number, declined: number): boolean {
  return worth > declined;
}

/** The points of a seat's wu, whether it may declare with them or not (W13). */
export function pointsOf(position: Position, seat: Seat): number {
  const { game } = position;
  const wu = tallyOf(position, tally.wu, seat);
  return pointsOfWu(game, wu, tallyOf(position, tally.marks, seat));
}

/** What each other seat pays at once for the fours of a play that became wu (W10). */
export function fourChipsOf({ plays, rules }: Game, play: Play): number {
  return (plays.fours[play] ?? 0) * (rules.fourChips ?? 0);
}

/** Before any doubling (W13): `own` points are 0 without a family; nothing or less is not paid. */
export function familyDue({ rules }: Game, own: number, points: number): number {
  if (rules.familyPayments === 'pairs') return points - own;
  return own === 0 ? points : 0;
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
