/**
 * Whole numbers for the parts of a sum, which add up to what the sum is rounded to. Each is at most
 * 1 away from its part: what rounding has left over goes to the next one.
 * @param parts exact to a hundredth
 */
export function addingUp(parts: readonly number[]): readonly number[] {
  const sums = parts.map((_, at) => {
    const sum = parts.slice(0, at + 1).reduce((before, part) => before + part, 0);
    // Adding loses a little, which could round a half the wrong way.
    return Math.round(Math.round(sum * 100) / 100);
  });
  return sums.map((sum, at) => sum - (sums[at - 1] ?? 0));
}
