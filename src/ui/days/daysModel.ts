import type { VariantId } from '../../engine/index.ts';
import { dateOfDeal } from '../../store/days/dayDeal.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';
import { countedRound, playedOf } from '../../store/history/playedDays.ts';
import { type LeftMatch, roundOfLeft } from '../../store/left/leftMatches.ts';
import { currentRound, type Match, positionOf } from '../../store/match/match.ts';
import { offeredGames } from '../families.ts';

/** How it is with a day's deal of a game: nobody has begun it, it goes on, or it was played. */
export type DealState =
  | { readonly state: 'open' }
  /** It goes on at the table or, where it was left for another match, as that says. */
  | { readonly state: 'going'; readonly left: LeftMatch | undefined }
  | { readonly state: 'played'; readonly round: KeptRound; readonly inTime: boolean };

/** A day's deal of a game, and how it is with it. */
export type DealLine = DealState & { readonly variant: VariantId };

/**
 * A day's deals.
 * @param rounds those of the history, the newest first
 * @param matches what is on the table or waits while another is tried, and what was left for others
 */
export function dealLinesOf(
  rounds: readonly KeptRound[],
  matches: { readonly match: Match | null; readonly left: readonly LeftMatch[] },
  date: string,
): readonly DealLine[] {
  const { match, left } = matches;
  return offeredGames.map(({ variant }): DealLine => {
    const round = countedRound(rounds, date, variant);
    if (round !== undefined) {
      const inTime = round.day !== null && playedOf({ day: round.day }) === 'inTime';
      return { variant, state: 'played', round, inTime };
    }
    if (isGoing(match, date, variant)) return { variant, state: 'going', left: undefined };
    const one = left.find((one) => isLeftDeal(one, date, variant));
    return one === undefined ? { variant, state: 'open' } : { variant, state: 'going', left: one };
  });
}

function isGoing(match: Match | null, date: string, variant: VariantId): boolean {
  if (match === null || match.setup.variant !== variant) return false;
  return dateOfDeal(currentRound(match)) === date && positionOf(match).phase !== 'over';
}

function isLeftDeal(one: LeftMatch, date: string, variant: VariantId): boolean {
  if (one.variant !== variant || one.isBetween) return false;
  const round = roundOfLeft(one);
  return round !== undefined && dateOfDeal(round) === date;
}
