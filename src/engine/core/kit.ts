import { invariant } from './invariant.ts';
import { civilKinds, type Kind, kinds } from './kind.ts';

/** The kits a game can be played with: how many copies of each kind lie in the box (RULES.md, Tiles). */
export const kits = {
  'two-sets': { civil: 4, military: 2 },
  cards: { civil: 4, military: 4 },
} as const satisfies Record<string, { civil: number; military: number }>;

/** The name of a kit. */
export type KitId = keyof typeof kits;

/** How many copies of a kind the kit holds: 2 or 4. */
export function copiesIn(kit: KitId, kind: Kind): number {
  return civilKinds.includes(kind) ? kits[kit].civil : kits[kit].military;
}

/** Every tile of the kit in its fixed order, 64 or 84 of them. */
export function tilesOfKit(kit: KitId): readonly Kind[] {
  const tiles = kinds.flatMap((kind) => Array<Kind>(copiesIn(kit, kind)).fill(kind));
  invariant(tiles.length === 64 || tiles.length === 84, 'a kit has 64 or 84 tiles');
  return tiles;
}
