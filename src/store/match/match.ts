import {
  failure,
  invariant,
  isLonePassAmong,
  type Play,
  type Position,
  placeAfter,
  placeOf,
  type Result,
  type RoundRecord,
  type RuleChanges,
  rulesOf,
  type Seat,
  type Step,
  seatAt,
  success,
  type VariantId,
} from '../../engine/index.ts';
import { type Goal, isReached } from '../../records/goal.ts';
import { gameOf, playedRound, sumOf, withPlayMade } from '../../records/playedRound.ts';
import { metaOfRound } from '../../records/roundMeta.ts';
import { dealFromSeed, seedOfDeal } from '../../records/seed.ts';
import { freshSeed } from './freshSeed.ts';
import { isSingleDeal } from './goal.ts';
import { type Control, type Holder, holderOf, holdersOf, isHere, seatsHere } from './holder.ts';
import { matchSeedOf } from './matchSeed.ts';
import {
  byPlace,
  everybodyAt,
  outPlaceIn,
  type SittingOut,
  seatedFirst,
  withOut,
} from './sittingOut.ts';
import { withStandIn } from './standIns.ts';

export interface Player {
  readonly name: string;
  readonly control: Control;
}

export interface MatchSetup {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
  readonly players: readonly Player[];
  /** Who is at the table too and sits this round out; another one may the next. */
  readonly sitsOut?: SittingOut;
  readonly seed: string;
  /** Ends the match; an open one has none. */
  readonly goal?: Goal;
  /** Tells this match from every other; missing if an earlier version of the app began it. */
  readonly id?: string;
}

/** Its records are the truth; all else is derived from them. */
export interface Match {
  readonly setup: MatchSetup;
  /** The rounds so far, at least one; only the last may be unfinished. */
  readonly rounds: readonly RoundRecord[];
}

/** The rounds before the current one, as long as they are text that need not be read yet. */
export interface UnreadRounds {
  /** None once they have turned out not to be sound. */
  readonly count: () => number;
  /** What their match is set up as; without them, what the current round tells of that. */
  readonly setup: () => MatchSetup;
  /** Reads some more of them; tells whether none is left to be read. */
  readonly readOn: () => boolean;
  readonly all: () => readonly RoundRecord[];
}

interface LateParts {
  readonly before: UnreadRounds;
  readonly current: RoundRecord;
}

const late = new WeakMap<Match, LateParts>();

/** A match whose rounds before the current one are read only when somebody asks for them. */
export function matchReadLater(parts: LateParts): Match {
  let all: readonly RoundRecord[] | undefined;
  const match: Match = {
    get setup() {
      return parts.before.setup();
    },
    get rounds() {
      all ??= [...parts.before.all(), parts.current];
      return all;
    },
  };
  late.set(match, parts);
  return match;
}

/** The rounds that are read later; undefined where all of a match were read at once. */
export function unreadIn(match: Match): UnreadRounds | undefined {
  return late.get(match)?.before;
}

/** A deal that somebody has sent; its seed, where it has one, deals just that. */
export interface GivenDeal extends Pick<RoundRecord, 'deal' | 'starter' | 'seed'> {
  readonly challenge?: string;
}

/** Begins at the given deal, or at the deal and the starter of the seed. */
export function startMatch(setup: MatchSetup, given?: GivenDeal): Match {
  if (given !== undefined) return matchWithDeal(setup, given);
  const game = gameOf(setup);
  const { starter } = dealFromSeed(game, setup.seed);
  const seated = seatedFirst(setup, game, starter);
  return { setup: seated, rounds: [dealRound(seated, 0, starter, 1)] };
}

/** Open after a single deal. Where people sit out in turn, the turn goes on. */
export function againOf({ id: _, goal, ...setup }: MatchSetup): MatchSetup {
  const isOpen = goal === undefined || isSingleDeal(goal);
  const again = { ...setup, ...(isOpen ? {} : { goal }), seed: freshSeed() };
  const { sitsOut, players } = setup;
  return sitsOut === undefined ? again : withOut(again, placeAfter(sitsOut.place, players.length));
}

function matchWithDeal(setup: MatchSetup, { deal, starter, seed, challenge }: GivenDeal): Match {
  const { meta, ...round } = roundOf(setup, 1);
  const first: RoundRecord = {
    ...round,
    starter,
    ...(seed === undefined ? {} : { seed }),
    deal,
    plays: [],
    meta: { ...meta, ...(challenge === undefined ? {} : { challenge }) },
  };
  return { setup: { ...setup, seed: matchSeedOf(first) }, rounds: [first] };
}

/** The family says who starts; the seed is the match's with the round's number. */
export function withNextRound(match: Match): Match {
  const { rounds } = match;
  const { setup, starter } = nextTable(match);
  const next = dealRound(setup, rounds.length, starter, nextNumberOf(match));
  return { setup, rounds: [...rounds, next] };
}

/** Who sits where in the round to come, and who starts it. */
function nextTable(match: Match): { readonly setup: MatchSetup; readonly starter: Seat } {
  const { setup } = match;
  const { starter } = currentRound(match);
  const end = positionOf(match);
  const { nextStarter, nextSitting } = rulesOf(end.game);
  const out = setup.sitsOut?.place;
  if (out === undefined) return { setup, starter: nextStarter(end, starter) };
  const next = nextSitting(end, { starter: placeOf(starter, out), out });
  return { setup: withOut(setup, next.out), starter: seatAt(next.starter, next.out) };
}

/** A match that goes on from a record of its third round alone has the fourth to come. */
export function nextNumberOf(match: Match): number {
  return (roundNumberOf(currentRound(match)) ?? roundsIn(match)) + 1;
}

/** The number in its match that a record tells, counted from 1. */
export function roundNumberOf({ meta }: RoundRecord): number | undefined {
  const number = meta?.round;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : undefined;
}

function dealRound(setup: MatchSetup, index: number, starter: Seat, number: number): RoundRecord {
  const seed = seedOfDeal(setup.seed, index);
  const { deal } = dealFromSeed(gameOf(setup), seed);
  return { ...roundOf(setup, number), starter, seed, deal, plays: [] };
}

/** What all rounds of a match share, the number of this one, and who sits where in it. */
export function roundOf(
  { variant, rules, players, sitsOut, goal, id }: MatchSetup,
  number: number,
) {
  return {
    variant,
    rules,
    players: players.map(({ name }) => name),
    meta: metaOfRound({
      controls: players.map(({ control }) => control),
      number,
      ...{ sitsOut, goal, match: id },
    }),
  };
}

export function currentRound(match: Match): RoundRecord {
  const round = late.get(match)?.current ?? match.rounds.at(-1);
  invariant(round !== undefined, 'a match has a round');
  return round;
}

/** Reads no earlier round. */
export function roundsIn(match: Match): number {
  const before = unreadIn(match);
  return before === undefined ? match.rounds.length : before.count() + 1;
}

export function positionOf(match: Match): Position {
  return playedRound(currentRound(match)).position;
}

/** The plays of the current round, each with the positions around it. */
export function stepsOf(match: Match): readonly Step[] {
  return playedRound(currentRound(match)).steps;
}

/** @param standIn whether a quicker bot made the play than was asked */
export function withPlay(
  match: Match,
  chosen: Play,
  standIn = false,
): Result<Match, 'play-not-legal'> {
  const longer = withPlayMade(currentRound(match), chosen);
  if (longer === undefined) return failure('play-not-legal');
  return success(withCurrentRound(match, standIn ? withStandIn(longer) : longer));
}

export function withCurrentRound(match: Match, round: RoundRecord): Match {
  const before = unreadIn(match);
  if (before !== undefined) return matchReadLater({ before, current: round });
  return { ...match, rounds: [...match.rounds.slice(0, -1), round] };
}

/** Whether a round is over and counts: one that was called off has no result. */
export function hasResult(round: RoundRecord): boolean {
  const end = sumOf(round);
  return end !== undefined && !end.isCalledOff;
}

/** By place, which is a seat where all play; rounds without a result do not count. */
export function runningSettlement({ setup, rounds }: Match): number[] {
  const settled = rounds.flatMap((round) => {
    const end = sumOf(round);
    if (end === undefined || end.isCalledOff) return [];
    return [byPlace(end.settlement, outPlaceIn(setup, round), 0)];
  });
  return everybodyAt(setup).map((_, place) =>
    settled.reduce((sum, points) => sum + (points[place] ?? 0), 0),
  );
}

/** Whether a match has reached its goal with the rounds that have a result. */
export function hasReachedGoal(match: Match): boolean {
  const { goal } = match.setup;
  // Without one its rounds need not be read.
  if (goal === undefined) return false;
  return isReached(goal, {
    rounds: match.rounds.filter(hasResult).length,
    balance: runningSettlement(match),
  });
}

export function holderAt(match: Match, seat: Seat): Holder {
  const player = match.setup.players[seat];
  invariant(player !== undefined, 'a match has a player at each of its seats');
  return holderOf(player.control);
}

/** The seats of a match, lowest first, that this device plays. */
export function seatsHereIn({ setup }: Match): readonly Seat[] {
  return seatsHere(holdersOf(setup.players));
}

/** Whether the play to come asks no person here: it is another's, or decides nothing. */
export function playsItself(match: Match): boolean {
  const position = positionOf(match);
  if (position.phase === 'over') return false;
  return !isHere(holderAt(match, position.seat)) || rulesOf(position.game).playsItself(position);
}

/** Undefined where there are several. */
export function onlyPlayIn(match: Match): Play | undefined {
  const position = positionOf(match);
  const [only, ...others] = rulesOf(position.game).legalPlays(position);
  invariant(only !== undefined, 'the round is not over');
  return others.length === 0 ? only : undefined;
}

/** Whether all that can be done is to pass, which shows nothing of a hand. */
export function isLonePass(match: Match): boolean {
  const position = positionOf(match);
  const rules = rulesOf(position.game);
  return isLonePassAmong(rules.legalPlays(position), rules);
}
