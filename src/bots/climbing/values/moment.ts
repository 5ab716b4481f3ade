import { nobody, type Position, tally } from '../../../engine/climbing/index.ts';
import { seatAfter } from '../../../engine/index.ts';

/** Whether a seat leads, answers before others, or is the last to answer. */
export const moment = { lead: 0, answer: 1, lastAnswer: 2 } as const;

/** The moment of a trick: whether another seat will be asked if this one passes. */
export function momentOf({ game, phase, seat, trickSeat, tallies }: Position): number {
  if (phase === 'lead' || trickSeat === nobody) return moment.lead;
  const { seatCount } = game;
  for (
    let next = seatAfter(seat, seatCount);
    next !== trickSeat;
    next = seatAfter(next, seatCount)
  ) {
    if ((tallies[tally.held * seatCount + next] ?? 0) > 0) return moment.answer;
  }
  return moment.lastAnswer;
}
