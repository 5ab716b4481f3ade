import type { RoundRecord, Seat, SeenRecord, TablePlace, VariantId } from '../engine/index.ts';
import { recordToJson } from '../records/formatRecord.ts';
import { gameOf, withFirstPlays } from '../records/playedRound.ts';
import { formatSeen, seenIn } from '../records/seenRecord.ts';
import { commitmentTo, shuffledDeal } from './shuffle.ts';

/** What one device knows of a round by itself, to hold what is revealed against it. */
export interface Witness {
  /** What the server was committed to before the device gave its salts. */
  readonly commitment: string;
  readonly deal: number;
  /** Whether it was the first round of a match, whose starter is drawn too. */
  readonly isFirst: boolean;
  readonly places: number;
  /** The salt that each own place has given, and null for each place that is a bot's. */
  readonly salts: ReadonlyMap<TablePlace, string | null>;
  /** What was seen of it last, and by which seat. */
  readonly seen: readonly {
    readonly seat: Seat | null;
    readonly seen: SeenRecord<VariantId>;
  }[];
}

export interface Revealed {
  readonly secret: string;
  readonly salts: readonly (string | null)[];
  readonly record: RoundRecord;
}

/**
 * Whether the deal was the one that the server had committed itself to, and else what does not fit.
 * It does not prove that the host has not looked at the tiles, nor who sits out.
 */
export type ShuffleVerdict =
  | 'proven'
  /** The secret is not the one of the commitment. */
  | 'other-secret'
  /** The shuffle lacks a salt that was given, or has one that was not. */
  | 'salt-left-out'
  /** Secret and salts deal other tiles, or draw another starter. */
  | 'other-deal'
  /** The record is not of the round that was seen. */
  | 'not-as-seen';

export function checkShuffle(witness: Witness, revealed: Revealed): ShuffleVerdict {
  const { commitment, deal, isFirst, places, salts, seen } = witness;
  const { secret, record } = revealed;
  if (commitmentTo(secret) !== commitment) return 'other-secret';
  const isLeftOut = [...salts].some(([place, salt]) => revealed.salts[place] !== salt);
  // A salt too many is one that the server has chosen after it knew the others.
  if (isLeftOut || revealed.salts.length !== places) return 'salt-left-out';
  const dealt = shuffledDeal(gameOf(record), { secret, deal, salts: revealed.salts });
  const isSame = dealText({ ...record, deal: dealt.deal }) === dealText(record);
  if (!isSame || (isFirst && dealt.starter !== record.starter)) return 'other-deal';
  const isAsSeen = seen.every(({ seat, seen: before }) => isSeenIn(record, seat, before));
  return isAsSeen ? 'proven' : 'not-as-seen';
}

function dealText(record: RoundRecord): string {
  return JSON.stringify(recordToJson(record).deal);
}

/** Whether a round was seen so where it had as many plays. */
function isSeenIn(record: RoundRecord, seat: Seat | null, seen: SeenRecord<VariantId>): boolean {
  if (seen.plays.length > record.plays.length) return false;
  const then = withFirstPlays(record, seen.plays.length);
  return formatSeen(seenIn(then, seat)) === formatSeen(seen);
}
