import { copiesIn, countOf, invariant, type Kind, type KitId, kinds } from '../engine/index.ts';
import type { Digit } from './mixedRadix.ts';

/** Each as its place among the kinds of which the kit has any left. */
export function tileDigits(kit: KitId, tiles: readonly Kind[]): Digit[] {
  const left = copiesLeft(kit);
  return tiles.map((kind) => {
    const open = kinds.filter((one) => countOf(left, one) > 0);
    left[kind] = countOf(left, kind) - 1;
    return { value: open.indexOf(kind), radix: open.length };
  });
}

/**
 * Its result takes so many of the tiles that {@link tileDigits} wrote, in their order.
 * @param next takes the next digit, given its base
 */
export function tileReader(kit: KitId, next: (radix: number) => number): (count: number) => Kind[] {
  const left = copiesLeft(kit);
  return (count) =>
    Array.from({ length: count }, () => {
      const open = kinds.filter((one) => countOf(left, one) > 0);
      const kind = open[next(open.length)];
      invariant(kind !== undefined, 'the kit has as many tiles as are dealt');
      left[kind] = countOf(left, kind) - 1;
      return kind;
    });
}

function copiesLeft(kit: KitId): number[] {
  return Array.from(kinds, (kind) => copiesIn(kit, kind));
}
