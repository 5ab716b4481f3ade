import * as v from 'valibot';
import {
  invariant,
  type JsonObject,
  type RoundRecord,
  type Seat,
  scoresOf,
  settlementOf,
} from '../engine/index.ts';
import { formatLink, mostLinkCode, parseLink } from '../records/link.ts';
import { currentRound, type Match, type MatchSetup, positionOf } from './match.ts';
import { playedRound } from './playedRound.ts';

/**
 * A mirror match: the deals of an earlier match played again, its players moved on by one seat. Everything it needs lies in the
 * `meta` of its records: `mirrorOf` is the code of the round that is played again, `mirrorBefore` those of the times before
 * that, `mirrorToCome` the same for the deals that are still to be played, in their order.
 */
const mirrorSchema = v.looseObject({
  mirrorOf: v.pipe(v.string(), v.maxLength(mostLinkCode)),
  mirrorBefore: v.exactOptional(v.array(v.string()), []),
  mirrorToCome: v.exactOptional(v.array(v.array(v.string())), []),
});

/** One deal of a mirror match. */
interface MirroredDeal {
  /** The earlier times it was played, the first first. */
  readonly before: readonly RoundRecord[];
  /** The codes of those times, the last first, as the records hold them. */
  readonly codes: readonly string[];
}

/** What the players of a deal got of it once. */
export interface MirrorResult {
  /** Points caught and what was won or lost, by the player and not the seat: the first is who sat first at the first time. */
  readonly scores: readonly number[];
  readonly balance: readonly number[];
}

/** How a mirror match stands. */
export interface MirrorStanding {
  /** Who sat at seat 0, 1 … at the first time. */
  readonly names: readonly string[];
  /** How often each deal has been played once this time is over: 2, or 3. */
  readonly times: number;
  /** The deals that were played this time too, and what each time brought. */
  readonly deals: readonly (readonly MirrorResult[])[];
  /** What each player won or lost over all of them. */
  readonly together: readonly number[];
  /** How many deals are still to be played this time. */
  readonly toCome: number;
}

/** Whether the finished match can be played again with its players moved on, so that somebody sits where nobody of them has sat. */
export function canMirror(match: Match): boolean {
  if (positionOf(match).phase !== 'over') return false;
  const mirrored = mirroredDealOf(currentRound(match));
  if (mirrored === undefined) return true;
  const isDone = toComeOf(currentRound(match)).length === 0;
  return isDone && mirrored.before.length + 1 < match.setup.players.length;
}

/** The finished match again: the same deals and starters, every player one seat on. It stands at its first deal. */
export function mirrorOf({ setup, rounds }: Match): Match {
  const moved = { ...setup, players: movedOn(setup.players, 1) };
  const deals = rounds.map((round) => [formatLink(round), ...(mirroredDealOf(round)?.codes ?? [])]);
  const [first] = rounds;
  invariant(first !== undefined, 'a match has a round');
  return { setup: moved, rounds: [again(first, moved, deals)] };
}

/**
 * A mirror match with its next deal.
 * @returns the match, or undefined where there is none to come or it is no mirror match
 */
export function withNextMirrored(match: Match): Match | undefined {
  const deals = toComeOf(currentRound(match));
  const [code = ''] = deals[0] ?? [];
  const parsed = parseLink(code);
  if (!parsed.ok) return undefined;
  const { setup, rounds } = match;
  const next = again(parsed.value.record, setup, deals);
  return mirroredDealOf(next) === undefined ? undefined : { setup, rounds: [...rounds, next] };
}

/** Whether a match plays the deals of an earlier one again. */
export function isMirror(match: Match): boolean {
  return mirroredDealOf(currentRound(match)) !== undefined;
}

/** How a mirror match stands, its current round included if it is over; undefined for any other match. */
export function mirrorStandingOf(match: Match): MirrorStanding | undefined {
  const { setup, rounds } = match;
  const [first] = rounds;
  const [before] = (first && mirroredDealOf(first)?.before) ?? [];
  if (before === undefined) return undefined;
  const over = rounds.filter((round) => playedRound(round).position.phase === 'over');
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
  const { position } = playedRound(round);
  return {
    scores: byPlayer(scoresOf(position), time),
    balance: byPlayer(settlementOf(position), time),
  };
}

/** What the seats have, in the order of the players, who have moved on by one seat each time. */
function byPlayer(seats: readonly number[], time: number): number[] {
  return seats.map((_, player) => seats[(player + time) % seats.length] ?? 0);
}

/** A list by seat after everybody has moved on by some seats. */
function movedOn<Item>(bySeat: readonly Item[], seats: Seat): Item[] {
  const count = bySeat.length;
  return bySeat.flatMap((_, seat) => bySeat.slice((seat + count - seats) % count).slice(0, 1));
}

function again(
  { starter, seed, deal }: RoundRecord,
  { variant, rules, players }: MatchSetup,
  [codes = [], ...toCome]: readonly (readonly string[])[],
): RoundRecord {
  const [mirrorOf = '', ...mirrorBefore] = codes;
  const meta: JsonObject = {
    players: players.map(({ control }) => control),
    mirrorOf,
    ...(mirrorBefore.length === 0 ? {} : { mirrorBefore }),
    ...(toCome.length === 0 ? {} : { mirrorToCome: toCome }),
  };
  return {
    variant,
    rules,
    players: players.map(({ name }) => name),
    starter,
    ...(seed === undefined ? {} : { seed }),
    deal,
    plays: [],
    meta,
  };
}

function toComeOf(round: RoundRecord | undefined): readonly (readonly string[])[] {
  if (round === undefined || mirroredDealOf(round) === undefined) return [];
  const read = v.safeParse(mirrorSchema, round.meta);
  return read.success ? read.output.mirrorToCome : [];
}

const known = new WeakMap<JsonObject, MirroredDeal | null>();

/**
 * The earlier times of a round, read from its record: a stranger's, so that each must be a finished round of the same game
 * and deal, its players one seat further back each time.
 */
function mirroredDealOf(round: RoundRecord): MirroredDeal | undefined {
  const { meta } = round;
  if (meta === undefined) return undefined;
  const kept = known.get(meta);
  if (kept !== undefined) return kept ?? undefined;
  const found = readMirroredDeal(round);
  known.set(meta, found ?? null);
  return found;
}

function readMirroredDeal(round: RoundRecord): MirroredDeal | undefined {
  const read = v.safeParse(mirrorSchema, round.meta);
  if (!read.success) return undefined;
  const codes = [read.output.mirrorOf, ...read.output.mirrorBefore];
  if (codes.length >= round.players.length) return undefined;
  const before = codes.flatMap((code, back) => {
    const parsed = parseLink(code);
    return parsed.ok && isSameDeal(parsed.value.record, round, back + 1)
      ? [parsed.value.record]
      : [];
  });
  return before.length === codes.length ? { before: before.toReversed(), codes } : undefined;
}

function isSameDeal(before: RoundRecord, round: RoundRecord, seatsBack: Seat): boolean {
  return (
    playedRound(before).position.phase === 'over' &&
    before.players.length === round.players.length &&
    dealCode({ ...before, players: movedOn(before.players, seatsBack) }) === dealCode(round)
  );
}

/** The code of a round before its first play by its tiles, whatever seed they came from. */
function dealCode({ seed: _, meta: __, ...round }: RoundRecord): string {
  return formatLink({ ...round, plays: [] });
}
