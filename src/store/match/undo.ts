import { type Revealed, rulesOf, type Seat, type Step } from '../../engine/index.ts';
import { withFirstPlays } from '../../records/playedRound.ts';
import type { PassWish } from '../settings.ts';
import type { Holder } from './holder.ts';
import {
  currentRound,
  holderAt,
  isDecisionAmong,
  type Match,
  positionOf,
  stepsOf,
  withCurrentRound,
} from './match.ts';
import { withOneMore } from './recordCounts.ts';
import { withoutLostStandIns } from './standIns.ts';

/**
 * What a seat has seen since the decision that its undo goes back to, and would still know: what
 * chance had hidden, at the table or once the round was over, or what others have played.
 */
export type SeenSince = 'nothing' | Revealed | 'others';

/** The match after an undo, whose undo it is, and what they know. */
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
  const seen = seenSince(taken, match, seat);
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

/** What chance or another seat has shown since. */
function seenSince(taken: readonly Step[], match: Match, seat: Seat): SeenSince {
  const [first] = taken;
  const now = positionOf(match);
  const revealed = first === undefined ? null : rulesOf(now.game).reveals(first.before, now);
  if (revealed !== null) return revealed;
  return taken.some((step) => step.seat !== seat) ? 'others' : 'nothing';
}
