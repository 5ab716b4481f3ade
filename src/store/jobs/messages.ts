import * as v from 'valibot';

const id = v.pipe(v.number(), v.safeInteger());

/** What a page says to its worker; each job has an id of its own. */
export type JobRequest<Job> =
  | { readonly type: 'ask'; readonly id: number; readonly job: Job }
  | { readonly type: 'call-off'; readonly id: number };

/** @param job all jobs that the worker can do */
export function jobRequestSchema<Schema extends v.GenericSchema>(job: Schema) {
  return v.variant('type', [
    v.strictObject({ type: v.literal('ask'), id, job }),
    v.strictObject({ type: v.literal('call-off'), id }),
  ]);
}

export const jobReplySchema = v.variant('type', [
  v.strictObject({
    type: v.literal('share'),
    id,
    share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  // Read by who has asked, who knows what it must be.
  v.strictObject({ type: v.literal('answer'), id, answer: v.unknown() }),
  // What the job takes could not be loaded.
  v.strictObject({ type: v.literal('failed'), id }),
]);

export type JobReply = v.InferInput<typeof jobReplySchema>;
