import type { TilePose } from '../../../tile/Tile.tsx';
import type { Place } from './moves.ts';

/** Where a tile's picture is, or would be, on the screen. */
export interface Spot {
  /** The middle, in CSS pixels from the layer's corner. */
  readonly x: number;
  readonly y: number;
  /** The short side, in CSS pixels. */
  readonly tile: number;
  readonly pose: TilePose;
}

const tilePicture = ':scope [data-pose]';

/** The picture of a tile at a place, be it shown or not. */
export function pictureAt(root: HTMLElement, place: Place, id: string): HTMLElement | undefined {
  return holderOf(root, place, id)?.querySelector<HTMLElement>(tilePicture) ?? undefined;
}

/** What hides a tile that is shown at a place, without hiding what can be pressed or focused. */
export function coverAt(root: HTMLElement, place: Place, id: string): HTMLElement | undefined {
  const picture = pictureAt(root, place, id);
  return picture === undefined || picture.getClientRects().length === 0
    ? undefined
    : (picture.parentElement ?? undefined);
}

/**
 * Where a tile lies at a place, or the place itself where its tile is not shown.
 * @param corner the corner of the layer that spots are measured from, in CSS pixels of the window
 */
export function spotAt(
  root: HTMLElement,
  place: Place,
  id: string,
  corner: DOMRect,
): Spot | undefined {
  if (coverAt(root, place, id) !== undefined) {
    const picture = pictureAt(root, place, id);
    if (picture !== undefined) return spotOf(picture, corner);
  }
  const bare = bareElementOf(root, place, id);
  if (bare === null || bare === undefined) return undefined;
  const { left, top, width, height } = bare.getBoundingClientRect();
  const grid = bare.closest<HTMLElement>('[data-region="lake"]');
  return {
    x: left + width / 2 - corner.left,
    y: top + height / 2 - corner.top,
    tile:
      grid === null
        ? Math.min(width, height)
        : Number.parseFloat(grid.style.getPropertyValue('--tile')),
    pose: grid?.dataset.pose === 'upright' ? 'upright' : 'sideways',
  };
}

/** Where a picture of a tile is on the screen. */
export function spotOf(picture: HTMLElement, corner: DOMRect): Spot {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const pose = picture.dataset.pose === 'upright' ? 'upright' : 'sideways';
  return {
    x: left + width / 2 - corner.left,
    y: top + height / 2 - corner.top,
    tile: pose === 'upright' ? width : height,
    pose,
  };
}

/** The pictures of all tiles that are shown, by the tiles' ids. */
export function picturesIn(root: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const pictures = new Map<string, HTMLElement>();
  const holders = '[data-region="lake"] button, [data-region="hand"] button, [data-tile]';
  for (const holder of root.querySelectorAll<HTMLElement>(holders)) {
    const picture = holder.querySelector<HTMLElement>(tilePicture);
    const id = holder.dataset.tile ?? holder.id.replace(/^(lake|hand)-/, '');
    if (picture !== null) pictures.set(id, picture);
  }
  return pictures;
}

/** What holds the tile's picture at a place. */
function holderOf(root: HTMLElement, place: Place, id: string): Element | null | undefined {
  switch (place.at) {
    case 'hand':
      return document.getElementById(`hand-${id}`);
    case 'lake':
      return root.querySelectorAll('[data-region="lake"] [role="gridcell"]')[place.slot];
    case 'drawn':
      return root.querySelector('[data-place="drawn"]');
    case 'seat':
      return place.part === 'catch'
        ? root.querySelector(`[data-seat="${place.seat}"] [data-tile="${id}"]`)
        : null;
    case 'pile':
      return null;
  }
}

/** What stands for a place without a tile's picture. */
function bareElementOf(root: HTMLElement, place: Place, id: string): Element | null | undefined {
  switch (place.at) {
    case 'hand':
    case 'lake':
      return holderOf(root, place, id);
    case 'drawn':
      return root.querySelector('[data-place="drawn"] > *');
    case 'seat': {
      const part = root.querySelector(`[data-seat="${place.seat}"] [data-part="${place.part}"]`);
      return place.part === 'hand' ? (part?.lastElementChild ?? part) : part;
    }
    case 'pile':
      return lastSlabOf(root.querySelector('[data-place="pile"]'));
  }
}

/** The draw pile shrinks from the top of its last stack. */
function lastSlabOf(pile: Element | null): Element | null {
  const stack = pile?.firstElementChild?.lastElementChild;
  return stack?.lastElementChild ?? pile;
}
