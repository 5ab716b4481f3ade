import type { VariantId } from '../../engine/index.ts';
import { dateOfDeal } from '../../store/days/dayDeal.ts';
import { type LeftMatch, roundOfLeft } from '../../store/left/leftMatches.ts';
import { currentRound, type Match, positionOf } from '../../store/match/match.ts';

/** What is on the table or waits while another is tried, and what was left for others. */
export interface DayMatches {
  readonly match: Match | null;
  readonly left: readonly LeftMatch[];
}

/** How it is with a day's deal of a game that was not played to its end. */
export type UnplayedDeal =
  | { readonly state: 'open' }
  /** It goes on at the table or, where it was left for another match, as that says. */
  | { readonly state: 'going'; readonly left: LeftMatch | undefined };

/** @param date as `2026-05-01` */
export function unplayedDeal(
  { match, left }: DayMatches,
  date: string,
  variant: VariantId,
): UnplayedDeal {
  if (isGoing(match, date, variant)) return { state: 'going', left: undefined };
  const one = left.find((one) => isLeftDeal(one, date, variant));
  return one === undefined ? { state: 'open' } : { state: 'going', left: one };
}

function isGoing(match: Match | null, date: string, variant: VariantId): boolean {
  return match !== null && isDeal(match, date, variant) && positionOf(match).phase !== 'over';
}

export function isOverAtTable(match: Match | null, date: string, variant: VariantId): boolean {
  return match !== null && isDeal(match, date, variant) && positionOf(match).phase === 'over';
}

function isDeal(match: Match, date: string, variant: VariantId): boolean {
  return match.setup.variant === variant && dateOfDeal(currentRound(match)) === date;
}

/** The deal to play next: one that was begun before one that was not. */
export function dealToPlay<Deal extends { readonly state: 'open' | 'going' | 'played' }>(
  deals: readonly Deal[],
): Deal | undefined {
  return (
    deals.find(({ state }) => state === 'going') ?? deals.find(({ state }) => state === 'open')
  );
}

function isLeftDeal(one: LeftMatch, date: string, variant: VariantId): boolean {
  if (one.variant !== variant || one.isBetween) return false;
  const round = roundOfLeft(one);
  return round !== undefined && dateOfDeal(round) === date;
}
