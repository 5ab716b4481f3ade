import { currentRound, type Match, withCurrentRound } from '../match/match.ts';
import { dateOfDeal } from './dayDeal.ts';

/**
 * A match whose round has just been dealt, with the day of the device in that round's record where
 * it is a deal of the day: the deal counts for the day on which it was begun.
 */
export function withDayBegun(match: Match, today: string): Match {
  const round = currentRound(match);
  if (dateOfDeal(round) === null) return match;
  return withCurrentRound(match, { ...round, meta: { ...round.meta, playedOn: today } });
}
