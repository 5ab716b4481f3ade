import * as v from 'valibot';
import { levels } from '../../bots/levels.ts';
import { yardstickSchema } from '../../review/yardstickSchema.ts';

/** What the page sends to the worker: the record of a deal with its seed, and who plays against. */
export const yardstickRequestSchema = v.strictObject({
  type: v.literal('yardstick'),
  record: v.string(),
  opponents: v.picklist(levels),
});

export type YardstickRequest = v.InferOutput<typeof yardstickRequestSchema>;

/** Each request is answered, in the order they came. */
export const yardstickReplySchema = v.strictObject({
  type: v.literal('yardstick'),
  yardstick: yardstickSchema,
});

export type YardstickReply = v.InferInput<typeof yardstickReplySchema>;
