import { type Footprint, footprintOf } from '../../../motion/way.ts';
import type { Spot } from './moves.ts';

const tilePicture = ':scope [data-pose]';

export function pictureAt(root: HTMLElement, spot: Spot, id: string): HTMLElement | undefined {
  return holderOf(root, spot, id)?.querySelector<HTMLElement>(tilePicture) ?? undefined;
}

/** What hides a tile that is shown at a spot, without hiding what can be pressed or focused. */
export function coverAt(root: HTMLElement, spot: Spot, id: string): HTMLElement | undefined {
  const picture = pictureAt(root, spot, id);
  return picture === undefined || picture.getClientRects().length === 0
    ? undefined
    : (picture.parentElement ?? undefined);
}

/**
 * Where a tile lies at a spot, or the spot itself where its tile is not shown.
 * @param corner the corner of the layer that footprints are measured from, in CSS pixels of the
 * window
 */
export function footprintAt(
  root: HTMLElement,
  spot: Spot,
  id: string,
  corner: DOMRect,
): Footprint | undefined {
  if (coverAt(root, spot, id) !== undefined) {
    const picture = pictureAt(root, spot, id);
    if (picture !== undefined) return footprintOf(picture, corner);
  }
  const bare = bareElementOf(root, spot, id);
  return bare === null || bare === undefined ? undefined : bareFootprint(bare, corner);
}

/** Where a tile lies in each slot of the lake, wherever it is seen while it glides there. */
export function slotsIn(root: HTMLElement, corner: DOMRect): readonly Footprint[] {
  const cells = root.querySelectorAll('[data-region="lake"] [role="gridcell"]');
  return [...cells].map((cell) => bareFootprint(cell, corner));
}

function bareFootprint(bare: Element, corner: DOMRect): Footprint {
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

function holderOf(root: HTMLElement, spot: Spot, id: string): Element | null | undefined {
  switch (spot.at) {
    case 'hand':
      return document.getElementById(`hand-${id}`);
    case 'lake':
      return root.querySelectorAll('[data-region="lake"] [role="gridcell"]')[spot.slot];
    case 'drawn':
      return root.querySelector('[data-place="drawn"]');
    case 'seat':
      return spot.part === 'catch'
        ? root.querySelector(`[data-seat="${spot.seat}"] [data-tile="${id}"]`)
        : null;
    case 'pile':
      return null;
  }
}

/** What stands for a spot without a tile's picture. */
function bareElementOf(root: HTMLElement, spot: Spot, id: string): Element | null | undefined {
  switch (spot.at) {
    case 'hand':
    case 'lake':
      return holderOf(root, spot, id);
    case 'drawn':
      return root.querySelector('[data-place="drawn"] > *');
    case 'seat': {
      const part = root.querySelector(`[data-seat="${spot.seat}"] [data-part="${spot.part}"]`);
      return spot.part === 'hand' ? (part?.lastElementChild ?? part) : part;
    }
    case 'pile':
      return lastSlabOf(root.querySelector('[data-place="pile"]'));
  }
}

/** The draw pile shrinks from the top of its last stack; those that have gone keep their place. */
function lastSlabOf(pile: Element | null): Element | null {
  const [stacks] = pile?.children ?? [];
  const slabs = [...(stacks?.children ?? [])].flatMap(({ lastElementChild: top }) => top ?? []);
  return slabs.at(-1) ?? stacks?.firstElementChild ?? pile;
}
