import type { BotId } from '../../bots/levels.ts';
import { findVariant } from '../../engine/index.ts';
import { controlsOf } from '../match/matchRecords.ts';
import { isPractice } from '../match/practice.ts';
import type { ToldRound } from '../match/toldRound.ts';
import { isDay } from './calendar.ts';

/**
 * How strong the bots of a deal of the day are: the strongest that need no time. So they answer the
 * same plays in the same way on every device, and results compare.
 */
export const dayLevel: BotId = 'skilled';

/** What the seed of a deal of the day begins with; the date follows. */
const seedStart = 'day-';

/** The seed of a day's deal; the tiles of each game make another deal of it. */
export function seedOfDay(date: string): string {
  return seedStart + date;
}

/**
 * The date whose deal of the day a round is: dealt by that day's seed under the game's own rules,
 * with one person, who sits first, and as many bots of {@link dayLevel} as the game has at least.
 * Null for every other round, and for one that is only tried.
 */
export function dateOfDeal(record: ToldRound): string | null {
  const { variant, rules, players, seed = '', meta } = record;
  const date = seed.slice(seedStart.length);
  if (!seed.startsWith(seedStart) || !isDay(date) || isPractice(record)) return null;
  const [first, ...others] = controlsOf(meta?.players);
  const isDayTable =
    first === 'person' &&
    players.length === findVariant(variant)?.seatCounts[0] &&
    others.length === players.length - 1 &&
    others.every((control) => control === dayLevel);
  return isDayTable && Object.keys(rules).length === 0 ? date : null;
}
