import * as v from 'valibot';
import type { JsonObject, RoundRecord, Seat } from '../../engine/index.ts';
import { formatLink, parseLink } from '../../records/link.ts';
import { mostLinkCode } from '../../records/mostLinkCode.ts';
import { playedRound } from '../../records/playedRound.ts';
import { soundIn } from '../../records/soundIn.ts';

/**
 * A mirror match: the deals of an earlier match played again, its players moved on by one seat.
 * Everything it needs lies in the `meta` of its records: `mirrorOf` is the code of the round that
 * is played again, `mirrorBefore` those of the times before that, `mirrorToCome` the same for the
 * deals that are still to be played, in their order.
 */
const mirrorSchema = v.looseObject({
  mirrorOf: v.pipe(v.string(), v.maxLength(mostLinkCode)),
  mirrorBefore: v.exactOptional(v.array(v.string()), []),
  mirrorToCome: v.exactOptional(v.array(v.array(v.string())), []),
});

export interface MirroredDeal {
  readonly before: readonly RoundRecord[];
  /** The codes of those times, the last first, as the records hold them. */
  readonly codes: readonly string[];
}

/** The codes of the deals from the record's own on, each with its last time first. */
export function mirrorMeta([codes = [], ...toCome]: readonly (readonly string[])[]): JsonObject {
  const [mirrorOf = '', ...mirrorBefore] = codes;
  return {
    mirrorOf,
    ...(mirrorBefore.length === 0 ? {} : { mirrorBefore }),
    ...(toCome.length === 0 ? {} : { mirrorToCome: toCome }),
  };
}

/** The codes of the deals after a round, as {@link mirrorMeta} takes them. */
export function toComeOf(round: RoundRecord | undefined): readonly (readonly string[])[] {
  if (round === undefined || mirroredDealOf(round) === undefined) return [];
  return soundIn(mirrorSchema, round.meta)?.mirrorToCome ?? [];
}

const known = new WeakMap<RoundRecord, MirroredDeal | null>();

/**
 * The record is a stranger's: each earlier time must be a finished round of the same game and deal,
 * its players one seat further back each time.
 */
export function mirroredDealOf(round: RoundRecord): MirroredDeal | undefined {
  const kept = known.get(round);
  if (kept !== undefined) return kept ?? undefined;
  const found = readMirroredDeal(round);
  known.set(round, found ?? null);
  return found;
}

function readMirroredDeal(round: RoundRecord): MirroredDeal | undefined {
  const read = soundIn(mirrorSchema, round.meta);
  if (read === undefined) return undefined;
  const codes = [read.mirrorOf, ...read.mirrorBefore];
  if (codes.length >= round.players.length) return undefined;
  const before = codes.flatMap((code, back) => {
    const parsed = parseLink(code);
    return parsed.ok && isSameDeal(parsed.value, round, back + 1) ? [parsed.value] : [];
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

/** A list by seat after everybody has moved on by some seats. */
export function movedOn<Item>(bySeat: readonly Item[], seats: Seat): Item[] {
  const count = bySeat.length;
  return bySeat.flatMap((_, seat) => bySeat.slice((seat + count - seats) % count).slice(0, 1));
}
