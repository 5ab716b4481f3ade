import { ratioOf, type TileMake } from '../tile/make.ts';
import type { TilePose } from '../tile/Tile.tsx';

/** A box of the screen, in CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  readonly columns: number;
  readonly rows: number;
  readonly pose: TilePose;
  /** The short side of a tile. */
  readonly tile: number;
}

export interface FitLimits {
  /** No tile grows beyond this short side. */
  readonly largest: number;
  /** The long side of a tile to its short one. */
  readonly ratio: number;
  readonly favoured: TilePose;
  /** How much larger tiles must come out in the other pose for it; `Infinity` for never. */
  readonly favour: number;
}

const touch = 44;
/** Below this a target is no target (WCAG 2.2, Target Size). */
const leastTouch = 24;

/**
 * The columns and the pose that show so many tiles largest; between layouts of nearly the same
 * size, the one whose cells a thumb can hit, then the one that is closer to a square of tiles.
 */
export function fitTiles(
  { width, height }: Box,
  count: number,
  { largest, ratio, favoured, favour }: FitLimits,
): Fit {
  let best: Fit = { columns: Math.max(count, 1), rows: 1, pose: favoured, tile: 10 };
  let bestScore = -1;
  for (const pose of ['sideways', 'upright'] as const) {
    for (let columns = 1; columns <= Math.max(count, 1); columns += 1) {
      const rows = Math.ceil(count / columns);
      // With fewer columns as few rows do: then the rows are even, and the tiles larger.
      if (Math.ceil(count / rows) < columns) continue;
      const cell = { width: width / columns, height: height / rows };
      const [across, along] =
        pose === 'upright' ? [cell.width, cell.height] : [cell.height, cell.width];
      const least = Math.min(across, along);
      const gap = Math.min(8, Math.max(3, least * 0.12));
      const tile = Math.floor(Math.min(largest, across - gap, (along - gap) / ratio));
      const waste = (columns * rows - count) / Math.max(count, 1);
      const thumb = least < leastTouch ? 0 : Math.min(touch, least) / touch;
      const sparse = 1 - Math.min(along / (across * ratio), (across * ratio) / along);
      const liking = pose === favoured ? 1 : 1 / favour;
      const score = tile * liking * (0.1 + thumb) * (1 - 0.12 * waste) * (1 - 0.08 * sparse);
      if (tile > 0 && score > bestScore) {
        bestScore = score;
        best = { columns, rows, pose, tile };
      }
    }
  }
  return best;
}

export interface MakeFit extends Fit {
  readonly cut: boolean;
}

/** Whole cards with a shorter side than this are hard to read and to hit, in CSS pixels. */
const leastWhole = 38;

/**
 * The layout for tiles of one make, as {@link fitTiles} finds it: cards lie whole where their short
 * side is at least 38 px so, else cut to half their length.
 * @param cut whether cards are cut, where that is not for this layout to say: a tile keeps its face
 */
export function fitMake(
  box: Box,
  count: number,
  make: TileMake,
  limits: Omit<FitLimits, 'ratio'>,
  cut?: boolean,
): MakeFit {
  const whole = fitTiles(box, count, { ...limits, ratio: ratioOf(make) });
  if (make !== 'cards' || !(cut ?? whole.tile < leastWhole)) return { ...whole, cut: false };
  return { ...fitTiles(box, count, { ...limits, ratio: ratioOf(make, true) }), cut: true };
}
