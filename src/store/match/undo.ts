import { rulesOf, type Seat, type Step } from '../../engine/index.ts';
import { withFirstPlays } from '../../records/playedRound.ts';
import {
  currentRound,
  isPerson,
  type Match,
  positionOf,
  stepsOf,
  withCurrentRound,
} from './match.ts';
import { withOneMore } from './recordCounts.ts';
import { withoutLostStandIns } from './standIns.ts';

/**
 * The match taken back to a seat's last decision: the plays from there on are gone, the log with
 * them. Taking back after a hidden tile was seen is a practice undo, counted in the record's
 * `meta.practiceUndos`.
 * @returns the match, or undefined when the seat has decided nothing yet, or another person has
 * decided something since
 */
export function undoneTo(match: Match, seat: Seat): Match | undefined {
  const steps = stepsOf(match);
  const at = lastDecisionOf(steps, seat);
  if (at === undefined) return undefined;
  const taken = steps.slice(at);
  const hasDecided = (step: Step): boolean => step.legal.length > 1;
  if (taken.some((step) => step.seat !== seat && isPerson(match, step.seat) && hasDecided(step))) {
    return undefined;
  }
  const round = currentRound(match);
  const back = withoutLostStandIns(withFirstPlays(round, at));
  return withCurrentRound(
    match,
    hiddenTileWasSeen(taken, match, seat)
      ? { ...back, meta: withOneMore('practiceUndos', back.meta) }
      : back,
  );
}

function lastDecisionOf(steps: readonly Step[], seat: Seat): number | undefined {
  const at = steps.findLastIndex((step) => step.seat === seat && step.legal.length > 1);
  return at === -1 ? undefined : at;
}

/** Chance has shown something since, or another seat has shown something of its hand. */
function hiddenTileWasSeen(taken: readonly Step[], match: Match, seat: Seat): boolean {
  const [first] = taken;
  const now = positionOf(match);
  const hasShown = first !== undefined && rulesOf(now.game).reveals(first.before, now);
  return hasShown || taken.some((step) => step.seat !== seat);
}
