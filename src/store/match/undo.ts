import type { Seat } from '../../engine/index.ts';
import {
  currentRound,
  isPerson,
  type Match,
  positionOf,
  stepsOf,
  withCurrentRound,
} from './match.ts';
import type { Step } from './playedRound.ts';
import { withOneMore } from './recordCounts.ts';
import { withoutLostStandIns } from './standIns.ts';

/**
 * The match taken back to a seat's last decision: the plays from there on are gone, the log with
 * them. Taking back after a hidden tile was seen is a practice undo, counted in the record's
 * `meta.practiceUndos`.
 * @returns the match, or undefined when the seat has decided nothing yet, or another person has
 * played since
 */
export function undoneTo(match: Match, seat: Seat): Match | undefined {
  const steps = stepsOf(match);
  const at = lastDecisionOf(steps, seat);
  if (at === undefined) return undefined;
  const taken = steps.slice(at);
  if (taken.some((step) => step.seat !== seat && isPerson(match, step.seat))) return undefined;
  const round = currentRound(match);
  const back = withoutLostStandIns({ ...round, plays: round.plays.slice(0, at) });
  return withCurrentRound(
    match,
    hiddenTileWasSeen(taken, match, seat)
      ? { ...back, meta: withOneMore('practiceUndos', back.meta) }
      : back,
  );
}

function lastDecisionOf(steps: readonly Step[], seat: Seat): number | undefined {
  const at = steps.findLastIndex((step) => step.seat === seat && step.decision);
  return at === -1 ? undefined : at;
}

/** A tile was turned up since, or another seat has shown one of its hand. */
function hiddenTileWasSeen(taken: readonly Step[], match: Match, seat: Seat): boolean {
  const before = taken[0]?.before.turnedUp;
  return positionOf(match).turnedUp !== before || taken.some((step) => step.seat !== seat);
}
