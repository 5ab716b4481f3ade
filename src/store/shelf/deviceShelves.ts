import { createShelf, type Shelf } from './shelf.ts';

/** What lies on shelves of this device. */
export const shelfNames = [
  'match',
  'left',
  'settings',
  'ledger',
  'lessons',
  'puzzles',
  'waiting',
] as const;

/** What lies on a shelf of this device. */
export type ShelfName = (typeof shelfNames)[number];

/**
 * A shelf of this device, for as long as the page. What is set aside is numbered by the time, in
 * milliseconds.
 */
export function openShelf(name: ShelfName): Shelf {
  return createShelf(keyOf(name), () => localStorage, window, Date.now);
}

/** The key that a shelf of this device has in the browser's storage. */
export function keyOf(name: ShelfName): string {
  return `fifteen-lakes/${name}`;
}
