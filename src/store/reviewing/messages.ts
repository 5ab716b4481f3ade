import * as v from 'valibot';
import type { ReviewJson } from '../../review/reviewJson.ts';

/**
 * What the page sends to the worker: the text of the record to be reviewed, from its beginning to
 * where it stops; or first that one may be asked for, so that what it takes is loaded before.
 */
export const reviewRequestSchema = v.strictObject({
  type: v.picklist(['expect-review', 'review']),
  record: v.string(),
});

/** What the page sends to the worker. */
export type ReviewRequest = v.InferOutput<typeof reviewRequestSchema>;

/**
 * What the worker sends to the page: that it is there, how far it has got, and the review, again
 * and again as it gets more exact.
 */
export const reviewReplySchema = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({
    type: v.literal('reviewing'),
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  v.strictObject({
    type: v.literal('review'),
    // Read again beside its round, see `readReview`.
    review: v.unknown(),
    isLast: v.boolean(),
  }),
]);

/** What the worker sends to the page, before it is parsed. */
export type ReviewReply =
  | Exclude<v.InferInput<typeof reviewReplySchema>, { type: 'ready' | 'review' }>
  | {
      readonly type: 'review';
      readonly review: ReviewJson;
      readonly isLast: boolean;
    };
