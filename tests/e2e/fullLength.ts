/**
 * The details of a browser test that `npm test` leaves out, as what it holds to is long, or is met
 * every day by another test, if only in part. `npm run test:all` runs it, and `npm run engines` in
 * Firefox, with rounds as short as in any run that is not thorough.
 */
export const atFullLength = { tag: '@full-length' } as const;

/** The details of a test that every run has only if something holds. */
export function everyDayIf(holds: boolean): Partial<typeof atFullLength> {
  return holds ? {} : atFullLength;
}
