import * as v from 'valibot';
import { mostPlays, mostSeats } from '../../engine/index.ts';
import { kindSchema } from '../../records/notation.ts';

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlays));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** A part of a review that needs no other: a play to be judged, or a moment to be looked at. */
const taskSchemas = [
  v.strictObject({ type: v.literal('judge'), at: place }),
  v.strictObject({ type: v.literal('look'), at: place, from: count, to: count }),
] as const;

/** A moment is looked at by some of its samples, see `Samples`. */
export type Task = Readonly<v.InferOutput<(typeof taskSchemas)[number]>>;

/**
 * A review begins with its record, which goes from its beginning to where it stops; then come its
 * tasks. `expect-review` has all loaded before.
 */
export const reviewRequestSchema = v.variant('type', [
  v.strictObject({ type: v.picklist(['expect-review', 'review']), record: v.string() }),
  ...taskSchemas,
]);

export type ReviewRequest = v.InferOutput<typeof reviewRequestSchema>;

const sums = v.nullable(v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(mostSeats)));

/** Each task is answered, in the order they came. */
export const reviewReplySchema = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  // Read beside its round, see `readJudged`.
  v.strictObject({ type: v.literal('judged'), at: place, judged: v.unknown() }),
  v.strictObject({
    type: v.literal('looked'),
    at: place,
    from: count,
    drawn: v.nullable(kindSchema),
    before: sums,
    after: sums,
  }),
]);

export type ReviewReply = Exclude<v.InferInput<typeof reviewReplySchema>, { type: 'ready' }>;

export type HeardReply = Exclude<
  Readonly<v.InferOutput<typeof reviewReplySchema>>,
  { type: 'ready' }
>;
