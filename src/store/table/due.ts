import {
  holderAt,
  isLonePass,
  type Match,
  onlyPlayIn,
  playsItself,
  positionOf,
} from '../match/match.ts';
import type { Settings } from '../settings.ts';
import { curtainOf } from './curtain.ts';
import type { TableState } from './table.ts';

export type Wishes = Pick<Settings, 'tapsPasses' | 'playsForced'>;

/** @param isRead whether somebody reads what is said of each play, and so makes every own one */
export function wishesIn({ tapsPasses, playsForced }: Wishes, isRead: boolean): Wishes {
  return { tapsPasses, playsForced: playsForced && !isRead };
}

/** What happens next by itself: a play, or one more play of what is watched. */
export interface DuePlay {
  readonly match: Match;
  readonly watched: number | null;
}

/** Null where the table waits for somebody, and while it is not shown. */
export function dueIn(state: TableState, wishes: Wishes): DuePlay | null {
  const { screen, match, watched, byStep, undoing } = state;
  // Behind a curtain nothing happens that its person has not seen.
  if (screen !== 'table' || match === null || curtainOf(state, wishes) !== null) return null;
  // The others are asked about the table as it is.
  if (undoing?.told === 'asked') return null;
  if (watched !== null) return byStep ? null : { match, watched };
  return isMadeByItself(match, wishes) ? { match, watched } : null;
}

/**
 * Whether this device makes the play to come by itself: a bot's, one that decides nothing unless
 * its player taps it, and with `playsForced` any other that is the only one.
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
      if (isLonePass(match)) return !tapsPasses;
      return playsItself(match) || (playsForced && onlyPlayIn(match) !== undefined);
  }
}
