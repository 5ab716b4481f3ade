import type { Seat } from '../../engine/index.ts';
import { holdersIn, type KeptRound } from '../../store/history/keptRound.ts';
import type { Holder } from '../../store/match/holder.ts';
import { chosenSeatOf, type FilterChoice, type Outcome, outcomeFor } from './historyModel.ts';
import { luckOf } from './luckOf.ts';
import { type SumAtPlace, togetherOf } from './togetherOf.ts';

/** A seat in a round of the list. */
export interface SeatLine {
  readonly name: string;
  readonly holder: Holder;
  readonly total: number;
  readonly balance: number;
  /** What the tiles brought it; null until the round has been reviewed. */
  readonly luck: number | null;
  readonly hasWon: boolean;
}

/** A round of the list. */
export interface RoundLine {
  readonly kept: KeptRound;
  readonly seats: readonly SeatLine[];
  /** Null where nobody in particular looks, or nobody has won. */
  readonly outcome: Outcome | null;
}

/** The rounds of a match that are looked at. */
export interface MatchLines {
  readonly key: string;
  readonly rounds: readonly RoundLine[];
  readonly count: number;
  /**
   * What everybody at the table has won or lost in them, whoever sat out; null for a round alone,
   * and empty where the rounds do not tell of the same people.
   */
  readonly together: readonly SumAtPlace[] | null;
}

/** The chosen rounds of a match, or a round alone; lines are made of those that are shown. */
export interface MatchRounds {
  readonly key: string;
  readonly rounds: readonly KeptRound[];
}

/** The chosen rounds by match, the newest first. */
export function matchesOf(
  rounds: readonly KeptRound[],
  choice: FilterChoice,
): readonly MatchRounds[] {
  const isAll = Object.values(choice).every((chosen) => chosen === null);
  const matches: { readonly key: string; readonly rounds: KeptRound[] }[] = [];
  const byName = new Map<string, KeptRound[]>();
  for (const kept of rounds) {
    // Who looks at a round takes a while to find out of many.
    if (!isAll && chosenSeatOf(kept, choice) === undefined) continue;
    const { id, match } = kept;
    const others = match === null ? undefined : byName.get(match);
    if (others !== undefined) {
      others.push(kept);
      continue;
    }
    const own = [kept];
    if (match !== null) byName.set(match, own);
    matches.push({ key: match === null ? `round ${id}` : `match ${match}`, rounds: own });
  }
  return matches;
}

/** The lines of the first rounds, at most so many; their last match is cut short if need be. */
export function linesOf(
  matches: readonly MatchRounds[],
  choice: FilterChoice,
  most: number,
): readonly MatchLines[] {
  const lines: MatchLines[] = [];
  let left = most;
  for (const { key, rounds } of matches) {
    if (left <= 0) break;
    const shown = rounds.slice(0, left);
    left -= shown.length;
    lines.push({
      key,
      rounds: shown.map((kept) => lineOf(kept, chosenSeatOf(kept, choice) ?? null)),
      count: rounds.length,
      together: rounds.length < 2 ? null : togetherOf(rounds),
    });
  }
  return lines;
}

export function roundCountOf(matches: readonly Pick<MatchRounds, 'rounds'>[]): number {
  return matches.reduce((sum, { rounds }) => sum + rounds.length, 0);
}

const known = new WeakMap<KeptRound, { readonly viewer: Seat | null; readonly line: RoundLine }>();

/** The line of a round, the same for the same one, so that it is not drawn again. */
function lineOf(kept: KeptRound, viewer: Seat | null): RoundLine {
  const before = known.get(kept);
  if (before?.viewer === viewer) return before.line;
  const line = lineFor(kept, viewer);
  known.set(kept, { viewer, line });
  return line;
}

function lineFor(kept: KeptRound, viewer: Seat | null): RoundLine {
  const { names, totals, settlement, winners } = kept;
  const seats = holdersIn(kept).map((holder, seat) => ({
    name: names[seat] ?? '',
    holder,
    total: totals[seat] ?? 0,
    balance: settlement[seat] ?? 0,
    luck: luckOf(kept, seat),
    hasWon: winners.includes(seat),
  }));
  return { kept, seats, outcome: viewer === null ? null : outcomeFor(kept, viewer) };
}
