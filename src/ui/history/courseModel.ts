import type { Seat } from '../../engine/index.ts';
import { dayLength } from '../../store/days/calendar.ts';
import type { KeptRound } from '../../store/history/keptRound.ts';
import { luckOf } from './luckOf.ts';

/** A round with the seat of whoever looks. */
export interface SeenRound {
  readonly kept: KeptRound;
  readonly seat: Seat;
}

/** A round, or all rounds of a week, and how everything stood after them. */
export interface CourseStep {
  /** The day it begins with, at noon UTC, so that it is the same day wherever it is written. */
  readonly from: Date;
  readonly rounds: number;
  /** What was won or lost in these rounds. */
  readonly result: number;
  /** What was won or lost in all rounds until then. */
  readonly sum: number;
  /** What luck brought in the reviewed ones of these rounds; null where none is. */
  readonly luck: number | null;
  /** What luck brought in all reviewed rounds until then. */
  readonly luckSum: number;
}

/** How rounds went, one after the other. */
export interface RoundCourse {
  readonly by: 'round' | 'week';
  /** The oldest first; a week without a round is one too. */
  readonly steps: readonly CourseStep[];
  /** How many rounds have been reviewed. */
  readonly reviewed: number;
  /** How many rounds have no date, so that they have no place in it. */
  readonly undated: number;
}

/** Weeks are told where the rounds lie in so many at least. */
const fewestWeeks = 3;

/**
 * How the rounds of one family went: what was won and lost is summed up, as one round tells little,
 * and luck beside it as far as it is known.
 * @param seen in any order
 */
export function courseOf(seen: readonly SeenRound[]): RoundCourse {
  const dated = seen
    .flatMap((one) => {
      const { endedAt } = one.kept;
      return endedAt === null ? [] : [{ ...one, at: Date.parse(endedAt), on: dayOf(endedAt) }];
    })
    // A date without a time has its day here, but as a moment it may lie in another one.
    .toSorted((one, other) => one.on - other.on || one.at - other.at);
  const weeks = new Set(dated.map(({ on }) => weekOf(on)));
  const by = weeks.size < fewestWeeks ? 'round' : 'week';
  const parts =
    by === 'round' ? dated.map((one) => ({ from: one.on, rounds: [one] })) : byWeek(dated);
  let [sum, luckSum] = [0, 0];
  const steps = parts.map(({ from, rounds }): CourseStep => {
    const result = rounds.reduce((all, { kept, seat }) => all + (kept.settlement[seat] ?? 0), 0);
    const lucks = rounds.flatMap(({ kept, seat }) => luckOf(kept, seat) ?? []);
    const luck = lucks.length === 0 ? null : lucks.reduce((all, one) => all + one, 0);
    sum += result;
    luckSum += luck ?? 0;
    const begin = new Date((from + 0.5) * dayLength);
    return { from: begin, rounds: rounds.length, result, sum, luck, luckSum };
  });
  return {
    by,
    steps,
    reviewed: dated.filter(({ kept, seat }) => luckOf(kept, seat) !== null).length,
    undated: seen.length - dated.length,
  };
}

/** The day a round ended on, at this device, counted from 1970. */
export function dayOf(endedAt: string): number {
  // A date without a time is that day wherever it is read.
  if (!endedAt.includes('T')) return Date.parse(endedAt) / dayLength;
  const moment = new Date(endedAt);
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayLength;
}

/** The week of a day, from Monday to Sunday. */
export function weekOf(onDay: number): number {
  // The first day of 1970 was a Thursday.
  return Math.floor((onDay + 3) / 7);
}

/** The Monday of a week. */
function mondayOf(week: number): number {
  return week * 7 - 3;
}

/** The most weeks that are told from the first to the last: dates from a file may be any. */
const mostWeeks = 520;

/** Every week from the first to the last, those without a round too unless they are too many. */
function byWeek<Dated extends { readonly on: number }>(dated: readonly Dated[]) {
  const inWeek = new Map<number, Dated[]>();
  for (const one of dated) {
    const week = weekOf(one.on);
    const others = inWeek.get(week);
    if (others === undefined) inWeek.set(week, [one]);
    else others.push(one);
  }
  const played = [...inWeek.keys()];
  const [first = 0, last = 0] = [played[0], played.at(-1)];
  const count = last - first + 1;
  const weeks = count > mostWeeks ? played : Array.from({ length: count }, (_, at) => first + at);
  return weeks.map((week) => ({ from: mondayOf(week), rounds: inWeek.get(week) ?? [] }));
}
