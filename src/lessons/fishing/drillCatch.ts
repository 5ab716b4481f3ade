import {
  type Counts,
  catchOf,
  type Game,
  gainOf,
  invariant,
  legalPlays,
  type Play,
  type Position,
  play,
  seatsOf,
  startPosition,
  takenBy,
  totalOf,
} from '../../engine/index.ts';
import { dealFromSeed } from '../../records/seed.ts';

/** How much of a round is played before a catch is counted. */
export const drillSizes = ['few', 'some', 'whole'] as const;

/** How large the catches of the drill are. */
export type DrillSize = (typeof drillSizes)[number];

/** The round is left as soon as somebody has as many tiles. */
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
  const { deal, starter } = dealFromSeed(game, seed);
  const seats = seatsOf(game.seatCount);
  let position = startPosition(game, deal, starter);
  while (position.phase !== 'over') {
    const catches = seats.map((seat) => totalOf(catchOf(position, seat)));
    if (Math.max(...catches) >= leftAt[size]) break;
    const after = play(position, takingMost(position));
    invariant(after.ok, 'it is one of the legal plays');
    position = after.value;
  }
  const catches = seats.map((seat) => catchOf(position, seat));
  return catches.reduce((most, other) => (totalOf(other) > totalOf(most) ? other : most));
}

/** The capture that adds most, if only nothing; without one, the first play. */
function takingMost(position: Position): Play {
  const caught = catchOf(position, position.seat);
  const gain = (made: Play): number =>
    takenBy(made).length === 0 ? -1 : gainOf(position.game, caught, made).points;
  const [first, ...others] = legalPlays(position);
  invariant(first !== undefined, 'until the round is over there is a play');
  return others.reduce((best, made) => (gain(made) > gain(best) ? made : best), first);
}
