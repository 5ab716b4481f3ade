/**
 * Whole numbers for the parts of a sum, which add up to what the sum is rounded to. Each is less
 * than 1 away from its part: what rounding has left over goes to the next one.
 */
export function addingUp(parts: readonly number[]): readonly number[] {
  const sums = parts.map((_, at) =>
    Math.round(parts.slice(0, at + 1).reduce((sum, part) => sum + part, 0)),
  );
  return sums.map((sum, at) => sum - (sums[at - 1] ?? 0));
}
