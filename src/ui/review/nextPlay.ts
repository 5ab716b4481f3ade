import type { Seat } from '../../engine/index.ts';
import {
  costlyPlaysOf,
  isSeatJudged,
  type Judged,
  type ReviewedPlay,
} from '../../review/review.ts';
import { type Match, stepsOf } from '../../store/match/match.ts';

/** What is to be said of the plays of a seat first. */
type NextPlay =
  | { readonly told: 'costliest'; readonly play: ReviewedPlay }
  | { readonly told: 'costly'; readonly play: ReviewedPlay }
  | { readonly told: 'praise' }
  | { readonly told: 'nothing' };

/**
 * The play that is most worth being tried again; praise once it is sure that there is none. As long
 * as a costlier one may be found, the first one stands here.
 */
export function nextPlayOf(judged: Judged, match: Match, seat: Seat): NextPlay {
  const isJudged = isSeatJudged(judged, stepsOf(match), seat);
  const costly = costlyPlaysOf(judged, seat, match.setup.variant);
  const [play] = isJudged ? costly : costly.toSorted((one, other) => one.at - other.at);
  if (play === undefined) return { told: isJudged ? 'praise' : 'nothing' };
  return { told: isJudged ? 'costliest' : 'costly', play };
}
