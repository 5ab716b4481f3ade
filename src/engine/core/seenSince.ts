import type { Step } from './round.ts';
import type { Position, Revealed, Rules } from './rules.ts';
import type { Seat } from './seat.ts';

/**
 * What a seat has seen since a moment that is gone back to, and would still know: what chance had
 * hidden, at the table or once the round was over, or what others have played.
 */
export type SeenSince = 'nothing' | Revealed | 'others';

/**
 * What chance or another seat has shown to this one.
 * @param taken the steps that are taken back, which led to where the round stands
 */
export function seenSince(
  { reveals }: Pick<Rules, 'reveals'>,
  taken: readonly Step[],
  now: Position,
  seat: Seat,
): SeenSince {
  const [first] = taken;
  const revealed = first === undefined ? null : reveals(first.before, now);
  if (revealed !== null) return revealed;
  return taken.some((step) => step.seat !== seat) ? 'others' : 'nothing';
}
