import { type Kind, seatCounts } from '../../../engine/index.ts';
import type { PictureFacts, PictureLine, PictureSeat } from './pictureFacts.ts';
import { type PictureTiles, pictureShapeOf, tileAt, tileDefinitions } from './pictureTile.ts';

/** The colours of a picture, by their names in tokens.css. */
export type PictureColours = Readonly<
  Record<
    | 'ground'
    | 'water'
    | 'water-lit'
    | 'wood'
    | 'wood-light'
    | 'wood-lip'
    | 'text'
    | 'text-quiet'
    | 'accent-text',
    string
  >
>;

/** How a text of a picture is written. */
export interface Writing {
  readonly face: 'title' | 'text';
  readonly size: number;
  readonly weight: 400 | 600;
  readonly colour: keyof PictureColours;
}

/** A text of a picture with the place of its base line's beginning, or of its middle or end. */
export interface PictureText extends Writing {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'center' | 'end';
}

/** A picture: shapes as an SVG without any words, and over them texts, which only a page can write in its own faces. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  readonly texts: readonly PictureText[];
}

/** How wide a text is as it is written. */
export type Measure = (text: string, writing: Writing) => number;

const margin = 40;
const gap = 24;
const padding = 22;
/** The width of a seat's board, by how many there are. */
const boardWidths = { 2: 430, 3: 372 } as const;
const tile = { short: 25, gap: 4, between: 13, brief: 17, row: 12 } as const;

const writings = {
  game: { face: 'text', size: 17, weight: 400, colour: 'text-quiet' },
  outcome: { face: 'title', size: 32, weight: 600, colour: 'text' },
  payment: { face: 'text', size: 18, weight: 400, colour: 'accent-text' },
  name: { face: 'title', size: 24, weight: 600, colour: 'text' },
  total: { face: 'title', size: 24, weight: 600, colour: 'accent-text' },
  balance: { face: 'text', size: 15, weight: 400, colour: 'text-quiet' },
  line: { face: 'text', size: 16, weight: 600, colour: 'text' },
  brief: { face: 'text', size: 12.5, weight: 400, colour: 'text-quiet' },
  app: { face: 'title', size: 17, weight: 600, colour: 'text-quiet' },
} as const satisfies Record<string, Writing>;

/** Draws a score sheet. Whatever is too wide for its place is cut short. */
export function sheetPicture(
  facts: PictureFacts,
  colours: PictureColours,
  tiles: PictureTiles,
  measure: Measure,
): Picture {
  const texts: PictureText[] = [];
  const shapes: string[] = [];
  const write = (
    writing: Writing,
    text: string,
    place: Pick<PictureText, 'x' | 'y'> & Partial<Pick<PictureText, 'anchor'>>,
    most = Number.POSITIVE_INFINITY,
  ): void => {
    const cut = fitting(text, most, (part) => measure(part, writing));
    texts.push({ ...writing, anchor: 'start', ...place, text: cut });
  };
  const { seats, payments } = facts;
  const count = seatCounts.find((known) => known === seats.length) ?? 2;
  const board = boardWidths[count];
  const inner = board - 2 * padding;
  const width = 2 * margin + count * board + (count - 1) * gap;

  let y = margin + 12;
  write(writings.game, facts.game, { x: margin, y }, width - 2 * margin);
  y += 42;
  write(writings.outcome, facts.outcome, { x: margin, y }, width - 2 * margin);
  y += 12;
  for (const payment of payments) {
    y += 26;
    write(writings.payment, payment, { x: margin, y }, width - 2 * margin);
  }
  const top = y + 28;

  const { height: long } = pictureShapeOf(tiles);
  const rowHeight = (tile.short * long) / 100 + tile.brief + tile.row;

  /** Puts a line under another, its tiles in as many rows as they need; gives where it ends. */
  const putLine = (
    { name, points, tiles: kinds }: PictureLine,
    x: number,
    from: number,
  ): number => {
    const base = from + 30;
    const right = { x: x + inner, y: base, anchor: 'end' } as const;
    const taken = measure(points, writings.line) + gap;
    shapes.push(
      `<path d="M${x} ${from + 8}h${inner}" stroke="${colours['wood-lip']}" stroke-opacity="0.45"/>`,
    );
    write(writings.line, name, { x, y: base }, inner - taken);
    write(writings.line, points, right);
    if (kinds.length === 0) return base + 6;
    let [left, row] = [x, base + 13];
    for (const { kind, copies, brief } of kinds) {
      const across = copies * (tile.short + tile.gap) - tile.gap;
      const wide = Math.max(across, measure(brief, writings.brief));
      if (left > x && left + wide > x + inner) [left, row] = [x, row + rowHeight];
      for (let copy = 0; copy < copies; copy += 1) {
        const at = left + (wide - across) / 2 + copy * (tile.short + tile.gap);
        shapes.push(tileAt(kind, at, row, tile.short));
      }
      const under = row + rowHeight - tile.row - 3;
      write(writings.brief, brief, { x: left + wide / 2, y: under, anchor: 'center' });
      left += wide + tile.between;
    }
    return row + rowHeight;
  };

  const putSeat = ({ name, points, balance, lines }: PictureSeat, x: number): number => {
    const base = top + padding + 20;
    const taken = measure(points, writings.total) + gap;
    write(writings.name, name, { x, y: base }, inner - taken);
    write(writings.total, points, { x: x + inner, y: base, anchor: 'end' });
    write(writings.balance, balance, { x, y: base + 25 }, inner);
    return lines.reduce((from, line) => putLine(line, x, from), base + 36);
  };

  const xOf = (seat: number): number => margin + seat * (board + gap);
  const ends = seats.map((seat, at) => putSeat(seat, xOf(at) + padding));
  const bottom = Math.max(...ends) + padding - 4;
  const boards = seats.map(
    (_, at) =>
      `<rect x="${xOf(at)}" y="${top}" width="${board}" height="${bottom - top}" rx="16" fill="url(#wood)" stroke="${colours['wood-lip']}"/>`,
  );
  const height = Math.ceil(bottom + margin + 26);
  write(writings.app, facts.app, { x: margin, y: height - margin + 8 }, width - 2 * margin);

  const kinds = new Set<Kind>(
    seats.flatMap(({ lines }) => lines.flatMap((line) => line.tiles.map(({ kind }) => kind))),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    gradient('water', [colours['water-lit'], colours.water, colours.ground]),
    gradient('wood', [colours['wood-light'], colours.wood]),
    tileDefinitions([...kinds], tiles),
    `<rect width="${width}" height="${height}" fill="url(#water)"/>`,
    ...boards,
    ...shapes,
    '</svg>',
  ];
  return { width, height, svg: svg.join(''), texts };
}

function gradient(id: string, colours: readonly string[]): string {
  const stops = colours.map(
    (colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0.15" y2="1">${stops.join('')}</linearGradient>`;
}

/** As much of a text as fits, with a sign that there is more; found by halving, for names may be long. */
function fitting(text: string, most: number, widthOf: (part: string) => number): string {
  if (widthOf(text) <= most) return text;
  const letters = [...text];
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(`${letters.slice(0, middle).join('')}…`) <= most) fits = middle;
    else tooMany = middle;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}
