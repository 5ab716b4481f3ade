import type { Seat } from '../../engine/index.ts';
import { type Match, positionOf, stepsOf } from './match.ts';

/** Plays of a round by their index: from `begin` up to, not including, `end`. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

/**
 * The plays of the others between a seat's last turn and the one it is in; they stay news until
 * that one ends. Without a viewer they are news to the seat that plays next, or played last.
 * @param turn the seat that plays next, null when the round is over
 */
export function newsFor(
  steps: readonly { readonly seat: Seat }[],
  viewer: Seat | null,
  turn: Seat | null,
): Span {
  const eyes = viewer ?? turn ?? steps.at(-1)?.seat;
  const isOwn = (at: number): boolean => steps[at]?.seat === eyes;
  let end = steps.length;
  if (turn === eyes) while (end > 0 && isOwn(end - 1)) end -= 1;
  let begin = end;
  while (begin > 0 && !isOwn(begin - 1)) begin -= 1;
  return { begin, end };
}

export function newsOf(match: Match, viewer: Seat | null): Span {
  const { phase, seat } = positionOf(match);
  return newsFor(stepsOf(match), viewer, phase === 'over' ? null : seat);
}
