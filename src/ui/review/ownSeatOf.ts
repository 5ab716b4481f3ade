import type { Seat } from '../../engine/index.ts';
import { holdersOf, seatsHere } from '../../store/match/holder.ts';
import type { Match } from '../../store/match/match.ts';

/** The seat a review is looked at from where nobody has chosen: the first of this device. */
export function ownSeatOf(match: Match): Seat {
  return seatsHere(holdersOf(match.setup.players))[0] ?? 0;
}
