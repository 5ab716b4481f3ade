import type { Seat } from '../../engine/index.ts';
import type { Review, ReviewedPlay } from '../../review/review.ts';
import { type Match, personsOf } from '../../store/match/match.ts';
import { type TableModel, tableModelOf } from '../fishing/table/tableModel.ts';
import { tableRoundOf } from '../fishing/table/tableRound.ts';

/** Whose hands are shown: nobody's, everybody's, or those of one seat. */
export type ShownHands = 'none' | 'all' | Seat;

/**
 * The table after so many plays of a match's last round, its last play marked. Nothing can be
 * played there.
 */
export function momentOf(match: Match, at: number, viewer: Seat | null): TableModel {
  const model = tableModelOf(tableRoundOf(match, viewer, at));
  return { ...model, news: { begin: Math.max(0, at - 1), end: at } };
}

/** The seat a review is looked at from where nobody has chosen: the first person's. */
export function ownSeatOf(match: Match): Seat {
  return personsOf(match.setup.players)[0] ?? 0;
}

/** The draws of the round, whoever's, that did most for a seat and most against it. */
export function drawsFor(
  { plays }: Review,
  seat: Seat,
  most: number,
): { readonly best: ReviewedPlay[]; readonly worst: ReviewedPlay[] } {
  const luckOf = ({ play }: ReviewedPlay): number => Math.round(play.luck?.[seat] ?? 0);
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
