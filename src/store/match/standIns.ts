import type { JsonObject, RoundRecord } from '../../engine/index.ts';

/**
 * Which plays of a round, by their index, a quicker bot made because the one that was asked did not
 * answer. They are kept in the record's `meta.standIns`; what else a record from outside holds
 * there is passed over.
 */
export function standInsOf({ meta }: RoundRecord): readonly number[] {
  const kept = meta?.standIns;
  if (!Array.isArray(kept)) return [];
  return kept.filter((at: unknown): at is number => Number.isSafeInteger(at));
}

/** The round, its last play marked as that of a stand-in. */
export function withStandIn(round: RoundRecord): RoundRecord {
  return withStandIns(round, [...standInsOf(round), round.plays.length - 1]);
}

/** The round without the marks on plays that it does not have any more. */
export function withoutLostStandIns(round: RoundRecord): RoundRecord {
  const standIns = standInsOf(round);
  const left = standIns.filter((at) => at < round.plays.length);
  return left.length === standIns.length ? round : withStandIns(round, left);
}

function withStandIns(round: RoundRecord, standIns: readonly number[]): RoundRecord {
  const { standIns: _, ...others }: JsonObject = round.meta ?? {};
  return { ...round, meta: standIns.length === 0 ? others : { ...others, standIns } };
}
