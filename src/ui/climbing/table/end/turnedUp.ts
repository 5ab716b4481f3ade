import {
  type ClimbingPayment,
  handOf,
  type Position,
  paymentsOf,
} from '../../../../engine/climbing/index.ts';
import { type Counts, type Seat, seatsOf } from '../../../../engine/index.ts';
import type { SharedRound } from '../../../table/roundSeen.ts';

interface EndingRound extends Pick<SharedRound, 'here'> {
  readonly position: Position;
  /** Whether this device knows all hands, and has not filled them with cards that fit. */
  readonly isTrue: boolean;
}

export interface TurnedUp {
  /** What each seat still holds; null where this device was never told. */
  readonly hands: readonly Counts[] | null;
  /** The seat of the one person at this device; null where there is none, or several. */
  readonly own: Seat | null;
  /** Who pays whom, in the order in which it fell due. */
  readonly payments: readonly ClimbingPayment[];
}

/** What lies open in a round by now; null as long as it goes on. */
export function turnedUpIn({ position, here, isTrue }: EndingRound): TurnedUp | null {
  if (position.phase !== 'over') return null;
  const [own = null, ...others] = here;
  const seats = seatsOf(position.game.seatCount);
  return {
    hands: isTrue ? seats.map((seat) => handOf(position, seat)) : null,
    own: others.length === 0 ? own : null,
    payments: paymentsOf(position),
  };
}
