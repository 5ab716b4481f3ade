import type { KeptRound } from '../../store/history/keptRound.ts';
import { dayOf, type SeenRound, weekOf } from './courseModel.ts';

/** What can be a personal best. */
export type BestName = 'total' | 'lead' | 'gain' | 'row' | 'week';

/** A personal best. */
export interface Best {
  readonly name: BestName;
  readonly figure: number;
  /** The round that brought it: the last of a row, the best of a week. */
  readonly kept: KeptRound;
}

/** A round seen by whoever looks, with what decides a best. */
interface Weighed extends SeenRound {
  /** The own total less the best of the others; null where that means nothing. */
  readonly margin: number | null;
  readonly hasWon: boolean;
}

/**
 * The personal bests in the rounds of one game, each with its round; a record belongs to the first
 * that reached it. Nothing is a best that was not won.
 * @param seen the newest first
 */
export function bestsOf(seen: readonly Weighed[]): readonly Best[] {
  const oldest = seen.toReversed();
  const gained = (one: Weighed): number => one.kept.settlement[one.seat] ?? 0;
  return [
    highest('total', oldest, ({ kept, seat }) => kept.totals[seat] ?? 0),
    highest('lead', oldest, ({ margin }) => margin ?? 0),
    // Where totals are compared, the lead says the same.
    ...(oldest.some(({ margin }) => margin !== null) ? [] : [highest('gain', oldest, gained)]),
    longestRow(oldest),
    bestWeek(oldest, gained),
  ].filter((best) => best !== undefined);
}

function highest(
  name: BestName,
  seen: readonly Weighed[],
  figureOf: (one: Weighed) => number,
): Best | undefined {
  let best: Best | undefined;
  for (const one of seen) {
    const figure = figureOf(one);
    if (figure > (best?.figure ?? 0)) best = { name, figure, kept: one.kept };
  }
  return best;
}

/** The most wins one after the other; one alone is no row. */
function longestRow(seen: readonly Weighed[]): Best | undefined {
  let row = 0;
  let best: Best | undefined;
  for (const { kept, hasWon } of seen) {
    row = hasWon ? row + 1 : 0;
    if (row > Math.max(best?.figure ?? 0, 1)) best = { name: 'row', figure: row, kept };
  }
  return best;
}

/** The week that brought most; a week of a single round says nothing that the round does not. */
function bestWeek(seen: readonly Weighed[], gained: (one: Weighed) => number): Best | undefined {
  const weeks = new Map<number, Weighed[]>();
  for (const one of seen) {
    if (one.kept.endedAt === null) continue;
    const week = weekOf(dayOf(one.kept.endedAt));
    const others = weeks.get(week);
    if (others === undefined) weeks.set(week, [one]);
    else others.push(one);
  }
  let best: Best | undefined;
  for (const rounds of weeks.values()) {
    const figure = rounds.reduce((sum, one) => sum + gained(one), 0);
    const round = highest('week', rounds, gained);
    if (rounds.length > 1 && round !== undefined && figure > (best?.figure ?? 0)) {
      best = { ...round, figure };
    }
  }
  return best;
}
