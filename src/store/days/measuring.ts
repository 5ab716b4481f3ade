import * as v from 'valibot';
import type { Bots } from '../../bots/bot.ts';
import { levels } from '../../bots/levels.ts';
import { type FamilyId, familyOf, invariant } from '../../engine/index.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { yardstickOf } from '../../review/yardstick.ts';
import { onceLoaded, type Work } from '../jobs/doJobs.ts';

/** The record of a deal with its seed, and who plays against; the answer is a `Yardstick`. */
export const yardstickJob = v.strictObject({
  kind: v.literal('yardstick'),
  record: v.string(),
  opponents: v.picklist(levels),
});
export type YardstickJob = v.InferOutput<typeof yardstickJob>;

/**
 * The worker's side: measures each deal that it is sent. The person of a day sits first.
 * @param botsOf gives the bots at once if they have been loaded before
 */
export function createMeasuring(
  botsOf: (family: FamilyId) => Bots | Promise<Bots>,
): (job: YardstickJob) => Work | Promise<Work> {
  return ({ record, opponents }) => {
    const parsed = parseRecord(record);
    invariant(parsed.ok, 'the record of a deal is sound');
    const deal = parsed.value;
    return onceLoaded(
      botsOf(familyOf(deal.variant)),
      (bots) => () => yardstickOf(bots, deal, { seat: 0, opponents }),
    );
  };
}
