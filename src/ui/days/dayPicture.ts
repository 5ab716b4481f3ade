import { kindOf } from '../../engine/index.ts';
import {
  type PictureTiles,
  pictureShapeOf,
  tileAt,
  tileDefinitions,
} from '../share/picture/pictureTile.ts';
import { gradient, type Picture } from '../share/picture/sheetPicture.ts';
import {
  createSketch,
  type Measure,
  type PictureColours,
  type Writing,
} from '../share/picture/sketch.ts';

interface DayPictureGame {
  readonly game: string;
  readonly result: string;
  readonly notes: readonly string[];
}

export interface DayPictureFacts {
  readonly app: string;
  readonly date: string;
  /** How many days in a row; empty where that is not told. */
  readonly streak: string;
  readonly games: readonly DayPictureGame[];
  /** The days up to this one, each with its number in the month. */
  readonly row: readonly { readonly day: string; readonly isPlayed: boolean }[];
  /** Who shares it; empty for whoever has no name. */
  readonly name: string;
  readonly where: string;
}

const width = 640;
const margin = 40;
const room = width - 2 * margin;
/** The tiles beside the date, as over the first screen: they tell nothing of the deals. */
const floating = { kinds: [kindOf('66'), kindOf('63'), kindOf('54')], short: 34, apart: 44 };
const board = { height: 58, gap: 10, padding: 20 };
const noteHeight = 24;
/** A date that is longer is written in smaller letters, down to these. */
const leastDate = 16;
const dot = 11;

const writings = {
  app: { face: 'title', size: 19, weight: 600, colour: 'text-quiet' },
  date: { face: 'title', size: 28, weight: 600, colour: 'text' },
  streak: { face: 'text', size: 18, weight: 600, colour: 'accent-text' },
  game: { face: 'title', size: 20, weight: 600, colour: 'text' },
  result: { face: 'text', size: 18, weight: 600, colour: 'accent-text' },
  day: { face: 'text', size: 12.5, weight: 400, colour: 'text-quiet' },
  note: { face: 'text', size: 16, weight: 400, colour: 'text-quiet' },
  foot: { face: 'text', size: 16, weight: 400, colour: 'text-quiet' },
} as const satisfies Record<string, Writing>;

export function dayPicture(
  { app, date, streak, games, row, name, where }: DayPictureFacts,
  colours: PictureColours,
  tiles: PictureTiles,
  measure: Measure,
): Picture {
  const sketch = createSketch(measure);
  const tilesWide = floating.apart * (floating.kinds.length - 1) + floating.short;
  const tilesLeft = width - margin - tilesWide;
  const beside = room - tilesWide - margin / 2;
  sketch.write(writings.app, app, { x: margin, y: margin + 14 }, beside);
  const whole = writings.date.size * Math.min(1, beside / measure(date, writings.date));
  const size = Math.max(leastDate, Math.floor(whole));
  sketch.write({ ...writings.date, size }, date, { x: margin, y: margin + 54 }, beside);
  sketch.write(writings.streak, streak, { x: margin, y: margin + 86 }, beside);
  for (const [at, kind] of floating.kinds.entries()) {
    const top = margin + 4 * (at % 2);
    sketch.shapes.push(tileAt(kind, tilesLeft + at * floating.apart, top, floating.short));
  }
  const tilesEnd = margin + 8 + (floating.short * pictureShapeOf(tiles).height) / 100;
  let y = Math.max(margin + 106, tilesEnd + 16);
  for (const { game, result, notes } of games) {
    const high = board.height + (notes.length === 0 ? 0 : noteHeight);
    sketch.shapes.push(
      `<rect x="${margin}" y="${y}" width="${room}" height="${high}" rx="14" fill="url(#wood)" stroke="${colours['wood-lip']}"/>`,
    );
    const [left, base] = [margin + board.padding, y + board.height / 2 + 7];
    const inner = room - 2 * board.padding;
    const taken = sketch.measure(result, writings.result) + board.padding;
    sketch.write(writings.game, game, { x: left, y: base }, inner - taken);
    sketch.write(writings.result, result, { x: left + inner, y: base, anchor: 'end' }, inner);
    const below = { x: left, y: base + noteHeight + 2 };
    if (notes.length > 0) sketch.write(writings.note, notes.join(' · '), below, inner);
    y += high + board.gap;
  }
  y += 22;
  for (const [at, { day, isPlayed }] of row.entries()) {
    const x = margin + dot + ((room - 2 * dot) / (row.length - 1)) * at;
    const fill = isPlayed ? colours['accent-text'] : 'none';
    const stroke = colours[isPlayed ? 'accent-text' : 'text-quiet'];
    sketch.shapes.push(
      `<circle cx="${x}" cy="${y}" r="${dot - 2}" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`,
    );
    sketch.write(writings.day, day, { x, y: y + dot + 15, anchor: 'center' });
  }
  const foot = y + dot + 58;
  const taken = sketch.measure(where, writings.foot) + board.padding;
  sketch.write(writings.foot, name, { x: margin, y: foot }, Math.max(room - taken, 0));
  sketch.write(writings.foot, where, { x: width - margin, y: foot, anchor: 'end' }, room);
  const height = Math.ceil(foot + margin - 10);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    gradient('water', [colours['water-lit'], colours.water, colours.ground]),
    gradient('wood', [colours['wood-light'], colours.wood]),
    tileDefinitions(floating.kinds, tiles),
    `<rect width="${width}" height="${height}" fill="url(#water)"/>`,
    ...sketch.shapes,
    '</svg>',
  ];
  return { width, height, svg: svg.join(''), texts: sketch.texts };
}
