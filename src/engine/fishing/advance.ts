import { invariant } from '../core/invariant.ts';
import type { Kind } from '../core/kind.ts';
import { countSequences } from '../core/perft.ts';
import type { Play } from '../core/play.ts';
import { seatAfter } from '../core/seat.ts';
import { maskOf } from './capture.ts';
import { listPlays } from './legalPlays.ts';
import { baitOf, fishOf, formCode, formCodeOf } from './play.ts';
import {
  catchOffset,
  copyInto,
  handOffset,
  lakeOffset,
  type Position,
  type ScratchPosition,
  scratchOf,
} from './position.ts';

export function play(position: Position, legal: Play): Position {
  const next = scratchOf(position);
  advance(next, legal);
  return next;
}

/** In place. The play must be one that `listPlays` gave here: it is not checked again. */
export function advance(position: ScratchPosition, chosen: Play): void {
  const { seatCount } = position.game;
  const form = formCodeOf(chosen);
  const bait = baitOf(chosen);
  const caught = catchOffset(seatCount, position.seat);
  if (form === formCode.pair) {
    // F10: an extra play, after which the seat still has its hand play.
    takeFromHand(position, bait, 2);
    addTo(position, caught + bait, 2);
    return;
  }
  if (position.phase === 'hand') takeFromHand(position, bait, 1);
  // The commonest first.
  switch (form) {
    // F2
    case formCode.place:
      addToLake(position, bait, 1);
      break;
    // F2
    case formCode.capture: {
      const fish = fishOf(chosen);
      addToLake(position, fish, -1);
      addTo(position, caught + bait, 1);
      addTo(position, caught + fish, 1);
      break;
    }
    // F9 from a stack, F4 from the lake
    case formCode.triple:
      if ((position.stackMask & maskOf(bait)) !== 0) position.stackMask ^= maskOf(bait);
      else addToLake(position, bait, -3);
      addTo(position, caught + bait, 4);
      break;
    // F9
    case formCode.stack:
      addToLake(position, bait, -2);
      position.stackMask |= maskOf(bait);
      break;
    default:
      invariant(false, 'a play has one of the five forms');
  }
  passOn(position);
}

/** After a draw play the next seat begins, without a hand at once with its draw (F3). */
function passOn(position: ScratchPosition): void {
  if (position.phase === 'hand') {
    position.begunSeats |= 1 << position.seat;
    turnUp(position);
    return;
  }
  position.seat = seatAfter(position.seat, position.game.seatCount);
  if ((position.handMasks[position.seat] ?? 0) !== 0) position.phase = 'hand';
  else if (position.turnedUp < position.drawPile.length) turnUp(position);
  else position.phase = 'over';
}

function turnUp(position: ScratchPosition): void {
  position.turnedUp += 1;
  position.phase = 'drawn';
}

function takeFromHand(position: ScratchPosition, kind: Kind, copies: number): void {
  const place = handOffset(position.seat) + kind;
  addTo(position, place, -copies);
  if ((position.counts[place] ?? 0) === 0) {
    position.handMasks[position.seat] = (position.handMasks[position.seat] ?? 0) & ~maskOf(kind);
  }
}

function addToLake(position: ScratchPosition, kind: Kind, change: number): void {
  const place = lakeOffset(position.game.seatCount) + kind;
  const copies = (position.counts[place] ?? 0) + change;
  const others = ~maskOf(kind);
  position.counts[place] = copies;
  position.lakeMask = (position.lakeMask & others) | (copies > 0 ? maskOf(kind) : 0);
  position.lakeTwos = (position.lakeTwos & others) | (copies === 2 ? maskOf(kind) : 0);
  position.lakeThrees = (position.lakeThrees & others) | (copies === 3 ? maskOf(kind) : 0);
}

function addTo(position: ScratchPosition, place: number, copies: number): void {
  position.counts[place] = (position.counts[place] ?? 0) + copies;
}

export function perft(position: Position, depth: number): number {
  return countSequences({ scratchOf, copyInto, listPlays, advance }, position, depth);
}
