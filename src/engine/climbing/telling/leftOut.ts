import type { Step } from '../../core/round.ts';
import { type Seat, seatAfter, seatsOf } from '../../core/seat.ts';
import { nobody, type Position, tally, tallyOf } from '../position.ts';
import { seatOfEntry } from '../wonEntry.ts';

/** What it tells is known to every seat (W8). */
export interface LeftOut {
  readonly emptied: readonly Seat[];
  /** Those that should lead next and hold no card that can be led. */
  readonly cannotLead: readonly Seat[];
}

export function leftOutBy({ before, after }: Step<Position>): LeftOut {
  return {
    emptied: seatsOf(after.game.seatCount).filter(
      (seat) => hasCards(before, seat) && !hasCards(after, seat),
    ),
    cannotLead: passedOver(before, after).filter((seat) => hasCards(after, seat)),
  };
}

function hasCards(position: Position, seat: Seat): boolean {
  return tallyOf(position, tally.held, seat) > 0;
}

/** The seats from the first that should lead up to the one that leads; all where none can. */
function passedOver(before: Position, after: Position): readonly Seat[] {
  const { seatCount } = after.game;
  const leader = after.phase === 'lead' ? after.seat : nobody;
  if (leader === nobody && !isLeadless(after)) return [];
  const passed: Seat[] = [];
  let seat = before.hasLed ? lastWinner(after) : after.dealer;
  while (seat !== leader && passed.length < seatCount) {
    passed.push(seat);
    seat = seatAfter(seat, seatCount);
  }
  return passed;
}

function isLeadless({ phase, declarer, calledOff }: Position): boolean {
  return phase === 'over' && declarer === nobody && calledOff === null;
}

/** Who has won the last trick, and leads also after it has declined to declare (W7, W9). */
function lastWinner({ won, wonCount }: Position): Seat {
  return seatOfEntry(won[wonCount - 1] ?? 0);
}
