import { invariant } from './invariant.ts';
import type { Kind } from './kind.ts';

/** A source of chance: each call gives a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** From 0 to `limit - 1`, each as likely; the limit is 1 or more. */
export function chooseIndex(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}

/** Fisher–Yates, from the last place down: pinned for ever, as every seed's deal depends on it. */
export function shuffleTiles(tiles: readonly Kind[], random: Random): Kind[] {
  const order = [...tiles];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = chooseIndex(last + 1, random);
    const lastTile = order[last];
    const chosenTile = order[chosen];
    invariant(lastTile !== undefined && chosenTile !== undefined, 'both places hold a tile');
    order[last] = chosenTile;
    order[chosen] = lastTile;
  }
  return order;
}
