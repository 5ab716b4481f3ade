import type { Play } from '../core/play.ts';
import type { Seat } from '../core/seat.ts';
import { type ScratchPosition, tally } from './position.ts';
import { wonEntry } from './wonEntry.ts';
import { paidBetween, worthOf } from './worth.ts';

/** Makes cards that were laid the wu of their seat: they earn nothing else (W6). */
export function gainLaid(
  position: ScratchPosition,
  seat: Seat,
  combination: Play,
  wu: number,
): void {
  keepWon(position, seat, combination, wu, true);
}

/** Makes a play that nobody has beaten the wu of its seat, with what its fours earn (W7, W10). */
export function gainPlayed(position: ScratchPosition, seat: Seat, combination: Play): void {
  const { game, tallies } = position;
  const { plays, counting, rules, seatCount } = game;
  keepWon(position, seat, combination, plays.wu[combination] ?? 0, false);
  const place = tally.marks * seatCount + seat;
  const before = tallies[place] ?? 0;
  const marks = plays.marks[combination] ?? 0;
  tallies[place] = counting.marksJoin === 'added' ? before + marks : Math.max(before, marks);
  const fours = plays.fours[combination] ?? 0;
  if (fours > 0) payFours(position, seat, fours * (rules.fourChips ?? 0));
}

/**
 * Whether a seat that has just gained may declare: its wu are worth something, and more than when
 * it last declined (W9).
 */
export function mayDeclare(position: ScratchPosition, seat: Seat): boolean {
  const declined = position.tallies[tally.declined * position.game.seatCount + seat] ?? 0;
  return worthOf(position, seat) > declined;
}

function keepWon(
  position: ScratchPosition,
  seat: Seat,
  combination: Play,
  wu: number,
  laid: boolean,
): void {
  position.won[position.wonCount] = wonEntry(combination, seat, laid);
  position.wonCount += 1;
  addToTally(position, tally.wu, seat, wu);
}

/** Every other seat pays at once (W10). */
function payFours(position: ScratchPosition, to: Seat, chips: number): void {
  const { game } = position;
  for (let from = 0; from < game.seatCount; from += 1) {
    if (from === to) continue;
    const paid = paidBetween(position, from, to, chips);
    addToTally(position, tally.chips, from, -paid);
    addToTally(position, tally.chips, to, paid);
  }
}

function addToTally(position: ScratchPosition, which: number, seat: Seat, by: number): void {
  const place = which * position.game.seatCount + seat;
  position.tallies[place] = (position.tallies[place] ?? 0) + by;
}
