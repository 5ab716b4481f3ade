/**
 * The details of a browser test that `npm test` leaves out, as what it holds to is long, or is met
 * every day by another test, if only in part. `npm run test:all` and `npm run engines` run it.
 */
export const atFullLength = { tag: '@full-length' } as const;

/** The details of a test that every run has only if something holds. */
export function everyDayIf(holds: boolean): Partial<typeof atFullLength> {
  return holds ? {} : atFullLength;
}
