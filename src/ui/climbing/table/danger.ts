import {
  closeWu,
  mayDeclareWith,
  mayRaiseWorth,
  type NextStep,
  type OpenTable,
  winningOf,
} from '../../../engine/climbing/index.ts';
import type { Seat } from '../../../engine/index.ts';

/** How soon a seat may be asked to declare, by what lies open. */
export type Danger =
  /** Once its play on the table is won: with so many wu. */
  | { readonly soon: 'now'; readonly wu: number }
  /** With the next few cards. */
  | { readonly soon: 'near' };

/** Null where it is neither near nor asked now (W9). */
export function dangerIn(open: OpenTable, seat: Seat, { needs }: NextStep): Danger | null {
  const { phase, trick } = open;
  if (phase === 'over') return null;
  if (trick?.seat === seat && mayDeclareWith(open, seat, [trick.play])) {
    return { soon: 'now', wu: winningOf(open, seat, [trick.play]).wu };
  }
  return needs <= closeWu && mayRaiseWorth(open, seat) ? { soon: 'near' } : null;
}
