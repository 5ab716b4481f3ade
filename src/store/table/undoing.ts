import type { Seat, SeenSince } from '../../engine/index.ts';
import { seatsHereIn } from '../match/match.ts';
import { type Undone, undoneTo } from '../match/undo.ts';
import type { PassWish, UndoAfterSeen } from '../settings.ts';
import { isShared, type Looked } from './curtain.ts';

/** An undo after something was seen: the others are asked, or it is told whether it was made. */
export interface Undoing {
  readonly told: 'asked' | 'refused' | 'counted';
  readonly seen: Exclude<SeenSince, 'nothing'>;
  readonly seat: Seat;
}

/** Undefined when there is nothing to undo. */
export function undoneOf({ match, looking }: Looked, wish: PassWish): Undone | undefined {
  if (match === null) return undefined;
  const [first, ...others] = seatsHereIn(match);
  const seat = others.length === 0 ? first : (looking ?? undefined);
  return seat === undefined ? undefined : undoneTo(match, seat, wish);
}

/**
 * What the rule of the house makes of an undo; null where nothing is to be said of it. With one
 * person at the device there is nobody to ask.
 */
export function undoingOf({ match, seat, seen }: Undone, rule: UndoAfterSeen): Undoing | null {
  if (seen === 'nothing') return null;
  if (rule === 'never') return { told: 'refused', seen, seat };
  return { told: rule === 'asked' && isShared(match) ? 'asked' : 'counted', seen, seat };
}
