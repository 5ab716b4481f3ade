import type { VariantId } from '../../engine/index.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';
import { countedRound, playedOf } from '../../store/history/playedDays.ts';
import { type DayMatches, type UnplayedDeal, unplayedDeal } from '../calendar/unplayedDeal.ts';
import { offeredGames } from '../families.ts';

/** How it is with a day's deal of a game: nobody has begun it, it goes on, or it was played. */
export type DealState =
  | UnplayedDeal
  | { readonly state: 'played'; readonly round: KeptRound; readonly inTime: boolean };

/** A day's deal of a game, and how it is with it. */
export type DealLine = DealState & { readonly variant: VariantId };

/**
 * A day's deals.
 * @param rounds those of the history, the newest first
 */
export function dealLinesOf(
  rounds: readonly KeptRound[],
  matches: DayMatches,
  date: string,
): readonly DealLine[] {
  return offeredGames.map(({ variant }): DealLine => {
    const round = countedRound(rounds, date, variant);
    if (round !== undefined) {
      const inTime = round.day !== null && playedOf({ day: round.day }) === 'inTime';
      return { variant, state: 'played', round, inTime };
    }
    return { variant, ...unplayedDeal(matches, date, variant) };
  });
}
