import { type Kind, leastSeats, parseSeatCount } from '../../../engine/index.ts';
import type { PictureFacts, SignedFacts } from './pictureFacts.ts';
import { type PictureTiles, tileDefinitions } from './pictureTile.ts';
import { putSeat, type SeatBoard } from './seatBoard.ts';
import {
  createSketch,
  type Measure,
  type PictureColours,
  type PictureText,
  type Writing,
} from './sketch.ts';

/** Shapes as an SVG, and over them texts, which only a page can write in its own faces. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  readonly texts: readonly PictureText[];
}

const margin = 40;
const gap = 24;
/** The width of a seat's board, by how many there are. */
const boardWidths = { 2: 430, 3: 372, 4: 372 } as const;

const writings = {
  game: { face: 'text', size: 17, weight: 400, colour: 'text-quiet' },
  outcome: { face: 'title', size: 32, weight: 600, colour: 'text' },
  payment: { face: 'text', size: 18, weight: 400, colour: 'accent-text' },
  app: { face: 'title', size: 17, weight: 600, colour: 'text-quiet' },
  where: { face: 'text', size: 17, weight: 600, colour: 'accent-text' },
} as const satisfies Record<string, Writing>;

/** Draws a score sheet. Whatever is too wide for its place is cut short. */
export function sheetPicture(
  facts: SignedFacts,
  colours: PictureColours,
  tiles: PictureTiles,
  measure: Measure,
): Picture {
  const sketch = createSketch(measure);
  const { seats, payments, where } = facts;
  const count = parseSeatCount(seats.length) ?? leastSeats;
  const width = 2 * margin + count * boardWidths[count] + (count - 1) * gap;
  const room = width - 2 * margin;

  sketch.write(writings.game, facts.game, { x: margin, y: margin + 12 }, room);
  sketch.write(writings.outcome, facts.outcome, { x: margin, y: margin + 54 }, room);
  let y = margin + 66;
  for (const payment of payments) {
    y += 26;
    sketch.write(writings.payment, payment, { x: margin, y }, room);
  }
  y += 28;

  const boards = seats.map((seat, at) => {
    const board: SeatBoard = {
      x: margin + at * (boardWidths[count] + gap),
      y,
      width: boardWidths[count],
    };
    return { ...board, end: putSeat(sketch, seat, board, colours, tiles) };
  });
  const bottom = Math.max(...boards.map(({ end }) => end));
  const height = Math.ceil(bottom + margin + 26);
  const foot = height - margin + 8;
  sketch.write(writings.app, facts.app, { x: margin, y: foot }, room);
  if (where !== undefined) {
    const left = room - sketch.measure(facts.app, writings.app) - gap;
    sketch.write(writings.where, where, { x: width - margin, y: foot, anchor: 'end' }, left);
  }

  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    gradient('water', [colours['water-lit'], colours.water, colours.ground]),
    gradient('wood', [colours['wood-light'], colours.wood]),
    tileDefinitions(kindsOf(facts), tiles),
    `<rect width="${width}" height="${height}" fill="url(#water)"/>`,
    ...boards.map(
      (board) =>
        `<rect x="${board.x}" y="${y}" width="${board.width}" height="${bottom - y}" rx="16" fill="url(#wood)" stroke="${colours['wood-lip']}"/>`,
    ),
    ...sketch.shapes,
    '</svg>',
  ];
  return { width, height, svg: svg.join(''), texts: sketch.texts };
}

function kindsOf({ seats }: PictureFacts): Kind[] {
  const lines = seats.flatMap((seat) => seat.lines);
  return [...new Set(lines.flatMap(({ tiles }) => tiles.flatMap(({ kinds }) => kinds)))];
}

/** A gradient of an SVG from top to bottom, by its id. */
export function gradient(id: string, colours: readonly string[]): string {
  const stops = colours.map(
    (colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0.15" y2="1">${stops.join('')}</linearGradient>`;
}
