import * as v from 'valibot';

/** What every version that was saved has, see `saved.ts`. */
const savedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ records: v.string(), aside: v.nullish(v.string()) }),
);

/**
 * The records of the match that must not be lost, in what was saved of a table; undefined where
 * that is damaged. Nothing reads them by any rule, as that may be what fails.
 */
export function recordsInSaved(text: string): string | undefined {
  const saved = v.safeParse(savedSchema, text);
  return saved.success ? (saved.output.aside ?? saved.output.records) : undefined;
}
