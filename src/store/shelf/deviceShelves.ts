import { createShelf, type Shelf } from './shelf.ts';

export const shelfNames = [
  'match',
  'left',
  'settings',
  'ledger',
  'lessons',
  'puzzles',
  'waiting',
  'tables',
] as const;
export type ShelfName = (typeof shelfNames)[number];

/** Lasts as long as the page. What is set aside is numbered by the time, in milliseconds. */
export function openShelf(name: ShelfName): Shelf {
  return createShelf(keyOf(name), () => localStorage, window, Date.now);
}

export function keyOf(name: ShelfName): string {
  return `fifteen-lakes/${name}`;
}
