import type { VariantId } from '../../engine/index.ts';
import { dayAfter } from '../days/calendar.ts';
import type { DealPlayed } from './dayPlayed.ts';
import type { KeptRound } from './keptRound.ts';

/** Whether a deal of the day was played on its own day, or on another one. */
export type Played = 'inTime' | 'later';

/** Whether a deal of the day was played on the day that dealt it. */
export function playedOf({ day: { date, playedOn } }: Pick<DealPlayed, 'day'>): Played {
  return date === playedOn ? 'inTime' : 'later';
}

/** By date and by game, the deals that were played; in time, if they ever were. */
export type PlayedDays = ReadonlyMap<string, ReadonlyMap<string, Played>>;

/** Which deals of which days were played. */
export function playedDaysOf(deals: readonly DealPlayed[]): PlayedDays {
  const days = new Map<string, Map<string, Played>>();
  for (const deal of deals) {
    const { date } = deal.day;
    const games = days.get(date) ?? new Map<string, Played>();
    days.set(date, games);
    if (games.get(deal.variant) !== 'inTime') games.set(deal.variant, playedOf(deal));
  }
  return days;
}

/**
 * How many days in a row some deal was played in time, up to today, or up to yesterday as long as
 * today is open. Days to come do not count before they are there, so a clock that was put back
 * takes nothing away.
 */
export function streakOf(days: PlayedDays, today: string): number {
  const counts = (date: string): boolean =>
    [...(days.get(date)?.values() ?? [])].includes('inTime');
  const last = counts(today) ? today : dayAfter(today, -1);
  let streak = 0;
  while (counts(dayAfter(last, -streak))) streak += 1;
  return streak;
}

/** The deals of the day among the rounds of the history. */
export function dealsIn(rounds: readonly KeptRound[]): DealPlayed[] {
  return rounds.flatMap(({ variant, day }) => (day === null ? [] : [{ variant, day }]));
}

/**
 * The round that counts as a day's deal of a game: the first of that day or, where none was played
 * in time, the first one later. Undefined as long as nobody has played it.
 * @param rounds the newest first
 */
export function countedRound(
  rounds: readonly KeptRound[],
  date: string,
  variant: VariantId,
): KeptRound | undefined {
  const played = rounds.filter((round) => round.variant === variant && round.day?.date === date);
  return played.findLast(({ day }) => day?.playedOn === date) ?? played.at(-1);
}
