import { timing } from '../../../motion/timing.ts';
import type { Footprint, Point, Way } from '../../../motion/way.ts';
import type { Move, Spot } from './moves.ts';

/**
 * The way of a move.
 * @param footprints those of its spots, first to last; it goes straight past a spot whose footprint
 * is not known
 * @param leg the milliseconds of a leg
 * @param stays whether the tile can be seen where the way ends
 * @returns undefined where it cannot be known where the way begins or ends
 */
export function wayOf(
  move: Move,
  footprints: readonly (Footprint | undefined)[],
  leg: number,
  stays: boolean,
): Way | undefined {
  const spots = [move.from, ...move.via, move.to];
  const stops = spots.flatMap((spot, at) => {
    const footprint = footprints[at];
    return footprint === undefined ? [] : [{ spot, footprint, time: (move.waits + at) * leg, at }];
  });
  const [first] = stops;
  if (first?.at !== 0 || stops.at(-1)?.at !== spots.length - 1) return undefined;
  const face = [pointAt(first, isSeen(first.spot) ? 1 : 0)];
  const back: Point[] = [];
  for (const [at, to] of stops.slice(1).entries()) {
    const from = stops[at] ?? first;
    const last = to.at === spots.length - 1;
    if (isTurn(from.spot, to.spot)) {
      const turn = turnOf(from, to);
      if (face.length === 1) face.pop();
      face.push(...turn.face);
      back.push(...turn.back);
    } else if (!last && to.spot.at === 'lake') {
      face.push(pointAt({ ...to, footprint: beside(to.footprint) }, 1));
    } else {
      face.push(pointAt(to, last && !stays ? 0 : 1));
    }
  }
  const water = move.ripples ? stops.find(({ spot }) => spot.at === 'lake') : undefined;
  return { face, back, ripple: water && { footprint: water.footprint, time: water.time } };
}

interface Stop {
  readonly footprint: Footprint;
  readonly time: number;
}

function pointAt({ footprint, time }: Stop, opacity: number): Point {
  return { time, footprint, flat: 1, opacity };
}

/** Between the pile and the drawn place the back glides, and the face turns over there. */
function turnOf(from: Stop & { spot: Spot }, to: Stop): Pick<Way, 'face' | 'back'> {
  const edge = from.time + timing.turnOver / 2;
  const done = from.time + timing.turnOver;
  if (from.spot.at === 'pile') {
    const upright = { time: edge, footprint: to.footprint, flat: 0, opacity: 1 };
    return {
      face: [{ ...upright, time: from.time }, upright, pointAt({ ...to, time: done }, 1)],
      back: [pointAt(from, 1), upright],
    };
  }
  const upright = { time: edge, footprint: from.footprint, flat: 0, opacity: 1 };
  return {
    face: [pointAt(from, 1), upright],
    back: [{ ...upright, time: from.time }, upright, pointAt({ ...to, time: done }, 1)],
  };
}

function isTurn(from: Spot, to: Spot): boolean {
  return (from.at === 'pile' && to.at === 'drawn') || (from.at === 'drawn' && to.at === 'pile');
}

/** Whether a tile that lies there can be seen. */
function isSeen(spot: Spot): boolean {
  return spot.at !== 'pile' && !(spot.at === 'seat' && spot.part === 'hand');
}

/** A bait comes to lie on its fish so that both can be seen. */
function beside({ x, y, tile, pose }: Footprint): Footprint {
  return { x: x + tile * 0.3, y: y - tile * 0.3, tile, pose };
}
