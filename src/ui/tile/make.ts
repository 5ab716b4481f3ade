export const tileMakes = ['lacquer', 'ivory', 'cards'] as const;

/** What a tile is made of: black lacquer, ivory, or the paper of a long and narrow card. */
export type TileMake = (typeof tileMakes)[number];

/** How a tile lies: on end, or turned a quarter so that its high half is on the left. */
export type TilePose = 'upright' | 'sideways';

/** The measures a tile is drawn in, on end; the short side is always 100. */
export interface TileShape {
  readonly width: number;
  readonly height: number;
}

const block: TileShape = { width: 100, height: 240 };
const card: TileShape = { width: 100, height: 390 };
const halfCard: TileShape = { width: card.width, height: card.height / 2 };

/** A card may be cut to half its length, tiles never (LOOK.md, Tiles). */
export function shapeOf(make: TileMake, cut = false): TileShape {
  if (make !== 'cards') return block;
  return cut ? halfCard : card;
}

/** The long side of a tile to its short one, at least 1; see {@link shapeOf}. */
export function ratioOf(make: TileMake, cut = false): number {
  const { width, height } = shapeOf(make, cut);
  return height / width;
}
