import { nobody, type Position, passPlay, tally, tallyOf } from '../../../engine/climbing/index.ts';
import { type Seat, type Step, seatsOf } from '../../../engine/index.ts';

/** Who plays no part any more, or is passed over for once, by a play (W8). */
export interface LeftOut {
  /** Who has no card left since that play. */
  readonly emptied: readonly Seat[];
  /** Who has cards and should lead, but can lead none of them. */
  readonly cannotLead: readonly Seat[];
}

/** Who is left out by a play: all of it lies open. */
export function leftOutBy(step: Step<Position>): LeftOut {
  const { before, after } = step;
  const { seatCount } = after.game;
  const held = (position: Position, seat: Seat): number => tallyOf(position, tally.held, seat);
  const leader = after.phase === 'lead' ? after.seat : nobody;
  const first = shouldLead(step);
  const inTurn = first === nobody ? [] : seatsOf(seatCount).map((at) => (first + at) % seatCount);
  const passedOver = inTurn.includes(leader) ? inTurn.slice(0, inTurn.indexOf(leader)) : inTurn;
  return {
    emptied: seatsOf(seatCount).filter((seat) => held(before, seat) > 0 && held(after, seat) === 0),
    cannotLead: passedOver.filter((seat) => held(after, seat) > 0),
  };
}

/** Whose lead it would be after a play if it can lead; nobody's where no lead comes next. */
function shouldLead({ before, after, play }: Step<Position>): Seat {
  const isOver = after.phase === 'over' && after.declarer === nobody && after.calledOff === null;
  if (after.phase !== 'lead' && !isOver) return nobody;
  if (!before.hasLed) return before.dealer;
  // Whoever plays on without declaring leads, as does whose play nobody has beaten.
  return play === passPlay ? before.trickSeat : before.seat;
}
