import { type Kind, kinds } from '../../engine/index.ts';
import { shapeOf, type TilePose } from './make.ts';
import { type BandSide, type Design, figureOf, type Pip } from './pips.ts';
import type { TileLookValue } from './TileLook.tsx';

/** The pips of a tile as it lies, one SVG path for each colour. */
export interface Face {
  readonly plain: string;
  readonly red: string;
  /** Plain and red together. */
  readonly all: string;
  /** The upper rims, which lie in the shade where pips are hollow. */
  readonly shade: string;
}

/** The hole of a ring to the ring. */
const hole = 0.52;

const drawn = new Map<string, readonly Face[]>();

/** The band is along the bottom of a tile on its side, to the right on one on end. */
export function designOf({ make, cut, totals, names }: TileLookValue, pose: TilePose): Design {
  const side: BandSide = pose === 'upright' ? 'right' : 'left';
  return { make, cut, band: totals || names ? side : undefined };
}

/** The pips of a kind; each design is drawn once. */
export function faceOf(kind: Kind, design: Design, pose: TilePose, redAsRings: boolean): Face {
  const key = [design.make, design.cut, design.band, pose, redAsRings].join();
  let faces = drawn.get(key);
  if (faces === undefined) {
    faces = kinds.map((each) => draw(each, design, pose, redAsRings));
    drawn.set(key, faces);
  }
  return faces[kind] ?? draw(kind, design, pose, redAsRings);
}

function draw(kind: Kind, design: Design, pose: TilePose, redAsRings: boolean): Face {
  const { radius, pips } = figureOf(kind, design);
  const { width } = shapeOf(design.make);
  const lying = pips.map((pip) =>
    pose === 'upright' ? pip : { ...pip, x: pip.y, y: width - pip.x },
  );
  const plain = lying.filter(({ red }) => !red).map((pip) => disc(pip, radius));
  const red = lying
    .filter((pip) => pip.red)
    .map((pip) => (redAsRings ? ring(pip, radius) : disc(pip, radius)));
  const shaded = lying
    .filter((pip) => !(pip.red && redAsRings))
    .map((pip) => crescent(pip, radius));
  return {
    plain: plain.join(''),
    red: red.join(''),
    all: [...plain, ...red].join(''),
    shade: shaded.join(''),
  };
}

function disc(pip: Pip, radius: number): string {
  return circle(pip, radius, 1);
}

/** The inner circle runs the other way round, so that it stays open. */
function ring(pip: Pip, radius: number): string {
  return circle(pip, radius, 1) + circle(pip, radius * hole, 0);
}

/** The upper edge of a pip as it is seen, whichever way the tile lies. */
function crescent({ x, y }: Pip, radius: number): string {
  const r = round(radius);
  const across = round(2 * radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 0 1 ${across} 0a${r} ${round(radius * 0.8)} 0 0 0 ${-across} 0z`;
}

function circle({ x, y }: Pip, radius: number, sweep: 0 | 1): string {
  const r = round(radius);
  const across = round(2 * radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 ${sweep} ${across} 0a${r} ${r} 0 1 ${sweep} ${-across} 0z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
