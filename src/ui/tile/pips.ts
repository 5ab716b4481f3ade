import { halvesOf, isRedHalf, type Kind } from '../../engine/index.ts';
import { shapeOf, type TileMake, type TileShape } from './make.ts';

/** One pip of a tile on end, in the units of its shape, high half on top. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly red: boolean;
}

export interface Figure {
  readonly radius: number;
  readonly pips: readonly Pip[];
}

/** On which long side of a tile on end the band with its words lies. */
export type BandSide = 'left' | 'right';

export interface Design {
  readonly make: TileMake;
  readonly cut?: boolean | undefined;
  readonly band?: BandSide | undefined;
}

/** How wide the band is, in the units of a tile's shape. */
export const bandWidth = 32;

/** How far a figure reaches along a whole card from either end. */
export const cardEnd = 160;

/** What a figure is laid out by, in the units of the tile's shape. */
interface Measures {
  readonly radius: number;
  readonly left: number;
  readonly middle: number;
  readonly right: number;
  /** Where the first row is, and how far apart the rows of a half are. */
  readonly first: number;
  readonly row: number;
  /** Where the first row of the low half is, given how long the halves are. */
  readonly second: (highLength: number, lowLength: number) => number;
  /** How far apart the rows of a double are that is one figure. */
  readonly step: (rows: number) => number;
}

/** Where the pips of a kind are and which of them are red (LOOK.md, Tiles). */
export function figureOf(kind: Kind, { make, cut = false, band }: Design): Figure {
  const measures = measuresOf(make, cut, band);
  const pips = pairOf(kind, measures);
  if (make !== 'cards' || cut) return { radius: measures.radius, pips };
  const { width, height } = shapeOf(make);
  const turned = pips.map(({ x, y, red }) => ({ x: width - x, y: height - y, red }));
  return { radius: measures.radius, pips: [...pips, ...turned] };
}

/** Whether a kind is one figure over the whole tile, with nothing between its halves. */
export function isOneFigure(kind: Kind): boolean {
  return wholeFigures[halvesOf(kind).join('-')] !== undefined;
}

function measuresOf(make: TileMake, cut: boolean, band: BandSide | undefined): Measures {
  if (make !== 'cards') return blockMeasures(band);
  return cut ? cutMeasures(band) : cardMeasures(band);
}

/** A tile has each half at its own end. */
function blockMeasures(band: BandSide | undefined): Measures {
  const { width } = shapeOf('lacquer');
  const [radius, apart, row] = band === undefined ? [14.6, 21, 36] : [11.2, 15, 31];
  return {
    radius,
    ...columnsAt(besideBand(band, width / 2, 34.5), apart),
    row,
    ...endToEnd(shapeOf('lacquer'), radius + 11.4),
  };
}

/** A card that shows its pair once has each half at its own end too. */
function cutMeasures(band: BandSide | undefined): Measures {
  const shape = shapeOf('cards', true);
  const [radius, apart, row] = band === undefined ? [13, 19, 29] : [10.5, 14.6, 27];
  return {
    radius,
    ...columnsAt(besideBand(band, shape.width / 2, 36), apart),
    row,
    ...endToEnd(shape, 20.5),
  };
}

/** The rows of a figure that reaches from one end of its shape to the other. */
function endToEnd(
  { height }: TileShape,
  first: number,
): Pick<Measures, 'first' | 'second' | 'step'> {
  return {
    first,
    second: (_, lowLength) => height - first - lowLength,
    step: (rows) => (height - 2 * first) / (rows - 1),
  };
}

/** A whole card has both halves close together at either end. */
function cardMeasures(band: BandSide | undefined): Measures {
  const { width } = shapeOf('cards');
  const first = 22;
  return {
    radius: 10.5,
    ...columnsAt(besideBand(band, width / 2, 36), 17),
    first,
    row: 23.5,
    second: (highLength) => first + highLength + 33,
    step: (rows) => (rows === 6 ? 25.4 : 31),
  };
}

function besideBand(band: BandSide | undefined, alone: number, beside: number): number {
  if (band === undefined) return alone;
  return band === 'right' ? beside : 2 * alone - beside;
}

function columnsAt(middle: number, apart: number): Pick<Measures, 'left' | 'middle' | 'right'> {
  return { left: middle - apart, middle, right: middle + apart };
}

function pairOf(kind: Kind, measures: Measures): readonly Pip[] {
  const [high, low] = halvesOf(kind);
  const whole = wholeFigures[`${high}-${low}`];
  if (whole !== undefined) return whole(measures);
  const upper = halfOf(high, measures);
  const lower = halfOf(low, measures);
  const second = measures.second(lengthOf(upper), lengthOf(lower));
  return [...movedBy(measures.first, upper), ...movedBy(second, lower)];
}

function lengthOf(pips: readonly Pip[]): number {
  return Math.max(...pips.map(({ y }) => y));
}

function movedBy(down: number, pips: readonly Pip[]): Pip[] {
  return pips.map((pip) => ({ ...pip, y: pip.y + down }));
}

/** The rows of each half, by the columns that have a pip. */
type Row = readonly ('left' | 'middle' | 'right')[];
const both: Row = ['left', 'right'];
const halves: Readonly<Record<number, readonly Row[]>> = {
  1: [['middle']],
  2: [both],
  3: [['left'], ['middle'], ['right']],
  4: [both, both],
  5: [both, ['middle'], both],
  6: [both, both, both],
};

/** A half whose first row is at 0. */
function halfOf(half: number, measures: Measures): readonly Pip[] {
  const red = isRedHalf(half);
  return (halves[half] ?? []).flatMap((row, at) =>
    row.map((column) => ({ x: measures[column], y: at * measures.row, red })),
  );
}

const one: Row = ['middle'];

const wholeFigures: Readonly<Record<string, (measures: Measures) => readonly Pip[]>> = {
  '3-3': (measures) => rowsOf([one, one, both, one, one], measures, () => false),
  '4-4': (measures) => rowsOf([both, both, both, both], measures, () => true),
  '6-6': (measures) =>
    rowsOf([both, both, both, both, both, both], measures, (row, column) =>
      row < 3 ? column === 'left' : column === 'right',
    ),
};

function rowsOf(
  rows: readonly Row[],
  measures: Measures,
  isRed: (row: number, column: Row[number]) => boolean,
): readonly Pip[] {
  const step = measures.step(rows.length);
  return rows.flatMap((row, at) =>
    row.map((column) => ({
      x: measures[column],
      y: measures.first + at * step,
      red: isRed(at, column),
    })),
  );
}
