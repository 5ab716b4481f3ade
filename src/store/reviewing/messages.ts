import * as v from 'valibot';
import { mostPlays } from '../../engine/index.ts';

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlays));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** A part of a review that needs no other: a play to be judged, or a moment to be looked at. */
const taskSchema = v.variant('type', [
  v.strictObject({ type: v.literal('judge'), at: place }),
  v.strictObject({ type: v.literal('look'), at: place, from: count, to: count }),
]);

/** A moment is looked at by some of its samples, see `Samples`. */
export type Task = Readonly<v.InferOutput<typeof taskSchema>>;

/** Each record goes from its beginning to where it stops. `expect-review` loads all it takes. */
export const reviewJobs = [
  v.strictObject({ kind: v.literal('expect-review'), record: v.string() }),
  v.strictObject({ kind: v.literal('review'), record: v.string(), task: taskSchema }),
] as const;

export type ReviewJob = v.InferOutput<(typeof reviewJobs)[number]>;
