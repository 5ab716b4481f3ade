import { cardsOf } from '../../../engine/climbing/index.ts';
import type { Seat } from '../../../engine/index.ts';
import type { TableModel } from './tableModel.ts';

/**
 * How soon a seat may be asked to declare: `now` once what it has played is won, `near` with the
 * next few cards; null where neither.
 */
export type Danger = 'now' | 'near' | null;

/** So few wu more, and a single trick of three alike may do. */
const nearWu = 3;

/** How soon another question may come to a seat, by what lies open. */
export function dangerOf({ phase, trick, seats }: TableModel, seat: Seat): Danger {
  const own = seats[seat];
  if (phase === 'over' || own === undefined) return null;
  const { needs } = own.next;
  const best = trick?.isOpen === true ? trick.plays.at(-1) : undefined;
  if (best?.seat === seat && cardsOf(best.play).length >= needs) return 'now';
  return needs <= Math.min(nearWu, own.held) ? 'near' : null;
}
