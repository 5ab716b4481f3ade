import type { Seat, VariantId } from '../../../engine/index.ts';
import { isCostly, type Review } from '../../../review/review.ts';

/** How a round went for one seat, a value for each number of plays made, 0 first. */
export interface CurveModel {
  /** What the seat could expect. */
  readonly margin: readonly number[];
  /** The same without what the choices of all seats have done: the deal and luck alone. */
  readonly withoutSkill: readonly number[];
  /** What the deal promised. */
  readonly start: number;
  /** The numbers of plays after which a play of the seat had been costly. */
  readonly costly: readonly number[];
  /** Round values for the lines behind the curve, the lowest first; 0 is one of them. */
  readonly ticks: readonly number[];
}

export function curveOf({ start, plays }: Review, seat: Seat, variant: VariantId): CurveModel {
  const first = start[seat] ?? 0;
  let skill = 0;
  const withoutSkill = [first];
  for (const play of plays) {
    skill += play.skill[seat] ?? 0;
    withoutSkill.push((play.expected[seat] ?? 0) - skill);
  }
  const margin = [first, ...plays.map(({ expected }) => expected[seat] ?? 0)];
  return {
    margin,
    withoutSkill,
    start: first,
    costly: plays.flatMap((play, at) =>
      play.seat === seat && isCostly(play, variant) ? [at + 1] : [],
    ),
    ticks: ticksFor([...margin, ...withoutSkill]),
  };
}

/** Round values around all values and 0, at most six of them. */
export function ticksFor(values: readonly number[]): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundUp(Math.max(most - least, 1) / 4);
  const from = Math.floor(least / step);
  const to = Math.max(from + 1, Math.ceil(most / step));
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  const times = [1, 2, 5, 10].find((each) => each * unit >= value) ?? 10;
  return Math.max(1, times * unit);
}

/** A point of the figure, in CSS pixels. */
type Point = readonly [x: number, y: number];

export function pathThrough(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');
}

export function pathBetween(one: readonly Point[], other: readonly Point[]): string {
  return `${pathThrough([...one, ...other.toReversed()])}Z`;
}

function fixed(length: number): string {
  return String(Math.round(length * 10) / 10);
}
