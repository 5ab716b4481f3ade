import { rulesOf } from '../../engine/index.ts';
import { isHere } from '../match/holder.ts';
import { holderAt, type Match, positionOf, seatsHereIn, stepsOf } from '../match/match.ts';

/** Of the beats that follow a hurried one, this share is left. */
const hurriedShare = 0.25;

/**
 * After so many plays in which nobody at this device has decided anything, only a share of the beat
 * is left: who waits wants the next decision more than to see every play.
 */
const shorter = [
  { plays: 14, share: 0.3 },
  { plays: 6, share: 0.5 },
] as const;

/** How much of the chosen beat the play to come takes: more than 1 after what brought much. */
export function shareOfBeat(match: Match, isHurried: boolean): number {
  const last = stepsOf(match).at(-1);
  const { restBetween } = rulesOf(positionOf(match).game);
  const rest = last === undefined ? 1 : restBetween(last.before, last.after);
  // What brought much is read, however long the wait has been.
  const share = rest > 1 ? rest : shareOfWait(match);
  return isHurried ? share * hurriedShare : share;
}

function shareOfWait(match: Match): number {
  if (seatsHereIn(match).length === 0) return 1;
  const steps = stepsOf(match);
  const decided = steps.findLastIndex(
    ({ seat, legal }) => legal.length > 1 && isHere(holderAt(match, seat)),
  );
  const waited = steps.length - 1 - decided;
  return shorter.find(({ plays }) => waited >= plays)?.share ?? 1;
}
