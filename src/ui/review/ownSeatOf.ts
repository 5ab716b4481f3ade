import type { Seat } from '../../engine/index.ts';

import { type Match, seatsHereIn } from '../../store/match/match.ts';

/** The seat a review is looked at from where nobody has chosen: the first of this device. */
export function ownSeatOf(match: Match): Seat {
  return seatsHereIn(match)[0] ?? 0;
}
