import type { Seat } from '../../engine/index.ts';
import { holderOf, isHere } from '../match/holder.ts';
import { holderAt, isLonePass, type Match, positionOf, seatsHereIn } from '../match/match.ts';
import type { PassWish } from '../settings.ts';

/** `looking` is the seat of the person who looked last. */
export interface Looked {
  readonly match: Match | null;
  readonly looking: Seat | null;
}

/**
 * The seat to which the device must be handed before a hand is shown; null for no curtain, as for a
 * pass that decides nothing and makes itself.
 */
export function curtainOf({ match, looking }: Looked, { tapsPasses }: PassWish): Seat | null {
  if (match === null || !isShared(match)) return null;
  const position = positionOf(match);
  if (position.phase === 'over' || position.seat === looking) return null;
  if (!isHere(holderAt(match, position.seat))) return null;
  if (!tapsPasses && isLonePass(match)) return null;
  return position.seat;
}

/** The one person's, or that of the person who looked last; null behind a curtain. */
export function viewerOf(state: Looked, wish: PassWish): Seat | null {
  if (state.match === null || curtainOf(state, wish) !== null) return null;
  if (isShared(state.match)) return state.looking;
  const [only = null] = seatsHereIn(state.match);
  return only;
}

/** Whether several people are at this device; who sits out may hold it too. */
export function isShared(match: Match): boolean {
  return seatsHereIn(match).length + (hasOnlooker(match) ? 1 : 0) > 1;
}

export function hasOnlooker({ setup: { sitsOut } }: Match): boolean {
  return sitsOut !== undefined && isHere(holderOf(sitsOut.control));
}

/** The viewer's, and until the curtain has fallen that of the person who looked last. */
export function lastViewerOf(state: Looked, wish: PassWish): Seat | null {
  return viewerOf(state, wish) ?? state.looking;
}
