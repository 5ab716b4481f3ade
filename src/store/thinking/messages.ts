import * as v from 'valibot';
import { adviser, levels } from '../../bots/levels.ts';
import { type FamilyId, familyIds, lateFamilyIds, mostLegalPlays } from '../../engine/index.ts';

const familySchema = v.custom<FamilyId>((id) =>
  [...familyIds, ...lateFamilyIds].some((one) => one === id),
);

const finite = v.pipe(v.number(), v.finite());
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `prepare` loads the bots of a family that will be asked; it answers whether they are there. */
export const thinkingJobs = [
  v.strictObject({ kind: v.literal('prepare'), family: familySchema }),
  v.strictObject({
    kind: v.literal('think'),
    record: v.string(),
    level: v.picklist([...levels, adviser]),
    seed: v.string(),
    milliseconds: v.pipe(finite, v.minValue(0)),
    endsOnceClear: v.optional(v.boolean()),
  }),
  v.strictObject({ kind: v.literal('odds'), record: v.string(), seed: v.string() }),
] as const;

export type ThinkingJob = v.InferOutput<(typeof thinkingJobs)[number]>;

/** The answer to `think`. */
export const thoughtSchema = v.strictObject({
  play: v.string(),
  values: v.pipe(
    v.array(
      v.strictObject({ play: v.string(), points: finite, error: v.pipe(finite, v.minValue(0)) }),
    ),
    v.maxLength(mostLegalPlays),
  ),
});

/** The answer to `odds`; null where they cannot be reckoned. */
export const oddsSchema = v.nullable(
  v.strictObject({
    rounds: v.pipe(countSchema, v.minValue(1)),
    first: v.array(countSchema),
    ended: finite,
  }),
);
