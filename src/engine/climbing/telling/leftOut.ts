import type { Step } from '../../core/round.ts';
import { type Seat, seatAfter, seatsOf } from '../../core/seat.ts';
import { nobody, type Position, tally, tallyOf } from '../position.ts';
import { seatOfEntry } from '../wonEntry.ts';

/** The seats that a play leaves without cards or without a lead (W8). */
export interface LeftOut {
  /** The seats that have played their last card with it. */
  readonly emptied: readonly Seat[];
  /** The seats that should lead next and hold no card that can be led. */
  readonly cannotLead: readonly Seat[];
}

/** Who is left out by a play. What it tells is known to every seat. */
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

/** Whether the round is over because no seat can lead. */
function isLeadless({ phase, declarer, calledOff }: Position): boolean {
  return phase === 'over' && declarer === nobody && calledOff === null;
}

/** Who has won the last trick, and leads also after it has declined to declare (W7, W9). */
function lastWinner({ won, wonCount }: Position): Seat {
  return seatOfEntry(won[wonCount - 1] ?? 0);
}
