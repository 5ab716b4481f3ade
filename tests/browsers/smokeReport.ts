import * as v from 'valibot';

/** The file where the walk through WebKit leaves what came of it. */
export const smokeReport = 'test-results/webkit.json';

export const smokeReportSchema = v.object({
  /** Why there was no walk. */
  notTried: v.nullable(v.string()),
  outcomes: v.array(v.object({ title: v.string(), passed: v.boolean() })),
});

export type SmokeReport = v.InferOutput<typeof smokeReportSchema>;

/** What came of a part of the walk. */
export type Outcome = SmokeReport['outcomes'][number];
