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

export interface Point {
  /** In milliseconds from the beginning. */
  readonly time: number;
  readonly footprint: Footprint;
  /** 1 lies flat, 0 stands on its edge half-way through turning over. */
  readonly flat: number;
  readonly opacity: number;
}

export interface Way {
  readonly face: readonly Point[];
  /** Of the tile's back, empty where it does not turn over. */
  readonly back: readonly Point[];
  readonly ripple: { readonly footprint: Footprint; readonly time: number } | undefined;
}

/** From the corner of the layer, in CSS pixels of the window. */
export function footprintOf(picture: HTMLElement, corner: DOMRect): Footprint {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const pose = picture.dataset.pose === 'upright' ? 'upright' : 'sideways';
  return {
    x: left + width / 2 - corner.left,
    y: top + height / 2 - corner.top,
    tile: pose === 'upright' ? width : height,
    pose,
  };
}
