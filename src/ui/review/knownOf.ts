import type { Seat } from '../../engine/index.ts';
import type { Judged, JudgedPlay } from '../../review/review.ts';
import { type Match, stepsOf } from '../../store/match/match.ts';

/** All plays of a round, once every one of them is judged. */
export function allJudged({ plays }: Judged, match: Match): readonly JudgedPlay[] | undefined {
  const known = plays.filter((play) => play !== null);
  return known.length === stepsOf(match).length ? known : undefined;
}

/** Whether every play of a seat is judged, so that nothing is left to be found among them. */
export function isSeatJudged({ plays }: Judged, match: Match, seat: Seat): boolean {
  return stepsOf(match).every((step, at) => step.seat !== seat || (plays[at] ?? null) !== null);
}
