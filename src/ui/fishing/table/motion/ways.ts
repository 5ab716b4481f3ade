import { timing } from '../../../table/motion/timing.ts';
import type { Move, Place } from './moves.ts';
import type { Spot } from './places.ts';

/** A point of a way. */
export interface Point {
  /** In milliseconds from the beginning. */
  readonly time: number;
  readonly spot: Spot;
  /** 1 lies flat, 0 stands on its edge half-way through turning over. */
  readonly flat: number;
  readonly opacity: number;
}

/** The way of a tile over the screen. */
export interface Way {
  readonly face: readonly Point[];
  /** Of the tile's back, empty where it does not turn over. */
  readonly back: readonly Point[];
  /** Where and when it makes a ripple. */
  readonly ripple: { readonly spot: Spot; readonly time: number } | undefined;
}

/**
 * The way of a move.
 * @param spots those of its places, first to last; it goes straight past a place whose spot is not
 * known
 * @param leg the milliseconds of a leg
 * @param stays whether the tile can be seen where the way ends
 * @returns undefined where it cannot be known where the way begins or ends
 */
export function wayOf(
  move: Move,
  spots: readonly (Spot | undefined)[],
  leg: number,
  stays: boolean,
): Way | undefined {
  const places = [move.from, ...move.via, move.to];
  const stops = places.flatMap((place, at) => {
    const spot = spots[at];
    return spot === undefined ? [] : [{ place, spot, time: (move.waits + at) * leg, at }];
  });
  const [first] = stops;
  if (first?.at !== 0 || stops.at(-1)?.at !== places.length - 1) return undefined;
  const face = [pointAt(first, isSeen(first.place) ? 1 : 0)];
  const back: Point[] = [];
  for (const [at, to] of stops.slice(1).entries()) {
    const from = stops[at] ?? first;
    const last = to.at === places.length - 1;
    if (isTurn(from.place, to.place)) {
      const turn = turnOf(from, to);
      if (face.length === 1) face.pop();
      face.push(...turn.face);
      back.push(...turn.back);
    } else if (!last && to.place.at === 'lake') {
      face.push(pointAt({ ...to, spot: beside(to.spot) }, 1));
    } else {
      face.push(pointAt(to, last && !stays ? 0 : 1));
    }
  }
  const water = move.ripples ? stops.find(({ place }) => place.at === 'lake') : undefined;
  return { face, back, ripple: water && { spot: water.spot, time: water.time } };
}

interface Stop {
  readonly spot: Spot;
  readonly time: number;
}

function pointAt({ spot, time }: Stop, opacity: number): Point {
  return { time, spot, flat: 1, opacity };
}

/**
 * Between the pile and the drawn tile's place the back glides and the face turns over at the place.
 */
function turnOf(from: Stop & { place: Place }, to: Stop): Pick<Way, 'face' | 'back'> {
  const edge = from.time + timing.turnOver / 2;
  const done = from.time + timing.turnOver;
  if (from.place.at === 'pile') {
    const upright = { time: edge, spot: to.spot, flat: 0, opacity: 1 };
    return {
      face: [{ ...upright, time: from.time }, upright, pointAt({ ...to, time: done }, 1)],
      back: [pointAt(from, 1), upright],
    };
  }
  const upright = { time: edge, spot: from.spot, flat: 0, opacity: 1 };
  return {
    face: [pointAt(from, 1), upright],
    back: [{ ...upright, time: from.time }, upright, pointAt({ ...to, time: done }, 1)],
  };
}

function isTurn(from: Place, to: Place): boolean {
  return (from.at === 'pile' && to.at === 'drawn') || (from.at === 'drawn' && to.at === 'pile');
}

/** Whether a tile that lies there can be seen. */
function isSeen(place: Place): boolean {
  return place.at !== 'pile' && !(place.at === 'seat' && place.part === 'hand');
}

/** A bait comes to lie on its fish so that both can be seen. */
function beside({ x, y, tile, pose }: Spot): Spot {
  return { x: x + tile * 0.3, y: y - tile * 0.3, tile, pose };
}
