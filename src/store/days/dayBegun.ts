import { currentRound, type Match, withCurrentRound } from '../match/match.ts';
import type { ToldRound } from '../match/toldRound.ts';
import { dateOfDeal } from './dayDeal.ts';

/** Notes today in a deal of the day just dealt: it counts for the day on which it was begun. */
export function withDayBegun(match: Match, today: string): Match {
  const round = currentRound(match);
  if (dateOfDeal(round) === null) return match;
  return withCurrentRound(match, { ...round, meta: { ...round.meta, playedOn: today } });
}

/** Whether a round is a deal of the day that was begun on another day. */
export function isOfAnotherDay(round: ToldRound, today: string): boolean {
  return dateOfDeal(round) !== null && round.meta?.playedOn !== today;
}
