import * as v from 'valibot';

/** From one midnight to the next where clocks are never changed, in milliseconds. */
export const dayLength = 86_400_000;

/** How many days a week has; it begins with Monday. */
export const daysOfWeek = 7;

/** Whether a text names a day that exists, as `2026-02-28` does and `2026-02-30` does not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export const dateSchema = v.pipe(v.string(), v.check(isDay));

/** Negative `days` go back. Days are counted in UTC, where each has 24 hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** So many days in their order, up to this one. */
export function daysUpTo(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayAfter(day, at + 1 - count));
}

/** Which day of its week a day is, from 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
}

/** The first day of the month so many months after that of a day; negative `months` go back. */
export function monthAfter(day: string, months: number): string {
  const first = new Date(day);
  first.setUTCMonth(first.getUTCMonth() + months, 1);
  return first.toISOString().slice(0, 10);
}

export function daysOfMonth(day: string): string[] {
  const first = monthAfter(day, 0);
  const count = (Date.parse(monthAfter(day, 1)) - Date.parse(first)) / dayLength;
  return Array.from({ length: count }, (_, at) => dayAfter(first, at));
}
