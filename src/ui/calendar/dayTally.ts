import { offeredGames } from '../../families/names.ts';
import type { PlayedDays } from '../../store/history/playedDays.ts';

export const dealsOfDay = offeredGames.length;

/** So many days at least make a row that is told of. */
export const leastStreak = 2;

interface DayTally {
  readonly inTime: number;
  readonly later: number;
}

export function dayTallyOf(days: PlayedDays, date: string): DayTally {
  const games = days.get(date);
  const played = offeredGames.map(({ variant }) => games?.get(variant));
  return {
    inTime: played.filter((one) => one === 'inTime').length,
    later: played.filter((one) => one === 'later').length,
  };
}
