import type { Seat } from '../../../engine/index.ts';
import type { PlayReview, Review, ReviewedPlay } from '../../../review/review.ts';

export type Draw = ReviewedPlay<PlayReview>;

/** The draws of the round, by any seat, that did most for a seat and most against it. */
export function drawsFor(
  { plays }: Review,
  seat: Seat,
  most: number,
): { readonly best: Draw[]; readonly worst: Draw[] } {
  const luckOf = ({ play }: Draw): number => Math.round(play.luck?.[seat] ?? 0);
  const draws = plays
    .map((play, at) => ({ at, play }))
    .toSorted((one, other) => luckOf(other) - luckOf(one));
  return {
    best: draws.filter((draw) => luckOf(draw) > 0).slice(0, most),
    worst: draws
      .filter((draw) => luckOf(draw) < 0)
      .slice(-most)
      .reverse(),
  };
}
