import { countOf } from '../core/counts.ts';
import { invariant } from '../core/invariant.ts';
import type { Play } from '../core/play.ts';
import type { Seat } from '../core/seat.ts';
import { supremeKinds } from './forms/supremes.ts';
import { gainLaid, mayDeclare } from './gain.ts';
import { combinationOf, combinationPlay, passPlay } from './play.ts';
import {
  type CalledOff,
  handOffset,
  type Phase,
  type ScratchPosition,
  tally,
  tallyOf,
  tallyPlace,
} from './position.ts';
import { kindsOf } from './suits.ts';
import { leadFrom, takeFromHand } from './trick.ts';

// What is asked before the first lead: talon, redeal or consent where the variant has one, then who
// lays a Supreme (W6). All of it changes a position in place.

export function beginRound(position: ScratchPosition): void {
  switch (position.game.variant.opening) {
    case 'none':
      beginLaying(position);
      break;
    case 'talon':
      askFrom(position, 'talon', 0, anybody);
      break;
    case 'redeal':
      if (!askFrom(position, 'redeal', 0, holdsNoHighCard)) beginLaying(position);
      break;
    case 'consent':
      askFrom(position, 'consent', 0, anybody);
      break;
  }
}

/** `luan-chuo` */
export function answerTalon(position: ScratchPosition, takes: boolean): void {
  if (takes) takeTalon(position);
  if (takes || !askFrom(position, 'talon', nextPlace(position), anybody)) beginLaying(position);
}

/** `luan-chuo-28` */
export function answerRedeal(position: ScratchPosition, wanted: boolean): void {
  if (wanted) callOff(position, 'redeal');
  else if (!askFrom(position, 'redeal', nextPlace(position), holdsNoHighCard)) {
    beginLaying(position);
  }
}

/** If it plays, the dealer leads; otherwise it throws its hand in (`ma-hua-hua`). */
export function answerConsent(position: ScratchPosition, plays: boolean): void {
  if (plays) beginLaying(position);
  else if (!askFrom(position, 'consent', nextPlace(position), anybody)) callOff(position, 'throw');
}

/** W6 */
export function answerLay(position: ScratchPosition, chosen: Play): void {
  const { seat } = position;
  if (chosen !== passPlay) {
    const combination = combinationOf(chosen);
    takeFromHand(position, seat, combination);
    gainLaid(position, seat, combination);
    if (mayDeclare(position, seat)) {
      position.phase = 'declare';
      return;
    }
  }
  goOnLaying(position);
}

/** Asks the seats after this one whether they lay; then the dealer leads (W6). */
export function goOnLaying(position: ScratchPosition): void {
  if (!askFrom(position, 'lay', nextPlace(position), holdsSupreme)) {
    leadFrom(position, position.dealer);
  }
}

function beginLaying(position: ScratchPosition): void {
  const { laying } = position.game.variant;
  if (laying === 'all') layAll(position);
  if (laying !== 'choice' || !askFrom(position, 'lay', 0, holdsSupreme)) {
    leadFrom(position, position.dealer);
  }
}

/** Asks from so many places behind the dealer on; false where no seat has anything to decide. */
function askFrom(
  position: ScratchPosition,
  phase: Phase,
  from: number,
  decides: (position: ScratchPosition, seat: Seat) => boolean,
): boolean {
  const { dealer, game } = position;
  for (let place = from; place < game.seatCount; place += 1) {
    const seat = (dealer + place) % game.seatCount;
    if (!decides(position, seat)) continue;
    position.phase = phase;
    position.seat = seat;
    return true;
  }
  return false;
}

function nextPlace({ seat, dealer, game }: ScratchPosition): number {
  return ((seat - dealer + game.seatCount) % game.seatCount) + 1;
}

function anybody(): boolean {
  return true;
}

function holdsNoHighCard({ counts }: ScratchPosition, seat: Seat): boolean {
  return highCards.every((kind) => countOf(counts, handOffset(seat) + kind) === 0);
}

/** A seat that may ask for a new deal has none of these (`luan-chuo-28`). */
export const highCards = kindsOf('66 63 54');

/** W6 */
function holdsSupreme({ counts }: ScratchPosition, seat: Seat): boolean {
  return supremeKinds.every((kind) => countOf(counts, handOffset(seat) + kind) > 0);
}

function takeTalon(position: ScratchPosition): void {
  const { seat, counts, tallies, talon, game } = position;
  for (const kind of talon) {
    const place = handOffset(seat) + kind;
    counts[place] = countOf(counts, place) + 1;
  }
  const held = tallyPlace(game, tally.held, seat);
  tallies[held] = tallyOf(position, tally.held, seat) + talon.length;
  position.talonTaker = seat;
}

/** Every 42 and 21 lies down by itself: one wu each, one entry a seat (`luan-chuo`). */
function layAll(position: ScratchPosition): void {
  const { counts, dealer, game } = position;
  for (let place = 0; place < game.seatCount; place += 1) {
    const seat = (dealer + place) % game.seatCount;
    const cards = supremeKinds
      .map((kind) => ({ kind, copies: countOf(counts, handOffset(seat) + kind) }))
      .filter(({ copies }) => copies > 0);
    if (cards.length === 0) continue;
    const combination = combinationPlay(cards);
    invariant(combination !== undefined, 'a Supreme can be written');
    takeFromHand(position, seat, combination);
    gainLaid(position, seat, combination);
  }
}

function callOff(position: ScratchPosition, how: CalledOff): void {
  position.phase = 'over';
  position.calledOff = how;
}
