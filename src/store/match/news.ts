import { rulesOf, type Seat, type Step } from '../../engine/index.ts';
import { type Match, positionOf, stepsOf } from './match.ts';

/** Plays of a round by their index: from `begin` up to, not including, `end`. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

/**
 * The plays between a seat's last turn and the one it is in; they stay news until that one ends. A
 * turn that made itself is no turn: its seat may not have looked, as where a device is shared.
 * Without a viewer they are news to the seat that plays next, or played last.
 * @param turn the seat that plays next, null when the round is over
 * @param madeItself whether the play of an index decided nothing
 */
export function newsFor(
  steps: readonly { readonly seat: Seat }[],
  viewer: Seat | null,
  turn: Seat | null,
  madeItself: (at: number) => boolean,
): Span {
  const eyes = viewer ?? turn ?? steps.at(-1)?.seat;
  const isOwn = (at: number): boolean => steps[at]?.seat === eyes;
  let end = steps.length;
  if (turn === eyes) {
    while (end > 0 && isOwn(end - 1)) end -= 1;
    // A turn begins with what decides something: what made itself before that led up to it.
    while (end < steps.length && madeItself(end)) end += 1;
  }
  let begin = end;
  while (begin > 0 && !(isOwn(begin - 1) && isTurn(begin - 1))) begin -= 1;
  return { begin, end };

  /** Whether the turn that ends with an own play decided something. */
  function isTurn(last: number): boolean {
    return !madeItself(last) || (last > 0 && isOwn(last - 1));
  }
}

export function newsOf(match: Match, viewer: Seat | null): Span {
  const { phase, seat } = positionOf(match);
  const steps = stepsOf(match);
  return newsFor(steps, viewer, phase === 'over' ? null : seat, madeItselfIn(steps));
}

/** Tells of the play of an index whether it decided nothing. */
export function madeItselfIn(steps: readonly Step[]): (at: number) => boolean {
  return (at) => {
    const before = steps[at]?.before;
    return before !== undefined && rulesOf(before.game).playsItself(before);
  };
}
