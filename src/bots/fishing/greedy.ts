import {
  baitOf,
  formOf,
  type Game,
  gainOf,
  pointsOf,
  type SeatView,
  takenBy,
} from '../../engine/fishing/index.ts';
import { countTiles, type Play } from '../../engine/index.ts';
import { chooseAny } from '../chooseAny.ts';
import { fishingBotAtOnce } from './atOnce.ts';

/**
 * The best immediate points, ties at random. It captures even for nothing rather than place; where
 * nothing captures the cheapest tile goes to the lake. A heaven pair that gains is laid first, for
 * it is an extra play (F10).
 */
export const playGreedily = fishingBotAtOnce((view, random) =>
  chooseAny(greedyPlays(view), random),
);

/** The plays between which greed makes no difference. */
export function greedyPlays({ game, seat, legal, catches }: SeatView): readonly Play[] {
  const caught = catches[seat] ?? [];
  const gain = (play: Play): number => gainOf(game, caught, play).points;
  const pairs = legal.filter((play) => formOf(play) === 'pair' && gain(play) > 0);
  if (pairs.length > 0) return pairs;
  const takings = legal.filter((play) => takenBy(play).length > 0);
  return takings.length > 0
    ? highestBy(takings, gain)
    : highestBy(legal, (play) => -worthOf(game, play));
}

/** What the bait would bring a catch that held nothing else. */
function worthOf(game: Game, play: Play): number {
  return pointsOf(game.scoring, countTiles([baitOf(play)]));
}

function highestBy(plays: readonly Play[], value: (play: Play) => number): Play[] {
  const values = plays.map(value);
  const highest = Math.max(...values);
  return plays.filter((_, index) => values[index] === highest);
}
