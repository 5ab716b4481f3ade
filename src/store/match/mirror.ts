import { invariant, type RoundRecord, rulesOf } from '../../engine/index.ts';
import { formatLink, parseLink } from '../../records/link.ts';
import { playedRound } from '../../records/playedRound.ts';
import {
  currentRound,
  hasReachedGoal,
  hasResult,
  type Match,
  type MatchSetup,
  nextNumberOf,
  roundOf,
  unreadIn,
  withNextRound,
} from './match.ts';
import { mirroredDealOf, mirrorMeta, movedOn, toComeOf } from './mirroredDeal.ts';
import { isPractice } from './practice.ts';

export interface MirrorResult {
  readonly code: string;
  /** By player and not by seat: first the one who sat first at the first time. */
  readonly scores: readonly number[];
  readonly balance: readonly number[];
}

export interface MirrorStanding {
  /** Who sat at seat 0, 1 … at the first time. */
  readonly names: readonly string[];
  /** How often each deal has been played once this time is over: 2 up to the number of seats. */
  readonly times: number;
  /** The deals that were played this time too, and what each time brought. */
  readonly deals: readonly (readonly MirrorResult[])[];
  readonly together: readonly number[];
  readonly toCome: number;
}

/**
 * Whether the finished match can be played again with its players on seats that are new to them.
 * Practice and rounds that were called off cannot: their deals would get results that they never
 * had. Nor can a match in which somebody sits out, for each round has other players.
 */
export function canMirror(match: Match): boolean {
  if (match.setup.sitsOut !== undefined) return false;
  if (!match.rounds.every(hasResult) || match.rounds.some(isPractice)) return false;
  const mirrored = mirroredDealOf(currentRound(match));
  if (mirrored === undefined) return true;
  const isDone = toComeOf(currentRound(match)).length === 0;
  return isDone && mirrored.before.length + 1 < match.setup.players.length;
}

/**
 * The same deals and starters, every player one seat on. The match stands at its first deal, has no
 * id of the first match, and is over with its last deal.
 */
export function mirrorOf({ setup: { id: _, goal: __, ...setup }, rounds }: Match): Match {
  const moved = { ...setup, players: movedOn(setup.players, 1) };
  const deals = rounds.map((round) => [formatLink(round), ...(mirroredDealOf(round)?.codes ?? [])]);
  const [first] = rounds;
  invariant(first !== undefined, 'a match has a round');
  return { setup: moved, rounds: [again(first, moved, 1, deals)] };
}

/** Undefined where no deal is to come, or the match is no mirror match. */
export function withNextMirrored(match: Match): Match | undefined {
  const deals = toComeOf(currentRound(match));
  const [code = ''] = deals[0] ?? [];
  const parsed = parseLink(code);
  if (!parsed.ok) return undefined;
  const { setup, rounds } = match;
  const next = again(parsed.value, setup, nextNumberOf(match), deals);
  return mirroredDealOf(next) === undefined ? undefined : { setup, rounds: [...rounds, next] };
}

/** The round must be over. Undefined where the goal is reached or no mirrored deal is left. */
export function withRoundToCome(match: Match): Match | undefined {
  if (isMirrorMatch(match)) return withNextMirrored(match);
  return hasReachedGoal(match) ? undefined : withNextRound(match);
}

/** Whether a round is to come. No rounds are read for that, where the match has no goal. */
export function hasRoundToCome(match: Match): boolean {
  return isMirrorMatch(match) ? withNextMirrored(match) !== undefined : !hasReachedGoal(match);
}

/** Those of a mirror match are all read at once. */
function isMirrorMatch(match: Match): boolean {
  const [first] = unreadIn(match) === undefined ? match.rounds : [];
  return first !== undefined && mirroredDealOf(first) !== undefined;
}

/** How a mirror match stands, with its current round if over; undefined for any other match. */
export function mirrorStandingOf(match: Match): MirrorStanding | undefined {
  if (!isMirrorMatch(match)) return undefined;
  const { setup, rounds } = match;
  const [first] = rounds;
  const [before] = (first && mirroredDealOf(first)?.before) ?? [];
  if (before === undefined) return undefined;
  const over = rounds.filter(hasResult);
  const deals = over.flatMap((round) => {
    const mirrored = mirroredDealOf(round);
    return mirrored === undefined ? [] : [[...mirrored.before, round].map(resultOf)];
  });
  const results = deals.flat();
  return {
    names: before.players,
    times: (first === undefined ? 0 : (mirroredDealOf(first)?.before.length ?? 0)) + 1,
    deals,
    together: setup.players.map((_, player) =>
      results.reduce((sum, { balance }) => sum + (balance[player] ?? 0), 0),
    ),
    toCome: withNextMirrored(match) === undefined ? 0 : toComeOf(rounds.at(-1)).length,
  };
}

function resultOf(round: RoundRecord, time: number): MirrorResult {
  const { game, position } = playedRound(round);
  const rules = rulesOf(game);
  return {
    code: formatLink(round),
    scores: byPlayer(rules.scoresOf(position), time),
    balance: byPlayer(rules.settlementOf(position), time),
  };
}

/** What the seats have, in the order of the players, who have moved on by one seat each time. */
function byPlayer(seats: readonly number[], time: number): number[] {
  return seats.map((_, player) => seats[(player + time) % seats.length] ?? 0);
}

function again(
  { starter, seed, deal }: RoundRecord,
  setup: MatchSetup,
  number: number,
  codes: readonly (readonly string[])[],
): RoundRecord {
  const { meta, ...round } = roundOf(setup, number);
  return {
    ...round,
    starter,
    ...(seed === undefined ? {} : { seed }),
    deal,
    plays: [],
    meta: { ...meta, ...mirrorMeta(codes) },
  };
}
