import * as v from 'valibot';
import type { ReviewJson } from '../../review/reviewJson.ts';

/** The record goes from its beginning to where it stops; `expect-review` has all loaded before. */
export const reviewRequestSchema = v.strictObject({
  type: v.picklist(['expect-review', 'review']),
  record: v.string(),
});

export type ReviewRequest = v.InferOutput<typeof reviewRequestSchema>;

/** `share` is of the whole work; reviews come again and again as they get more exact. */
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

export type ReviewReply =
  | Exclude<v.InferInput<typeof reviewReplySchema>, { type: 'ready' | 'review' }>
  | {
      readonly type: 'review';
      readonly review: ReviewJson;
      readonly isLast: boolean;
    };
