import { familyOf, type VariantId } from '../engine/index.ts';
import { figures } from '../families/figures.ts';

/** As finely as the family of a variant tells them: whole ones, or tenths. */
export function toldPoints(points: number, variant: VariantId): number {
  const { parts } = figures[familyOf(variant)];
  return Math.round(points * parts) / parts;
}

/**
 * The parts of a sum as finely as they are told, so that they add up to the sum as it is told. Each
 * is at most one step away from its part: what rounding has left over goes to the next one.
 * @param points exact to a hundredth
 */
export function toldParts(points: readonly number[], variant: VariantId): readonly number[] {
  const { parts } = figures[familyOf(variant)];
  const sums = points.map((_, at) => {
    const sum = points.slice(0, at + 1).reduce((before, part) => before + part, 0);
    // Adding loses a little, which could round a half the wrong way.
    return Math.round((Math.round(sum * 100) * parts) / 100);
  });
  return sums.map((sum, at) => (sum - (sums[at - 1] ?? 0)) / parts);
}
