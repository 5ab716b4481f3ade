import { halvesOf, isRedHalf, type Kind } from '../../engine/index.ts';

/** One pip of a tile that is 100 wide and 240 high, high half on top. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly red: boolean;
}

/** The measures every tile is drawn in. */
export const tileBox = { width: 100, height: 240, pipRadius: 14.6 } as const;

/** The long side of a tile to its short one. */
export const tileRatio = tileBox.height / tileBox.width;

type Point = readonly [x: number, y: number];

const left = 29;
const middle = 50;
const right = 71;

/** A half as it lies at the upper end, its first row at {@link end}. */
const end = 26;
const halfFigures: Readonly<Record<number, readonly Point[]>> = {
  1: [[middle, 0]],
  2: pairs([0]),
  3: [
    [left - 3, 0],
    [middle, 30],
    [right + 3, 60],
  ],
  4: pairs([0, 35]),
  5: [...pairs([0, 60]), [middle, 30]],
  6: pairs([0, 34, 68]),
};

/** The doubles that are one figure over the whole tile. */
const wholeFigures: Readonly<Record<string, readonly Pip[]>> = {
  '3-3': [
    ...[0, 1, 3, 4].map((row) => ({ x: middle, y: spread(row, 5), red: false })),
    ...[left, right].map((x) => ({ x, y: spread(2, 5), red: false })),
  ],
  '4-4': [0, 1, 2, 3].flatMap((row) => columns(spread(row, 4), [true, true])),
  '6-6': [0, 1, 2, 3, 4, 5].flatMap((row) => columns(spread(row, 6), [row < 3, row >= 3])),
};

/** Where the pips of a kind are and which of them are red (RULES.md, Drawing a tile). */
export function pipsOn(kind: Kind): readonly Pip[] {
  const [high, low] = halvesOf(kind);
  const whole = wholeFigures[`${high}-${low}`];
  if (whole !== undefined) return whole;
  const upper = halfFigures[high] ?? [];
  const lower = halfFigures[low] ?? [];
  const depth = Math.max(...lower.map(([, y]) => y));
  const lowerTop = tileBox.height - end - depth;
  return [
    ...upper.map(([x, y]) => ({ x, y: end + y, red: isRedHalf(high) })),
    ...lower.map(([x, y]) => ({ x, y: lowerTop + y, red: isRedHalf(low) })),
  ];
}

function pairs(rows: readonly number[]): Point[] {
  return rows.flatMap((y): Point[] => [
    [left, y],
    [right, y],
  ]);
}

function columns(y: number, [leftRed, rightRed]: readonly [boolean, boolean]): Pip[] {
  return [
    { x: left, y, red: leftRed },
    { x: right, y, red: rightRed },
  ];
}

function spread(row: number, rows: number): number {
  return end + (row * (tileBox.height - 2 * end)) / (rows - 1);
}
