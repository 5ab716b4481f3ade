import * as v from 'valibot';
import { adviser, levels } from '../../bots/levels.ts';
import { type FamilyId, familyIds, lateFamilyIds } from '../../engine/index.ts';

const familySchema = v.custom<FamilyId>((id) =>
  [...familyIds, ...lateFamilyIds].some((one) => one === id),
);

/**
 * Read by the worker alone; answers stand apart, as the page reads them. `prepare` loads the bots
 * of a family that will be asked, and answers whether they are there.
 */
export const thinkingJobs = [
  v.strictObject({ kind: v.literal('prepare'), family: familySchema }),
  v.strictObject({
    kind: v.literal('think'),
    record: v.string(),
    level: v.picklist([...levels, adviser]),
    seed: v.string(),
    milliseconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
    endsOnceClear: v.optional(v.boolean()),
  }),
  v.strictObject({ kind: v.literal('odds'), record: v.string(), seed: v.string() }),
] as const;

export type ThinkingJob = v.InferOutput<(typeof thinkingJobs)[number]>;
