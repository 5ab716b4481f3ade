import type { VariantId } from '../../engine/index.ts';
import { offeredGames } from '../../families/names.ts';
import { type KeptRound, personOf } from '../../store/history/keptRound.ts';
import { countedRound, playedOf } from '../../store/history/playedDays.ts';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { type DayMatches, type UnplayedDeal, unplayedDeal } from '../calendar/unplayedDeal.ts';
import { outcomeFor } from '../history/historyModel.ts';

/** How it is with a day's deal of a game: nobody has begun it, it goes on, or it was played. */
export type DealState =
  | UnplayedDeal
  | { readonly state: 'played'; readonly round: KeptRound; readonly inTime: boolean };

export type DealLine = DealState & { readonly variant: VariantId };

/** Of the rounds of the history, the newest first. */
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

/** Whether the one person who played a round has won it, alone or with others. */
export function hasWon(round: KeptRound): boolean {
  return round.winners.includes(personOf(round) ?? 0);
}

export function ownResultOf(round: KeptRound): number {
  return round.settlement[personOf(round) ?? 0] ?? 0;
}

/** How a round ended for the one person who played it, as in `Won, +24`. */
export function resultWords(round: KeptRound, say: Say): string {
  const seat = personOf(round) ?? 0;
  const points = signedPoints(ownResultOf(round), say);
  const outcome = outcomeFor(round, seat) ?? 'nobody';
  return say(`days.result.${outcome}`, { points });
}
