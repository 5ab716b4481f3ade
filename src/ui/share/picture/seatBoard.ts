import type { PictureLine, PictureSeat } from './pictureFacts.ts';
import { type PictureTiles, pictureShapeOf, tileAt } from './pictureTile.ts';
import type { PictureColours, Sketch, Writing } from './sketch.ts';

const padding = 22;
const gap = 24;
const tile = { short: 25, gap: 4, between: 13, brief: 17, row: 12 } as const;

const writings = {
  name: { face: 'title', size: 24, weight: 600, colour: 'text' },
  total: { face: 'title', size: 24, weight: 600, colour: 'accent-text' },
  balance: { face: 'text', size: 15, weight: 400, colour: 'text-quiet' },
  line: { face: 'text', size: 16, weight: 600, colour: 'text' },
  brief: { face: 'text', size: 12.5, weight: 400, colour: 'text-quiet' },
} as const satisfies Record<string, Writing>;

export interface SeatBoard {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Returns where the board ends. */
export function putSeat(
  sketch: Sketch,
  { name, points, balance, lines }: PictureSeat,
  { x, y, width }: SeatBoard,
  colours: PictureColours,
  tiles: PictureTiles,
): number {
  const [left, inner, base] = [x + padding, width - 2 * padding, y + padding + 20];
  const taken = sketch.measure(points, writings.total) + gap;
  sketch.write(writings.name, name, { x: left, y: base }, inner - taken);
  sketch.write(writings.total, points, { x: left + inner, y: base, anchor: 'end' });
  sketch.write(writings.balance, balance, { x: left, y: base + 25 }, inner);
  const end = lines.reduce((from, line) => {
    sketch.shapes.push(
      `<path d="M${left} ${from + 8}h${inner}" stroke="${colours['wood-lip']}" stroke-opacity="0.45"/>`,
    );
    return putLine(sketch, line, { x: left, y: from + 30, width: inner }, tiles);
  }, base + 36);
  return end + padding - 4;
}

/** From its base line, its tiles in as many rows as they need; returns where it ends. */
function putLine(
  sketch: Sketch,
  { name, points, tiles: groups }: PictureLine,
  { x, y, width }: SeatBoard,
  tiles: PictureTiles,
): number {
  const taken = sketch.measure(points, writings.line) + gap;
  sketch.write(writings.line, name, { x, y }, width - taken);
  sketch.write(writings.line, points, { x: x + width, y, anchor: 'end' });
  if (groups.length === 0) return y + 6;
  const rowHeight = (tile.short * pictureShapeOf(tiles).height) / 100 + tile.brief + tile.row;
  let [left, row] = [x, y + 13];
  for (const { kinds, brief } of groups) {
    // Many cards lie over each other, so that they stay on the board.
    const whole = kinds.length * (tile.short + tile.gap) - tile.gap;
    const across = Math.min(whole, width);
    const apart = kinds.length > 1 ? (across - tile.short) / (kinds.length - 1) : 0;
    const wide = Math.max(across, sketch.measure(brief, writings.brief));
    if (left > x && left + wide > x + width) [left, row] = [x, row + rowHeight];
    for (const [place, kind] of kinds.entries()) {
      const at = left + (wide - across) / 2 + place * apart;
      sketch.shapes.push(tileAt(kind, at, row, tile.short));
    }
    const under = row + rowHeight - tile.row - 3;
    sketch.write(writings.brief, brief, { x: left + wide / 2, y: under, anchor: 'center' });
    left += wide + tile.between;
  }
  return row + rowHeight;
}
