import { nobody, type Position, tally, tallyOf } from '../../../engine/climbing/index.ts';
import { seatAfter } from '../../../engine/index.ts';

export const moment = { lead: 0, answer: 1, lastAnswer: 2 } as const;

/** The moment of a trick: whether another seat will be asked if this one passes. */
export function momentOf(position: Position): number {
  const { game, phase, seat, trickSeat, passedSeats } = position;
  if (phase === 'lead' || trickSeat === nobody) return moment.lead;
  const { seatCount, rules } = game;
  for (
    let next = seatAfter(seat, seatCount);
    next !== trickSeat;
    next = seatAfter(next, seatCount)
  ) {
    const isOut = rules.passLocks && ((passedSeats >> next) & 1) === 1;
    if (!isOut && tallyOf(position, tally.held, next) > 0) return moment.answer;
  }
  return moment.lastAnswer;
}
