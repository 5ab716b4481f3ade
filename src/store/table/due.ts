import {
  holderAt,
  isLonePass,
  type Match,
  onlyPlayIn,
  playsItself,
  positionOf,
  tapsOwnPasses,
} from '../match/match.ts';
import type { Settings } from '../settings.ts';
import { curtainOf } from './curtain.ts';
import type { TableState } from './table.ts';

/** What a person has chosen about plays that leave no choice. */
export type Wishes = Pick<Settings, 'tapsPasses' | 'playsForced'>;

/** What happens next without anybody: a play, or one more play of what is watched. */
export interface DuePlay {
  readonly match: Match;
  readonly watched: number | null;
}

/** What is awaited at a table; null where it waits for somebody, and while it is not shown. */
export function dueIn(state: TableState, wishes: Wishes): DuePlay | null {
  const { screen, match, watched, undoing } = state;
  // Behind a curtain nothing happens that its person has not seen.
  if (screen !== 'table' || match === null || curtainOf(state) !== null) return null;
  // The others are asked about the table as it is.
  if (undoing?.told === 'asked') return null;
  if (watched !== null) return { match, watched };
  return isMadeByItself(match, wishes) ? { match, watched } : null;
}

/**
 * Whether the play to come is made at this device and needs nobody: a bot's, one that decides
 * nothing unless its player taps it, and any other that is the only one, where that is wished.
 */
export function isMadeByItself(match: Match, { tapsPasses, playsForced }: Wishes): boolean {
  const { phase, seat } = positionOf(match);
  if (phase === 'over') return false;
  switch (holderAt(match, seat).by) {
    case 'bot':
      return true;
    case 'elsewhere':
      return false;
    case 'here':
      if (isLonePass(match)) return !tapsOwnPasses(match, tapsPasses);
      return playsItself(match) || (playsForced && onlyPlayIn(match) !== undefined);
  }
}
