import type { Seat } from '../../../../engine/index.ts';
import { type Footprint, footprintOf } from '../../../motion/way.ts';
import type { PlayedCard, Spot } from './moves.ts';

/** The short side of a card, in CSS pixels: in the middle while none has lain there, and below. */
const largeCard = 44;
const smallCard = 15;

/** A chip, in CSS pixels, and as a part of the height of a boat. */
const smallestChip = 16;
const largestChip = 34;
const chipOfBoat = 0.28;

/** How far the cards of a play lie apart, as a part of a card. */
const apart = 0.7;

const picture = ':scope [data-pose]';

/**
 * What hides a card that is shown at a spot, without hiding what can be pressed or focused. Cards
 * that come to lie on the table do so all at once, and one cover for all costs the browser less.
 */
export function coverAt(
  root: HTMLElement,
  spot: Spot,
  card: Pick<PlayedCard, 'id'>,
): HTMLElement | undefined {
  const shown = cardAt(root, spot, card);
  return shown?.closest<HTMLElement>('[data-cards]') ?? shown;
}

export function pictureAt(
  root: HTMLElement,
  spot: Spot,
  card: Pick<PlayedCard, 'id'>,
): HTMLElement | undefined {
  return cardAt(root, spot, card)?.querySelector<HTMLElement>(picture) ?? undefined;
}

/** A picture of an equal card, wherever the table shows one. */
export function likeOf(root: HTMLElement, { id }: PlayedCard): HTMLElement | undefined {
  const like = `[data-tile$="-${id}"] [data-pose], [data-card="${id}"] [data-pose]`;
  return root.querySelector<HTMLElement>(like) ?? undefined;
}

/** The pictures of the cards of the viewer's hand, by the ids that they have if they are played. */
export function picturesInHand(root: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const cards = root.querySelectorAll<HTMLElement>('[data-region="hand"] [data-card]');
  return new Map(
    [...cards].flatMap((card) => {
      const shown = card.querySelector<HTMLElement>(picture);
      const { card: id } = card.dataset;
      return shown === null || id === undefined ? [] : [[id, shown] as const];
    }),
  );
}

export function fansIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-region="hand"] button > :first-child')];
}

export function footprintOfFan(fan: HTMLElement, tile: number, corner: DOMRect): Footprint {
  return { ...centreOf(fan.getBoundingClientRect(), corner), tile, pose: 'upright' };
}

/** The short side of the cards of a fan, in CSS pixels. */
export function cardOfFan(fan: HTMLElement): number {
  return fan.querySelector(picture)?.getBoundingClientRect().width ?? 0;
}

/** A chip that lies in the boat of a seat. */
export function footprintOfBoat(
  root: HTMLElement,
  seat: Seat,
  corner: DOMRect,
): Footprint | undefined {
  const boat = root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (boat === undefined) return undefined;
  const tile = Math.min(largestChip, Math.max(smallestChip, boat.height * chipOfBoat));
  return { ...centreOf(boat, corner), tile, pose: 'upright' };
}

/** The middle of the middle of the table. */
export function middleOf(
  root: HTMLElement,
  corner: DOMRect,
): Pick<Footprint, 'x' | 'y'> | undefined {
  const box = root.querySelector('[data-part="middle"]')?.getBoundingClientRect();
  return box && centreOf(box, corner);
}

/**
 * Where a card lies at a spot, or would; `large` is its short side in the middle, in CSS pixels.
 */
export function footprintAt(
  root: HTMLElement,
  spot: Spot,
  card: PlayedCard,
  corner: DOMRect,
  large = largeCard,
): Footprint | undefined {
  const shown = pictureAt(root, spot, card);
  if (shown !== undefined) return footprintOf(shown, corner);
  switch (spot.at) {
    case 'hand': {
      const hand = root.querySelector('[data-region="hand"]');
      if (hand === null) return undefined;
      return { ...centreOf(hand.getBoundingClientRect(), corner), tile: large, pose: 'upright' };
    }
    case 'middle':
      return besides(middleOf(root, corner), card, large);
    case 'beaten':
    case 'out': {
      const box = root.querySelector('[data-part="middle"]')?.getBoundingClientRect();
      const below = box && { ...centreOf(box, corner), y: box.bottom - smallCard - corner.top };
      return besides(below, card, smallCard);
    }
    case 'seat': {
      const place = placeOf(root, spot)?.getBoundingClientRect();
      return place && { ...centreOf(place, corner), tile: shortSideOf(place), pose: 'upright' };
    }
  }
}

function cardAt(
  root: HTMLElement,
  spot: Spot,
  { id }: Pick<PlayedCard, 'id'>,
): HTMLElement | undefined {
  const name = nameAt(spot, id);
  const card = name === undefined ? null : root.querySelector<HTMLElement>(name);
  return card === null || card.getClientRects().length === 0 ? undefined : card;
}

function nameAt({ at }: Spot, id: string): string | undefined {
  switch (at) {
    case 'hand':
      return `[data-region="hand"] [data-card="${id}"]`;
    case 'middle':
      return `[data-part="trick"] [data-tile="trick-${id}"]`;
    case 'beaten':
      return `[data-tile="beaten-${id}"]`;
    case 'out':
    case 'seat':
      return undefined;
  }
}

/** What stands for the hand or the heap of a seat: a back, or the wu that was won last. */
function placeOf(root: HTMLElement, { seat, part }: Spot & { at: 'seat' }): Element | null {
  const place = root.querySelector(`[data-seat="${seat}"] [data-part="${part}"]`);
  const own = part === 'hand' ? place?.firstElementChild : lastOf(place, '[data-won]');
  return own ?? place;
}

function lastOf(within: Element | null, name: string): Element | undefined {
  return [...(within?.querySelectorAll(name) ?? [])].at(-1);
}

/** Where a card lies in a row around a point. */
function besides(
  point: Pick<Footprint, 'x' | 'y'> | undefined,
  { place, count }: PlayedCard,
  tile: number,
): Footprint | undefined {
  if (point === undefined) return undefined;
  const { x, y } = point;
  return { x: x + (place - (count - 1) / 2) * apart * tile, y, tile, pose: 'upright' };
}

function shortSideOf({ width, height }: DOMRect): number {
  return Math.min(width, height);
}

function centreOf({ left, top, width, height }: DOMRect, corner: DOMRect) {
  return { x: left + width / 2 - corner.left, y: top + height / 2 - corner.top };
}
