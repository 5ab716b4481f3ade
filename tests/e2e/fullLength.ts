/**
 * The details of a browser test that `npm run test:all` alone runs, as what it holds to is long, or
 * is met every day by another test, if only in part.
 */
export const atFullLength = { tag: '@full-length' } as const;

/** Of tests that differ in one thing alone, every run has the first one. */
export function firstEveryDay(at: number): Partial<typeof atFullLength> {
  return at === 0 ? {} : atFullLength;
}
