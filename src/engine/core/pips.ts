import { type Counts, countOf } from './counts.ts';
import { halvesOf, isRedHalf, type Kind, kinds } from './kind.ts';

/** Of both halves together, 2 to 12. */
export function pipsOf(kind: Kind): number {
  const [high, low] = halvesOf(kind);
  return high + low;
}

/** Every pip of a 1 or a 4, and half the pips of 66. */
export function redPipsOf(kind: Kind): number {
  const [high, low] = halvesOf(kind);
  if (low === 6) return 6;
  return redPipsOfHalf(high) + redPipsOfHalf(low);
}

function redPipsOfHalf(half: number): number {
  return isRedHalf(half) ? half : 0;
}

export interface Total {
  /** 2 to 12. */
  readonly pips: number;
  readonly tiles: readonly { readonly kind: Kind; readonly copies: number }[];
  /** How many tiles there are. */
  readonly copies: number;
}

/** Most pips first; only what is there. */
export function totalsOf(counts: Counts): Total[] {
  const there = kinds.filter((kind) => countOf(counts, kind) > 0);
  const pips = [...new Set(there.map(pipsOf))].sort((one, other) => other - one);
  return pips.map((total) => {
    const tiles = there
      .filter((kind) => pipsOf(kind) === total)
      .map((kind) => ({ kind, copies: countOf(counts, kind) }));
    return { pips: total, tiles, copies: tiles.reduce((sum, { copies }) => sum + copies, 0) };
  });
}
