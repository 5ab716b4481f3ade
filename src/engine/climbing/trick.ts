import type { Play } from '../core/play.ts';
import { type Seat, seatAfter } from '../core/seat.ts';
import { gainPlayed, mayDeclare } from './gain.ts';
import { holdsLead } from './leadTable.ts';
import { copiesAt, kindAt, kindPlacesOf } from './play.ts';
import {
  handOffset,
  nobody,
  outOffset,
  type ScratchPosition,
  tally,
  tallyOf,
  tallyPlace,
} from './position.ts';

// A trick, from the lead until all others have passed (W7, W8). All of it changes a position in
// place.

/** Lets a seat lead, or the next one that can; where none can the round is over (W8). */
export function leadFrom(position: ScratchPosition, first: Seat): void {
  const { seatCount } = position.game;
  position.hasLed = true;
  position.passedSeats = 0;
  let seat = first;
  for (let asked = 0; asked < seatCount; asked += 1) {
    if (canLead(position, seat)) {
      position.phase = 'lead';
      position.seat = seat;
      return;
    }
    seat = seatAfter(seat, seatCount);
  }
  position.phase = 'over';
}

/** Puts a combination down to be beaten, over the one before it, which is out (W7). */
export function putDown(position: ScratchPosition, combination: Play): void {
  const { seat, game } = position;
  if (position.trickSeat !== nobody) discard(position, position.trick);
  if (!game.rules.passLocks) position.passedSeats = 0;
  takeFromHand(position, seat, combination);
  position.trick = combination;
  position.trickSeat = seat;
  askNext(position);
}

/** W7 */
export function passTrick(position: ScratchPosition): void {
  position.passedSeats |= 1 << position.seat;
  askNext(position);
}

export function takeFromHand(position: ScratchPosition, seat: Seat, combination: Play): void {
  const { counts, tallies, game } = position;
  const places = kindPlacesOf(combination);
  let taken = 0;
  for (let place = 0; place < places; place += 1) {
    const at = handOffset(seat) + kindAt(combination, place);
    const copies = copiesAt(combination, place);
    counts[at] = (counts[at] ?? 0) - copies;
    taken += copies;
  }
  const held = tallyPlace(game, tally.held, seat);
  tallies[held] = (tallies[held] ?? 0) - taken;
}

/** Asks the next seat with cards whether it beats, until it is the turn of who cannot be beaten. */
function askNext(position: ScratchPosition): void {
  const { game, trickSeat, passedSeats } = position;
  const { seatCount, rules } = game;
  for (
    let seat = seatAfter(position.seat, seatCount);
    seat !== trickSeat;
    seat = seatAfter(seat, seatCount)
  ) {
    const isOut = rules.passLocks && ((passedSeats >> seat) & 1) === 1;
    if (isOut || tallyOf(position, tally.held, seat) === 0) continue;
    position.phase = 'answer';
    position.seat = seat;
    return;
  }
  winTrick(position, trickSeat);
}

/** Nobody has beaten the trick: its cards are wu, and its seat declares or leads (W7, W9). */
function winTrick(position: ScratchPosition, seat: Seat): void {
  gainPlayed(position, seat, position.trick);
  position.trickSeat = nobody;
  if (!mayDeclare(position, seat)) leadFrom(position, seat);
  else {
    position.phase = 'declare';
    position.seat = seat;
  }
}

function canLead(position: ScratchPosition, seat: Seat): boolean {
  const { game, counts } = position;
  if (tallyOf(position, tally.held, seat) === 0) return false;
  const { everyCardLeads, leads } = game.plays;
  return everyCardLeads || holdsLead(leads, counts, handOffset(seat));
}

function discard({ counts, game }: ScratchPosition, combination: Play): void {
  const out = outOffset(game.seatCount);
  for (let place = 0; place < kindPlacesOf(combination); place += 1) {
    const at = out + kindAt(combination, place);
    counts[at] = (counts[at] ?? 0) + copiesAt(combination, place);
  }
}
