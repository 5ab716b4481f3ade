import { formatKind, type Kind, kindCount, kinds } from './kind.ts';

/** How many tiles there are of each of the 21 kinds; index by {@link Kind}. */
export interface Counts {
  readonly length: number;
  readonly [kind: Kind]: number;
}

/** 0 for a kind beyond the list. */
export function countOf(counts: Counts, kind: Kind): number {
  return counts[kind] ?? 0;
}

export function countTiles(tiles: readonly Kind[]): Uint8Array {
  const counts = new Uint8Array(kindCount);
  for (const kind of tiles) counts[kind] = countOf(counts, kind) + 1;
  return counts;
}

/** In the kit's fixed order. */
export function tilesOf(counts: Counts): Kind[] {
  return kinds.flatMap((kind) => Array<Kind>(countOf(counts, kind)).fill(kind));
}

/** The kinds of a list of tiles, each once where it came first, with how many there are. */
export function alikeIn(
  tiles: readonly Kind[],
): readonly { readonly kind: Kind; readonly copies: number }[] {
  const counts = countTiles(tiles);
  return [...new Set(tiles)].map((kind) => ({ kind, copies: countOf(counts, kind) }));
}

export function totalOf(counts: Counts): number {
  return kinds.reduce((total, kind) => total + countOf(counts, kind), 0);
}

/** As records write them, in the kit's fixed order. */
export function formatTiles(tiles: readonly Kind[]): string[] {
  return [...tiles].sort((left, right) => left - right).map(formatKind);
}
