import { rulesOf } from '../../engine/index.ts';
import { isHere } from '../match/holder.ts';
import {
  holderAt,
  isDecisionAmong,
  type Match,
  positionOf,
  seatsHereIn,
  stepsOf,
} from '../match/match.ts';
import type { PassWish } from '../settings.ts';

/** Of the beats that follow a hurried one, this share is left. */
const hurriedShare = 0.25;

/** The share of a beat that a pass takes which is watched again. */
const watchedPassShare = 1 / 3;

/**
 * After so many plays in which nobody at this device has decided anything, only a share of the beat
 * is left: who waits wants the next decision more than to see every play.
 */
const shorter = [
  { plays: 14, share: 0.3 },
  { plays: 6, share: 0.5 },
] as const;

/** How much of the chosen beat the play to come takes: more than 1 after what brought much. */
export function shareOfBeat(match: Match, isHurried: boolean, wish: PassWish): number {
  const rest = restAfter(match, stepsOf(match).length);
  // What brought much is read, however long the wait has been.
  const share = rest > 1 ? rest : shareOfWait(match, wish);
  return isHurried ? share * hurriedShare : share;
}

/**
 * How much of a beat the next play of what is watched takes.
 * @param watched how many plays are shown
 */
export function shareOfWatched(match: Match, watched: number): number {
  const { isPass } = rulesOf(positionOf(match).game);
  const next = stepsOf(match)[watched];
  const rest = restAfter(match, watched);
  return rest === 1 && next !== undefined && isPass(next.play) ? watchedPassShare : rest;
}

/** How long the play before an index rests, in beats. */
function restAfter(match: Match, at: number): number {
  const step = stepsOf(match)[at - 1];
  return step === undefined
    ? 1
    : rulesOf(positionOf(match).game).restBetween(step.before, step.after);
}

function shareOfWait(match: Match, wish: PassWish): number {
  if (seatsHereIn(match).length === 0) return 1;
  const steps = stepsOf(match);
  const rules = rulesOf(positionOf(match).game);
  const decided = steps.findLastIndex(
    ({ seat, legal }) => isHere(holderAt(match, seat)) && isDecisionAmong(legal, rules, wish),
  );
  const waited = steps.length - 1 - decided;
  return shorter.find(({ plays }) => waited >= plays)?.share ?? 1;
}
