import type { TilePose } from '../tile/Tile.tsx';

/** Where a tile's picture is, or would be, on the screen. */
export interface Footprint {
  /** The middle, in CSS pixels from the layer's corner. */
  readonly x: number;
  readonly y: number;
  /** The short side, in CSS pixels. */
  readonly tile: number;
  readonly pose: TilePose;
}

/** A point of a way. */
export interface Point {
  /** In milliseconds from the beginning. */
  readonly time: number;
  readonly footprint: Footprint;
  /** 1 lies flat, 0 stands on its edge half-way through turning over. */
  readonly flat: number;
  readonly opacity: number;
}

/** The way of a tile over the screen. */
export interface Way {
  readonly face: readonly Point[];
  /** Of the tile's back, empty where it does not turn over. */
  readonly back: readonly Point[];
  /** Where and when it makes a ripple. */
  readonly ripple: { readonly footprint: Footprint; readonly time: number } | undefined;
}
