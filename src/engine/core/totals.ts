import { type Counts, countOf } from './counts.ts';
import { type Kind, kinds } from './kind.ts';
import { pipsOf } from './pips.ts';

/** The tiles that have so many pips. */
export interface Total {
  /** 2 to 12. */
  readonly pips: number;
  readonly tiles: readonly { readonly kind: Kind; readonly copies: number }[];
  /** How many tiles that are. */
  readonly copies: number;
}

/** Tiles by their pips, most pips first; only what is there. */
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
