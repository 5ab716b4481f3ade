import type { Footprint } from './way.ts';

/**
 * Where a picture of a tile is on the screen.
 * @param corner the corner of the layer that footprints are measured from, in CSS pixels of the
 * window
 */
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
