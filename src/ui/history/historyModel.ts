import type { BotId } from '../../bots/levels.ts';
import {
  type FamilyId,
  familyOf,
  type Seat,
  type VariantId,
  variantIds,
} from '../../engine/index.ts';
import { holdersIn, type KeptRound, personOf } from '../../store/history/keptRound.ts';
import { type Holder, seatsHere } from '../../store/match/holder.ts';
import { type Best, bestsOf } from './bestsModel.ts';
import { courseOf, type RoundCourse } from './courseModel.ts';
import type { HistoryParts } from './historyParts.ts';
import { luckOf } from './luckOf.ts';
import { type SumAtPlace, togetherOf } from './togetherOf.ts';

/** Somebody to play against: a kind of bot, or a person by name. */
export type Opponent =
  | { readonly key: string; readonly level: BotId }
  | { readonly key: string; readonly name: string };

/** Which rounds are looked at, and by whom; null is no choice. */
export interface FilterChoice {
  /** The key of an opponent. */
  readonly opponent: string | null;
  readonly variant: VariantId | null;
  /** The name of a person; without one, each round is seen by the only person at its table. */
  readonly player: string | null;
}

/** All rounds, each seen by the only person at its table. */
export const everything: FilterChoice = { opponent: null, variant: null, player: null };

/** How a round ended for the person who looks. */
export type Outcome = 'won' | 'shared' | 'lost';

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

/** What some rounds come to for the person who looks. */
export interface Tally {
  readonly rounds: number;
  /** How many were won alone. */
  readonly won: number;
  readonly points: number;
  /** The mean margin of the rounds that have one; null where none has. */
  readonly margin: number | null;
  /** The mean of what the tiles brought; null where no round has been reviewed. */
  readonly luck: number | null;
  readonly reviewed: number;
}

/** What the rounds of a game come to. */
export interface VariantFigures {
  readonly variant: VariantId;
  readonly tally: Tally;
  readonly bests: readonly Best[];
}

/** What the rounds of a family come to: points of one are never added to chips of another. */
export interface FamilyFigures {
  readonly family: FamilyId;
  readonly all: Tally;
  readonly course: RoundCourse;
  readonly byOpponent: readonly { readonly opponent: Opponent; readonly tally: Tally }[];
  readonly byVariant: readonly VariantFigures[];
}

/** Everything the history shows of its rounds. */
export interface HistoryModel {
  readonly count: number;
  readonly matches: readonly MatchLines[];
  /** Of each family that somebody in particular has played, the one played last first. */
  readonly families: readonly FamilyFigures[];
}

/** What can be chosen among some rounds. */
export interface FilterChoices {
  readonly opponents: readonly Opponent[];
  readonly variants: readonly VariantId[];
  /** Whose eyes there are; none where every round had one person only. */
  readonly players: readonly string[];
}

/** What can be chosen among rounds, each once. */
export function filterChoicesOf(rounds: readonly KeptRound[]): FilterChoices {
  const opponents = new Map<string, Opponent>();
  const players = new Set<string>();
  for (const round of rounds) {
    for (const opponent of opponentsOf(round, personOf(round)))
      opponents.set(opponent.key, opponent);
    if (personOf(round) !== null) continue;
    for (const seat of seatsHere(holdersIn(round))) players.add(round.names[seat] ?? '');
  }
  const played = new Set(rounds.map(({ variant }) => variant));
  return {
    opponents: [...opponents.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    variants: variantIds.filter((id) => played.has(id)),
    players: [...players].toSorted(),
  };
}

/**
 * Rounds, the newest first, as the history shows those that are chosen.
 * @param partsOf what the family of a variant tells of its rounds
 */
export function historyModelOf(
  rounds: readonly KeptRound[],
  choice: FilterChoice,
  partsOf: (variant: VariantId) => Pick<HistoryParts, 'hasMargin'>,
): HistoryModel {
  const looked = rounds.flatMap((kept) => {
    const seat = viewerOf(kept, choice.player);
    if (seat === undefined) return [];
    const opponents = opponentsOf(kept, seat);
    const isChosen =
      (choice.variant === null || kept.variant === choice.variant) &&
      (choice.opponent === null || opponents.some(({ key }) => key === choice.opponent));
    return isChosen ? [{ kept, seat, opponents }] : [];
  });
  const seen = looked.flatMap(({ kept, seat, opponents }) => {
    if (seat === null) return [];
    const margin = partsOf(kept.variant).hasMargin ? marginOf(kept.totals, seat) : null;
    const hasWon = outcomeFor(kept, seat) === 'won';
    return [{ kept, seat, margin, hasWon, opponents }];
  });
  const families = new Set(seen.map(({ kept }) => familyOf(kept.variant)));
  return {
    count: looked.length,
    matches: matchesOf(looked),
    families: [...families].map((family) =>
      figuresOf(
        family,
        seen.filter(({ kept }) => familyOf(kept.variant) === family),
      ),
    ),
  };
}

function figuresOf(family: FamilyId, seen: readonly Seen[]): FamilyFigures {
  const met = new Map(seen.flatMap((one) => one.opponents).map((one) => [one.key, one]));
  return {
    family,
    all: tallyOf(seen),
    course: courseOf(seen),
    byOpponent: [...met.values()]
      .map((opponent) => ({
        opponent,
        tally: tallyOf(seen.filter((one) => one.opponents.some(({ key }) => key === opponent.key))),
      }))
      .toSorted((one, other) => other.tally.rounds - one.tally.rounds),
    byVariant: variantIds.flatMap((variant) => {
      const played = seen.filter(({ kept }) => kept.variant === variant);
      if (played.length === 0) return [];
      return [{ variant, tally: tallyOf(played), bests: bestsOf(played) }];
    }),
  };
}

interface Seen {
  readonly kept: KeptRound;
  readonly seat: Seat;
  /** The own total less the best of the others; null where that means nothing. */
  readonly margin: number | null;
  /** Whether it was won alone. */
  readonly hasWon: boolean;
  readonly opponents: readonly Opponent[];
}

/**
 * The seat that looks at a round: null for nobody in particular, undefined where whoever looks did
 * not play.
 */
function viewerOf(round: KeptRound, player: string | null): Seat | null | undefined {
  if (player === null) return personOf(round);
  return seatsHere(holdersIn(round)).find((seat) => round.names[seat] === player);
}

/** Who else played a round, each once. */
function opponentsOf(round: KeptRound, viewer: Seat | null): Opponent[] {
  const others = holdersIn(round).flatMap((holder, seat): Opponent[] => {
    return seat === viewer ? [] : [opponentOf(round.names[seat] ?? '', holder)];
  });
  return [...new Map(others.map((one) => [one.key, one])).values()];
}

function opponentOf(name: string, holder: Holder): Opponent {
  switch (holder.by) {
    case 'bot':
      return { key: holder.level, level: holder.level };
    case 'here':
    case 'elsewhere':
      return { key: `person ${name}`, name };
  }
}

function matchesOf(looked: readonly { kept: KeptRound; seat: Seat | null }[]): MatchLines[] {
  const matches = new Map<string, RoundLine[]>();
  for (const { kept, seat } of looked) {
    const key = kept.match === null ? `round ${kept.id}` : `match ${kept.match}`;
    const lines = matches.get(key) ?? [];
    lines.push(lineOf(kept, seat));
    matches.set(key, lines);
  }
  return [...matches].map(([key, lines]) => ({
    key,
    rounds: lines,
    count: lines.length,
    together: lines.length < 2 ? null : togetherOf(lines.map(({ kept: round }) => round)),
  }));
}

function lineOf(kept: KeptRound, viewer: Seat | null): RoundLine {
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

/** How a round ended for a seat; null where nobody has won it. */
export function outcomeFor({ winners }: KeptRound, viewer: Seat): Outcome | null {
  if (winners.length === 0) return null;
  if (!winners.includes(viewer)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

function marginOf(totals: readonly number[], viewer: Seat): number {
  return (totals[viewer] ?? 0) - Math.max(...totals.filter((_, seat) => seat !== viewer));
}

function tallyOf(seen: readonly Seen[]): Tally {
  const luck = seen.flatMap(({ kept, seat }) => luckOf(kept, seat) ?? []);
  return {
    rounds: seen.length,
    won: seen.filter(({ hasWon }) => hasWon).length,
    points: sumOf(seen.map(({ kept, seat }) => kept.settlement[seat] ?? 0)),
    margin: meanOf(seen.flatMap(({ margin }) => margin ?? [])),
    luck: meanOf(luck),
    reviewed: luck.length,
  };
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}

/** The mean of some figures; null of none. */
function meanOf(figures: readonly number[]): number | null {
  return figures.length === 0 ? null : sumOf(figures) / figures.length;
}
