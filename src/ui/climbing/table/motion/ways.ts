import { dealLegs } from '../../../motion/happened.ts';
import type { Footprint, Way } from '../../../motion/way.ts';
import type { Move, Spot } from './moves.ts';

/** How strongly a card is seen where it comes out of what hides it, or goes into a heap. */
const faint = 0.3;

/** How strongly what was beaten is seen, as the table shows it. */
const dimmed = 0.55;

/**
 * The way of a move.
 * @param footprints those of its spots, first to last; it goes straight past a spot whose footprint
 * is not known
 * @param leg the milliseconds of a leg
 * @param stays whether the card can be seen where the way ends
 * @returns undefined where it cannot be known where the way begins or ends
 */
export function wayOf(
  { from, via, to, waits }: Move,
  footprints: readonly (Footprint | undefined)[],
  leg: number,
  stays: boolean,
): Way | undefined {
  const spots = [from, ...via, to];
  const face = spots.flatMap((spot, at) => {
    const footprint = footprints[at];
    if (footprint === undefined) return [];
    const isEnd = at === spots.length - 1;
    const opacity = isEnd && !stays ? Math.min(faint, strengthAt(spot)) : strengthAt(spot);
    return [{ time: (waits + at) * leg, footprint, flat: 1, opacity }];
  });
  const isWhole = footprints[0] !== undefined && footprints[spots.length - 1] !== undefined;
  return isWhole ? { face, back: [], ripple: undefined } : undefined;
}

/** The ways of the dealt fans out of the middle, one after the other; `leg` in milliseconds. */
export function waysOfDeal(
  fans: readonly Footprint[],
  { x, y }: Pick<Footprint, 'x' | 'y'>,
  leg: number,
): readonly Way[] {
  return fans.map((fan, at) => {
    const begins = (at / fans.length) * dealLegs * leg;
    const dealt = { ...fan, x, y, tile: fan.tile / 2 };
    return {
      face: [
        { time: begins, footprint: dealt, flat: 1, opacity: 0 },
        { time: begins + leg, footprint: fan, flat: 1, opacity: 1 },
      ],
      back: [],
      ripple: undefined,
    };
  });
}

function strengthAt(spot: Spot): number {
  switch (spot.at) {
    case 'hand':
    case 'middle':
      return 1;
    case 'beaten':
      return dimmed;
    case 'out':
      return 0;
    case 'seat':
      return faint;
  }
}
