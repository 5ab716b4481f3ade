import type { Match } from '../match/match.ts';
import { formatMatch } from '../match/matchRecords.ts';

interface Matches {
  readonly match: Match | null;
  readonly aside: Match | null;
}

/** The match that must not be lost: what is tried meanwhile is no loss. */
export function atStakeOf({ match, aside }: Matches): Match | null {
  return aside ?? match;
}

export function recordsAtStakeOf(matches: Matches): string | undefined {
  const match = atStakeOf(matches);
  return match === null ? undefined : formatMatch(match);
}
