import type { Play } from '../core/play.ts';
import type { Seat } from '../core/seat.ts';
import { joinMarks } from './counting.ts';
import { laidWuOf } from './game.ts';
import { type ScratchPosition, type Tally, tally, tallyOf, tallyPlace } from './position.ts';
import { wonEntry } from './wonEntry.ts';
import { fourChipsOf, isWorthAsking, paidBetween, worthOf } from './worth.ts';

/** Makes cards that were laid the wu of their seat: they earn nothing else (W6). */
export function gainLaid(position: ScratchPosition, seat: Seat, combination: Play): void {
  keepWon(position, seat, combination, true);
  addToTally(position, tally.wu, seat, laidWuOf(position.game, combination));
}

/** Makes a play that nobody has beaten the wu of its seat, with what its fours earn (W7, W10). */
export function gainPlayed(position: ScratchPosition, seat: Seat, combination: Play): void {
  const { game, tallies } = position;
  const { plays, counting } = game;
  keepWon(position, seat, combination, false);
  addToTally(position, tally.wu, seat, plays.wu[combination] ?? 0);
  const before = tallyOf(position, tally.marks, seat);
  const marks = joinMarks(counting, before, plays.marks[combination] ?? 0);
  tallies[tallyPlace(game, tally.marks, seat)] = marks;
  const chips = fourChipsOf(game, combination);
  if (chips > 0) payFours(position, seat, chips);
}

export function mayDeclare(position: ScratchPosition, seat: Seat): boolean {
  return isWorthAsking(worthOf(position, seat), tallyOf(position, tally.declined, seat));
}

function keepWon(position: ScratchPosition, seat: Seat, combination: Play, laid: boolean): void {
  position.won[position.wonCount] = wonEntry(combination, seat, laid);
  position.wonCount += 1;
}

/** Every other seat pays at once (W10). */
function payFours(position: ScratchPosition, to: Seat, chips: number): void {
  for (let from = 0; from < position.game.seatCount; from += 1) {
    if (from === to) continue;
    const paid = paidBetween(position, from, to, chips);
    addToTally(position, tally.chips, from, -paid);
    addToTally(position, tally.chips, to, paid);
  }
}

function addToTally(position: ScratchPosition, which: Tally, seat: Seat, by: number): void {
  const place = tallyPlace(position.game, which, seat);
  position.tallies[place] = (position.tallies[place] ?? 0) + by;
}
