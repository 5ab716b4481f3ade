import * as v from 'valibot';
import { levels } from '../../bots/levels.ts';
import { playSchema } from '../../records/notation.ts';

const idSchema = v.pipe(v.number(), v.safeInteger());

/** More plays than are ever legal at once. */
const mostLegal = 200;

const finite = v.pipe(v.number(), v.finite());

/**
 * What the page sends to the worker: a question, as the text of the record, or that nobody waits
 * for an answer any more. Each ends the question before it.
 */
export const requestSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('question'),
    id: idSchema,
    record: v.string(),
    level: v.picklist(levels),
    seed: v.string(),
    milliseconds: v.pipe(finite, v.minValue(0)),
  }),
  v.strictObject({ type: v.literal('cancel') }),
]);

/** What the page sends to the worker. */
export type Request = v.InferOutput<typeof requestSchema>;

/**
 * What the worker sends to the page: that it is there, how far it has got with a question, and the
 * answer.
 */
export const replySchema = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({
    type: v.literal('share'),
    id: idSchema,
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.strictObject({
    type: v.literal('answer'),
    id: idSchema,
    play: playSchema,
    values: v.pipe(
      v.array(
        v.strictObject({ play: playSchema, points: finite, error: v.pipe(finite, v.minValue(0)) }),
      ),
      v.maxLength(mostLegal),
    ),
  }),
]);

/** What the worker sends to the page, before it is parsed. */
export type Reply = v.InferInput<typeof replySchema>;
