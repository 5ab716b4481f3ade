import { isLonePassAmong, type Rules, rulesOf, type Seat, type Step } from '../../engine/index.ts';
import type { PassWish } from '../settings.ts';
import { type Match, positionOf, stepsOf } from './match.ts';

/** Plays of a round by their index: from `begin` up to, not including, `end`. */
export interface Span {
  readonly begin: number;
  readonly end: number;
}

/**
 * The plays between a seat's last turn and the one it is in; they stay news until that one ends. A
 * pass that made itself is no turn: where a device is shared, its seat has not looked. Any other
 * play is one, also a draw that made itself: a curtain was raised for it. Without a viewer they are
 * news to the seat that plays next, or played last.
 * @param turn the seat that plays next, null when the round is over
 * @param isUntappedAt whether the play of an index was a pass that made itself
 */
export function newsFor(
  steps: readonly { readonly seat: Seat }[],
  viewer: Seat | null,
  turn: Seat | null,
  isUntappedAt: (at: number) => boolean,
): Span {
  const eyes = viewer ?? turn ?? steps.at(-1)?.seat;
  const isOwn = (at: number): boolean => steps[at]?.seat === eyes;
  let end = steps.length;
  if (turn === eyes) {
    while (end > 0 && isOwn(end - 1)) end -= 1;
    // Such passes before the first play of a turn led up to it.
    while (end < steps.length && isUntappedAt(end)) end += 1;
  }
  let begin = end;
  while (begin > 0 && (!isOwn(begin - 1) || isUntappedAt(begin - 1))) begin -= 1;
  return { begin, end };
}

export function newsOf(match: Match, viewer: Seat | null, wish: PassWish): Span {
  const { phase, seat, game } = positionOf(match);
  const steps = stepsOf(match);
  const turn = phase === 'over' ? null : seat;
  return newsFor(steps, viewer, turn, untappedPassesIn(steps, rulesOf(game), wish));
}

/**
 * Whether the play of an index was a pass that made itself. A tapped one is news like any other
 * play, or the others could tell that there was no choice (W7).
 */
export function untappedPassesIn(
  steps: readonly Pick<Step, 'legal'>[],
  rules: Pick<Rules, 'isPass'>,
  { tapsPasses }: PassWish,
): (at: number) => boolean {
  return (at) => !tapsPasses && isLonePassAmong(steps[at]?.legal ?? [], rules);
}
