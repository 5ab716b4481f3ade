import { halvesOf, isRedHalf, type Kind } from './kind.ts';

/** The pips of both halves together, 2 to 12. */
export function pipsOf(kind: Kind): number {
  const [high, low] = halvesOf(kind);
  return high + low;
}

/** The red pips: every pip of a 1 or a 4, and half the pips of 66. */
export function redPipsOf(kind: Kind): number {
  const [high, low] = halvesOf(kind);
  if (low === 6) return 6;
  return redPipsOfHalf(high) + redPipsOfHalf(low);
}

function redPipsOfHalf(half: number): number {
  return isRedHalf(half) ? half : 0;
}
