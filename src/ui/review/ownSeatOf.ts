import type { Seat } from '../../engine/index.ts';
import { type Match, personsOf } from '../../store/match/match.ts';

/** The seat a review is looked at from where nobody has chosen: the first person's. */
export function ownSeatOf(match: Match): Seat {
  return personsOf(match.setup.players)[0] ?? 0;
}
