import type { VariantId } from '../../engine/index.ts';
import { dayAfter } from '../days/calendar.ts';
import type { DealPlayed } from './dayPlayed.ts';
import type { KeptRound } from './keptRound.ts';

/** Whether a deal of the day was played on its own day, or on another one. */
export type Played = 'inTime' | 'later';

export function playedOf({ day: { date, playedOn } }: Pick<DealPlayed, 'day'>): Played {
  return date === playedOn ? 'inTime' : 'later';
}

/** By date and by game, the deals that were played; in time, if they ever were. */
export type PlayedDays = ReadonlyMap<string, ReadonlyMap<string, Played>>;

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
 * Days in a row with a deal played in time, up to today, or to yesterday as long as today is open.
 * Days to come do not count yet, so that a clock that was put back takes nothing away.
 */
export function streakOf(days: PlayedDays, today: string): number {
  const counts = (date: string): boolean =>
    [...(days.get(date)?.values() ?? [])].includes('inTime');
  const last = counts(today) ? today : dayAfter(today, -1);
  let streak = 0;
  while (counts(dayAfter(last, -streak))) streak += 1;
  return streak;
}

export function dealsIn(rounds: readonly KeptRound[]): DealPlayed[] {
  return rounds.flatMap(({ variant, day }) => (day === null ? [] : [{ variant, day }]));
}

/**
 * The first round of that day, or where none was played in time, the first one later; undefined if
 * nobody has played it.
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
