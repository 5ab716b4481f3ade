import * as v from 'valibot';
import { adviser, levels } from '../../bots/levels.ts';
import { type FamilyId, familyIds, lateFamilyIds, mostLegalPlays } from '../../engine/index.ts';

const idSchema = v.pipe(v.number(), v.safeInteger());

const familySchema = v.custom<FamilyId>((id) =>
  [...familyIds, ...lateFamilyIds].some((one) => one === id),
);

const finite = v.pipe(v.number(), v.finite());

/**
 * What the page sends to the worker: `prepare` loads the bots of a family that will be asked. A
 * question holds the record as text; it ends the question before it, as `cancel` does.
 */
export const requestSchema = v.variant('type', [
  v.strictObject({ type: v.literal('prepare'), family: familySchema }),
  v.strictObject({
    type: v.literal('question'),
    id: idSchema,
    record: v.string(),
    level: v.picklist([...levels, adviser]),
    seed: v.string(),
    milliseconds: v.pipe(finite, v.minValue(0)),
    endsOnceClear: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('cancel') }),
]);

export type Request = v.InferOutput<typeof requestSchema>;

/** Asks for the odds of playing on; it ends the question for odds before it, as its cancel does. */
export const oddsRequestSchema = v.variant('type', [
  v.strictObject({ type: v.literal('odds'), id: idSchema, record: v.string(), seed: v.string() }),
  v.strictObject({ type: v.literal('cancel-odds') }),
]);

export type OddsRequest = v.InferOutput<typeof oddsRequestSchema>;

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const replySchema = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({ type: v.literal('failed'), id: idSchema }),
  v.strictObject({
    type: v.literal('share'),
    id: idSchema,
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.strictObject({
    type: v.literal('answer'),
    id: idSchema,
    play: v.string(),
    values: v.pipe(
      v.array(
        v.strictObject({ play: v.string(), points: finite, error: v.pipe(finite, v.minValue(0)) }),
      ),
      v.maxLength(mostLegalPlays),
    ),
  }),
  v.strictObject({
    type: v.literal('odds'),
    id: idSchema,
    odds: v.nullable(
      v.strictObject({
        rounds: v.pipe(countSchema, v.minValue(1)),
        first: v.array(countSchema),
        ended: finite,
      }),
    ),
  }),
]);

export type Reply = v.InferInput<typeof replySchema>;
