import type { RoundRecord } from '../../engine/index.ts';
import { playedRound } from '../../records/playedRound.ts';
import { somebody } from '../match/holder.ts';
import { controlsOf } from '../match/matchRecords.ts';
import { mirroredDealOf } from '../match/mirroredDeal.ts';
import { isHelped } from '../match/recordCounts.ts';
import { standInsOf } from '../match/standIns.ts';

/** What each seat of a finished round has done by the rules of its family, by name. */
export type FeatsOf = (round: RoundRecord) => readonly (readonly string[])[];

/** What any seat of a round can have done: without a hint, and with no play taken back. */
export const unaided = 'unaided';

/** What every seat of a deal has done that was played again with the players moved on. */
export const mirrored = 'mirrored';

/**
 * What each seat has done by the rules of the game, and by what the record tells besides; nothing
 * where a bot has played for the person of the seat.
 */
export function featsOfRound(round: RoundRecord, featsOf: FeatsOf): readonly (readonly string[])[] {
  const all = [
    ...(isHelped(round.meta) ? [] : [unaided]),
    ...(mirroredDealOf(round) === undefined ? [] : [mirrored]),
  ];
  const { steps } = playedRound(round);
  const stoodInFor = new Set(standInsOf(round).map((at) => steps[at]?.seat));
  const controls = controlsOf(round.meta?.players);
  return featsOf(round).map((feats, seat) =>
    stoodInFor.has(seat) && controls[seat] === somebody ? [] : [...feats, ...all],
  );
}
