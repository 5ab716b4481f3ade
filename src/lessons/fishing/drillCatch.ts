import {
  catchOf,
  fishing,
  type Game,
  greatestGain,
  type Position,
  startPosition,
} from '../../engine/fishing/index.ts';
import { type Counts, playOn, seatsOf, totalOf } from '../../engine/index.ts';
import { fishingDealFromSeed } from '../../records/fishing/seed.ts';

/** How much of a round is played before a catch is counted. */
export const drillSizes = ['few', 'some', 'whole'] as const;

export type DrillSize = (typeof drillSizes)[number];

/** The round is left as soon as a seat has so many tiles. */
const leftAt: Readonly<Record<DrillSize, number>> = {
  few: 6,
  some: 14,
  whole: Number.POSITIVE_INFINITY,
};

/**
 * The largest catch of a round that a seed deals and in which everybody takes what adds most: what
 * could lie on a table. The highest need not be large, and another size would not be told from it.
 */
export function drillCatch(game: Game, seed: string, size: DrillSize): Counts {
  const { deal, starter } = fishingDealFromSeed(game, seed);
  const seats = seatsOf(game.seatCount);
  const catchesIn = (position: Position): readonly Counts[] =>
    seats.map((seat) => catchOf(position, seat));
  const start = startPosition(game, deal, starter);
  const { position } = playOn(fishing, start, (at) =>
    Math.max(...catchesIn(at).map(totalOf)) < leftAt[size] ? greatestGain(at) : undefined,
  );
  return catchesIn(position).reduce((most, other) =>
    totalOf(other) > totalOf(most) ? other : most,
  );
}
