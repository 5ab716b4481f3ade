import type { BotId } from '../bots/levels.ts';
import type { Game } from '../engine/index.ts';
import { type DealResult, seatingsOf } from './duplicate.ts';
import { type Interval, intervalOf, meanOf } from './interval.ts';

export interface BotResult {
  readonly bot: string;
  /** Per round. */
  readonly points: number;
  /** Rounds that it won; one that several won counts in equal parts. */
  readonly wins: number;
  /** The share of the rounds that it won, 0 to 1, with a deal in all its seatings as one sample. */
  readonly winShare: Interval;
  /** Its settlement per round less the mean of the others', with a deal as one sample. */
  readonly lead: Interval;
}

/**
 * By place in the list of bots, in which a level may stand more than once. The results, at least
 * one, are in the order of the deals: a sum depends on its order in the last digits.
 */
export function botResultsOf(
  game: Game,
  bots: readonly BotId[],
  results: readonly DealResult[],
): BotResult[] {
  const seatings = seatingsOf(game).length;
  return bots.map((id, bot) => {
    const points = results.map((result) => result.points[bot] ?? 0);
    const wins = results.map((result) => result.wins[bot] ?? 0);
    const others = results.map((result) => meanOf(result.points.filter((_, one) => one !== bot)));
    return {
      bot: id,
      points: meanOf(points),
      wins: wins.reduce((sum, won) => sum + won, 0),
      winShare: shareOf(wins.map((won) => won / seatings)),
      lead: intervalOf(points.map((own, deal) => own - (others[deal] ?? 0))),
    };
  });
}

/** Cut off where no share can be. */
function shareOf(shares: readonly number[]): Interval {
  const { mean, low, high } = intervalOf(shares);
  if (low === null || high === null) return { mean, low, high };
  return { mean, low: Math.max(0, low), high: Math.min(1, high) };
}
