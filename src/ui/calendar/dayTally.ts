import type { PlayedDays } from '../../store/history/playedDays.ts';
import { offeredGames } from '../families.ts';

/** How many deals a day has. */
export const dealsOfDay = offeredGames.length;

/** So many days at least make a row that is told of. */
export const leastStreak = 2;

/** How many of a day's deals were played in time, and how many only later. */
interface DayTally {
  readonly inTime: number;
  readonly later: number;
}

/** What was played of a day's deals. */
export function dayTallyOf(days: PlayedDays, date: string): DayTally {
  const games = days.get(date);
  const played = offeredGames.map(({ variant }) => games?.get(variant));
  return {
    inTime: played.filter((one) => one === 'inTime').length,
    later: played.filter((one) => one === 'later').length,
  };
}
