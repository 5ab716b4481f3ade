import type { KindFacts } from '../../../engine/fishing/index.ts';

/** Kinds of equal pips that catch each other. */
export type Shoal = readonly KindFacts[];

/** Shoals joined by a pair of unequal pips, most pips first; most schools are one shoal. */
export interface School {
  readonly shoals: readonly Shoal[];
  /** How many kinds it holds. */
  readonly size: number;
  /** Whether its kinds catch only themselves and stand apart, with no pips in common. */
  readonly apart?: true;
}

/**
 * Each school is all that is reached from one of its kinds; last those catching only themselves.
 */
export function schoolsOf(kinds: readonly KindFacts[]): readonly School[] {
  const selfOnly = kinds.filter((facts) => facts.selfOnly);
  const schools: School[] = [];
  const placed = new Set<KindFacts>(selfOnly);
  for (const first of kinds) {
    if (placed.has(first)) continue;
    const members = reachedFrom(first, kinds);
    for (const member of members) placed.add(member);
    schools.push({ shoals: shoalsOf(members), size: members.length });
  }
  if (selfOnly.length === 0) return schools;
  return [...schools, { shoals: [selfOnly], size: selfOnly.length, apart: true }];
}

function reachedFrom(first: KindFacts, kinds: readonly KindFacts[]): readonly KindFacts[] {
  const reached = new Set<KindFacts>([first]);
  for (const member of reached) {
    for (const other of kinds) if (member.catches.includes(other.kind)) reached.add(other);
  }
  return kinds.filter((facts) => reached.has(facts));
}

/** Those of a shoal that are joined with the next one stand last, beside it. */
function shoalsOf(members: readonly KindFacts[]): readonly Shoal[] {
  const pips = [...new Set(members.map((facts) => facts.pips))];
  return pips.map((sum) =>
    members
      .filter((facts) => facts.pips === sum)
      .toSorted((one, other) => Number(isBridge(one, members)) - Number(isBridge(other, members))),
  );
}

/** Whether a kind catches one of other pips. */
export function isBridge(facts: KindFacts, members: readonly KindFacts[]): boolean {
  return members.some(({ kind, pips }) => pips !== facts.pips && facts.catches.includes(kind));
}

/** A box to draw in, and what a tile takes there. */
export interface CatchRoom {
  readonly width: number;
  readonly height: number;
  /** The long side of a tile to its short one. */
  readonly ratio: number;
}

/** The picture's measures in CSS pixels, as Catches.module.css draws them. */
const catchMeasures = {
  key: 6,
  /** The least a key is wide, for a thumb. */
  leastKey: 44,
  /** A school's own edge and the space after it, in both directions. */
  schoolWidth: 20,
  schoolHeight: 42,
  link: 18,
  /** The least that those which stand apart take, for the words above them. */
  apart: 160,
} as const;

const largestTile = 104;
const smallestTile = 20;

/** The schools row by row, where those follow each other, and the short side of the tiles. */
export interface CatchFit {
  readonly tile: number;
  readonly rows: readonly (readonly School[])[];
}

/** The largest tiles with which all schools fit into a room. */
export function fitCatches(schools: readonly School[], room: CatchRoom): CatchFit {
  for (let tile = largestTile; tile > smallestTile; tile -= 1) {
    const rows = rowsFor(schools, room.width, tile);
    const fits = rows !== undefined && heightOf(rows, tile, room.ratio) <= room.height;
    if (fits) return { tile, rows };
  }
  return {
    tile: smallestTile,
    rows: rowsFor(schools, room.width, smallestTile) ?? schools.map((school) => [school]),
  };
}

function rowsFor(schools: readonly School[], width: number, tile: number): School[][] | undefined {
  const rows: School[][] = [];
  let left = 0;
  for (const school of schools) {
    const own = widthOf(school, tile);
    if (own > width) return undefined;
    const row = rows.at(-1);
    if (row === undefined || own > left) {
      rows.push([school]);
      left = width - own;
    } else {
      row.push(school);
      left -= own;
    }
  }
  return rows;
}

function widthOf(school: School, tile: number): number {
  const { schoolWidth, apart } = catchMeasures;
  return Math.max(schoolWidth + keysWidthOf(school, tile), school.apart ? apart : 0);
}

function keysWidthOf({ shoals, size }: School, tile: number): number {
  const { key, leastKey, link } = catchMeasures;
  return (shoals.length - 1) * link + size * Math.max(tile + key, leastKey);
}

function heightOf(rows: readonly (readonly School[])[], tile: number, ratio: number): number {
  const { key, leastKey, schoolHeight } = catchMeasures;
  return rows.length * (schoolHeight + Math.max(tile * ratio + key, leastKey));
}

interface CatchSlot {
  readonly facts: KindFacts;
  readonly row: number;
  /** The middle of its key from the middle of its row, for rows are centred; in CSS pixels. */
  readonly x: number;
}

export function slotsOf({ tile, rows }: CatchFit): readonly CatchSlot[] {
  const { key, leastKey, link } = catchMeasures;
  const step = Math.max(tile + key, leastKey);
  return rows.flatMap((schools, row) => {
    const width = schools.reduce((sum, school) => sum + widthOf(school, tile), 0);
    let from = -width / 2;
    return schools.flatMap((school) => {
      const start = from + (widthOf(school, tile) - keysWidthOf(school, tile)) / 2;
      from += widthOf(school, tile);
      let before = 0;
      return school.shoals.flatMap((shoal, at) =>
        shoal.map((facts) => {
          const x = start + at * link + (before + 0.5) * step;
          before += 1;
          return { facts, row, x };
        }),
      );
    });
  });
}

/** The kind that a key leads to; undefined for a key that moves nothing, and at the edge. */
export function kindBeside(
  slots: readonly CatchSlot[],
  from: number,
  key: string | undefined,
): number | undefined {
  const slot = slots[from];
  if (slot === undefined) return undefined;
  const nearestIn = (row: number): number | undefined => {
    const there = slots.filter((other) => other.row === row);
    const [nearest] = there.toSorted(
      (one, other) => Math.abs(one.x - slot.x) - Math.abs(other.x - slot.x),
    );
    return nearest === undefined ? undefined : slots.indexOf(nearest);
  };
  switch (key) {
    case 'ArrowRight':
      return from + 1 < slots.length ? from + 1 : undefined;
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined;
    case 'ArrowDown':
      return nearestIn(slot.row + 1);
    case 'ArrowUp':
      return nearestIn(slot.row - 1);
    case 'Home':
      return 0;
    case 'End':
      return slots.length - 1;
    default:
      return undefined;
  }
}
