import type { BotId } from '../../bots/levels.ts';
import {
  type FamilyId,
  familyOf,
  type Seat,
  type VariantId,
  variantIds,
} from '../../engine/index.ts';
import { type HonourGroup, honourSteps } from '../../store/history/honours.ts';
import { holdersIn, type KeptRound, personOf } from '../../store/history/keptRound.ts';
import { finish, type InSteps } from '../../store/inSteps.ts';
import { type Holder, seatsHere } from '../../store/match/holder.ts';
import { type Best, bestsOf } from './bestsModel.ts';
import { courseOf, type RoundCourse } from './courseModel.ts';
import type { HistoryParts } from './historyParts.ts';
import { luckOf } from './luckOf.ts';

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

/** Everything that is reckoned from all rounds. */
export interface HistoryFigures {
  readonly choices: FilterChoices;
  /** Of each family that somebody in particular has played, the one played last first. */
  readonly families: readonly FamilyFigures[];
  readonly honours: readonly HonourGroup[];
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
  return finish(choiceSteps(rounds));
}

function* choiceSteps(rounds: readonly KeptRound[]): InSteps<FilterChoices> {
  const opponents = new Map<string, Opponent>();
  const players = new Set<string>();
  for (const [at, round] of rounds.entries()) {
    if (at % ofStep === ofStep - 1) yield;
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

/** So many rounds are looked at in a step. */
const ofStep = 1000;

/** What all rounds come to, some at a time. */
export interface ReckonedRounds {
  /** The newest first. */
  readonly rounds: readonly KeptRound[];
  readonly choice: FilterChoice;
  /** What the family of a variant tells of its rounds. */
  readonly partsOf: (variant: VariantId) => Pick<HistoryParts, 'hasMargin'>;
  /** The games that honours ask for. */
  readonly games: readonly VariantId[];
}

export function* figureSteps({
  rounds,
  games,
  ...chosen
}: ReckonedRounds): InSteps<HistoryFigures> {
  const choices = yield* choiceSteps(rounds);
  yield;
  const families = yield* familySteps({ rounds, ...chosen });
  yield;
  return { choices, families, honours: yield* honourSteps(rounds, games) };
}

/** What the chosen rounds come to, of each family. */
export function* familySteps({
  rounds,
  choice,
  partsOf,
}: Omit<ReckonedRounds, 'games'>): InSteps<readonly FamilyFigures[]> {
  const byFamily = new Map<FamilyId, Seen[]>();
  for (const [at, kept] of rounds.entries()) {
    if (at % ofStep === ofStep - 1) yield;
    const seat = chosenSeatOf(kept, choice);
    if (seat === undefined || seat === null) continue;
    const margin = partsOf(kept.variant).hasMargin ? marginOf(kept.totals, seat) : null;
    const hasWon = outcomeFor(kept, seat) === 'won';
    const seen = { kept, seat, margin, hasWon, opponents: opponentsOf(kept, seat) };
    const family = familyOf(kept.variant);
    const others = byFamily.get(family);
    if (others === undefined) byFamily.set(family, [seen]);
    else others.push(seen);
  }
  const families: FamilyFigures[] = [];
  for (const [family, seen] of byFamily) {
    yield;
    families.push(yield* figuresOf(family, seen));
  }
  return families;
}

function* figuresOf(family: FamilyId, seen: readonly Seen[]): InSteps<FamilyFigures> {
  const met = new Map(seen.flatMap((one) => one.opponents).map((one) => [one.key, one]));
  const all = tallyOf(seen);
  yield;
  const course = courseOf(seen);
  const byOpponent: { opponent: Opponent; tally: Tally }[] = [];
  for (const opponent of met.values()) {
    yield;
    const played = seen.filter((one) => one.opponents.some(({ key }) => key === opponent.key));
    byOpponent.push({ opponent, tally: tallyOf(played) });
  }
  const byVariant: VariantFigures[] = [];
  for (const variant of variantIds) {
    const played = seen.filter(({ kept }) => kept.variant === variant);
    if (played.length === 0) continue;
    yield;
    byVariant.push({ variant, tally: tallyOf(played), bests: bestsOf(played) });
  }
  return {
    family,
    all,
    course,
    byOpponent: byOpponent.toSorted((one, other) => other.tally.rounds - one.tally.rounds),
    byVariant,
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

/** The seat that looks at a round: null for nobody in particular, undefined if it is not chosen. */
export function chosenSeatOf(round: KeptRound, choice: FilterChoice): Seat | null | undefined {
  if (choice.variant !== null && round.variant !== choice.variant) return undefined;
  const seat = viewerOf(round, choice.player);
  if (seat === undefined || choice.opponent === null) return seat;
  return opponentsOf(round, seat).some(({ key }) => key === choice.opponent) ? seat : undefined;
}

/** As above, by the person alone: undefined where whoever looks did not play. */
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
