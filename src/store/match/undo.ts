import {
  isDecisionAmong,
  rulesOf,
  type Seat,
  type SeenSince,
  type Step,
  seenSince,
} from '../../engine/index.ts';
import { withFirstPlays } from '../../records/playedRound.ts';
import type { PassWish } from '../settings.ts';
import type { Holder } from './holder.ts';
import {
  currentRound,
  holderAt,
  type Match,
  positionOf,
  stepsOf,
  withCurrentRound,
} from './match.ts';
import { withOneMore } from './recordCounts.ts';
import { withoutLostStandIns } from './standIns.ts';

export interface Undone {
  readonly match: Match;
  readonly seat: Seat;
  readonly seen: SeenSince;
}

/**
 * Takes the match back to a seat's last decision, with the log. Taking back after anything was seen
 * is a practice undo, counted in `meta.practiceUndos`. Undefined when the seat has decided nothing
 * yet, or another person has decided something since.
 */
export function undoneTo(match: Match, seat: Seat, wish: PassWish): Undone | undefined {
  const steps = stepsOf(match);
  const rules = rulesOf(positionOf(match).game);
  const isDecision = ({ legal }: Step): boolean => isDecisionAmong(legal, rules, wish);
  const at = steps.findLastIndex((step) => step.seat === seat && isDecision(step));
  if (at === -1) return undefined;
  const taken = steps.slice(at);
  const isKept = (step: Step): boolean =>
    step.seat !== seat && isBinding(isDecision(step), holderAt(match, step.seat));
  if (taken.some(isKept)) return undefined;
  const round = currentRound(match);
  const back = withoutLostStandIns(withFirstPlays(round, at));
  const seen = seenSince(rules, taken, positionOf(match), seat);
  const counted =
    seen === 'nothing' ? back : { ...back, meta: withOneMore('practiceUndos', back.meta) };
  return { match: withCurrentRound(match, counted), seat, seen };
}

/** Whether a play stays made: what else somebody elsewhere could have played is not known here. */
function isBinding(isDecision: boolean, { by }: Holder): boolean {
  switch (by) {
    case 'here':
      return isDecision;
    case 'elsewhere':
      return true;
    case 'bot':
      return false;
  }
}
