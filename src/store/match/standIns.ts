import type { JsonObject, RoundRecord } from '../../engine/index.ts';

/**
 * The indices of plays that a quicker bot made because the one that was asked did not answer, from
 * `meta.standIns`; anything else there is passed over.
 */
export function standInsOf({ meta }: RoundRecord): readonly number[] {
  const kept = meta?.standIns;
  if (!Array.isArray(kept)) return [];
  return kept.filter((at: unknown): at is number => Number.isSafeInteger(at));
}

export function withStandIn(round: RoundRecord): RoundRecord {
  return withStandIns(round, [...standInsOf(round), round.plays.length - 1]);
}

export function withoutLostStandIns(round: RoundRecord): RoundRecord {
  const standIns = standInsOf(round);
  const left = standIns.filter((at) => at < round.plays.length);
  return left.length === standIns.length ? round : withStandIns(round, left);
}

function withStandIns(round: RoundRecord, standIns: readonly number[]): RoundRecord {
  const { standIns: _, ...others }: JsonObject = round.meta ?? {};
  return { ...round, meta: standIns.length === 0 ? others : { ...others, standIns } };
}
