import { shapeOf, type TilePose } from './make.ts';
import { bandWidth, cardEnd, type Design } from './pips.ts';

/** A piece of writing on a tile as it lies, in the units of its shape. */
export interface BandWriting {
  readonly text: string;
  readonly size: number;
  /** Where its base line begins or has its middle: one place, or one for each character. */
  readonly x: string;
  readonly y: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly transform?: string;
}

/** How wide characters are at most, in ems. */
const han = 1;
const latin = 0.62;
const digit = 0.7;
/** From the base line to the middle of a capital, a digit or a Chinese character, in ems. */
const half = 0.36;

const largestCharacters = 25;
const largestLetters = 22;
/** How large the sound of Chinese characters is written behind them. */
const soundSize = 0.75;
const totalSizes: Readonly<Record<TilePose, number>> = { upright: 21, sideways: 25 };
const edge = 9;
const gap = 8;

/**
 * The total of a tile: at the start of its band and, on a whole card, in the opposite corner too.
 * It stands upright in both, for a 9 that is turned is a 6.
 */
export function totalWriting(
  total: number,
  design: Design,
  pose: TilePose,
): readonly BandWriting[] {
  const { width, height } = shapeOf(design.make, design.cut);
  const text = String(total);
  const size = totalSizes[pose];
  const line = lineOf(design);
  const [first, last]: readonly [BandWriting, BandWriting] =
    pose === 'upright'
      ? [
          { text, size, anchor: 'middle', x: round(line), y: round(edge + size * 2 * half) },
          { text, size, anchor: 'middle', x: round(width - line), y: round(height - edge) },
        ]
      : [
          { text, size, anchor: 'start', x: round(edge), y: round(line + size * half) },
          {
            text,
            size,
            anchor: 'end',
            x: round(height - edge),
            y: round(width - line + size * half),
          },
        ];
  return showsBothEnds(design) ? [first, last] : [first];
}

/** A name in Chinese characters and how they sound; a name in other writing is all sound. */
export function charactersAndSound(name: string): readonly [characters: string, sound: string] {
  const [, characters = '', sound = ''] = /^(\p{Script=Han}*)\s*(.*)$/u.exec(name) ?? [];
  return [characters, sound];
}

/**
 * The name of a tile along its band, behind the total if there is one, as large as there is room
 * for by an estimate of its width. Chinese characters stand upright whichever way the tile lies;
 * other writing runs along the tile.
 */
export function nameWriting(
  name: string,
  total: number | undefined,
  design: Design,
  pose: TilePose,
): readonly BandWriting[] {
  const [from, to] = roomForName(total, design, pose);
  const [characters, sound] = charactersAndSound(name);
  const count = [...characters].length;
  const lettering = count === 0 ? 1 : soundSize;
  const between = count > 0 && sound !== '' ? 0.3 : 0;
  const ems = count * han + between + sound.length * latin * lettering;
  const largest = count === 0 ? largestLetters : largestCharacters;
  const size = Math.min(largest, (to - from) / ems);
  const start = total === undefined ? (from + to - size * ems) / 2 : from;
  const places = Array.from({ length: count }, (_, at) => start + size * han * (at + 0.5));
  const soundFrom = start + size * (count * han + between);
  return [
    ...(count === 0 ? [] : [charactersAt(characters, size, places, design, pose)]),
    ...(sound === '' ? [] : [lettersFrom(sound, size * lettering, soundFrom, design, pose)]),
  ];
}

function charactersAt(
  text: string,
  size: number,
  places: readonly number[],
  design: Design,
  pose: TilePose,
): BandWriting {
  const line = lineOf(design);
  const [x, y] =
    pose === 'upright'
      ? [places.map(() => line), places.map((place) => place + size * half)]
      : [places, [line + size * half]];
  return { text, size, anchor: 'middle', x: x.map(round).join(' '), y: y.map(round).join(' ') };
}

function lettersFrom(
  text: string,
  size: number,
  from: number,
  design: Design,
  pose: TilePose,
): BandWriting {
  const line = lineOf(design);
  const below = size * half;
  if (pose === 'sideways')
    return { text, size, anchor: 'start', x: round(from), y: round(line + below) };
  const transform = `translate(${round(line)} ${round(from)}) rotate(90)`;
  return { text, size, anchor: 'start', x: '0', y: round(below), transform };
}

/** Across the tile as it lies; on cards it keeps clear of the printed line. */
function lineOf({ make }: Design): number {
  return shapeOf(make).width - bandWidth / 2 - (make === 'cards' ? 3 : 1);
}

function roomForName(
  total: number | undefined,
  design: Design,
  pose: TilePose,
): readonly [from: number, to: number] {
  const { height } = shapeOf(design.make, design.cut);
  const to = showsBothEnds(design) ? height - cardEnd - gap : height - edge;
  if (total === undefined) return [edge, to];
  const size = totalSizes[pose];
  const behind = pose === 'upright' ? size * 2 * half : String(total).length * digit * size;
  return [edge + behind + gap, to];
}

function showsBothEnds({ make, cut }: Design): boolean {
  return make === 'cards' && !cut;
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
