import { type Brought, isDecisionAmong, rulesOf } from '../../engine/index.ts';
import { isHere } from '../match/holder.ts';
import { holderAt, type Match, positionOf, seatsHereIn, stepsOf } from '../match/match.ts';
import type { PassWish } from '../settings.ts';

/** Of the beats that follow a hurried one, this share is left. */
const hurriedShare = 0.25;

/** The share of a beat that a pass takes after another: little is to be seen of it. */
const passShare = 1 / 6;

/** The share that the first pass on a play takes, so that the play is seen before it has won. */
const firstPassShare = 1 / 2;

/** The share of a beat that a play takes which is watched again, as it is to be read. */
const watchedShare = 1.3;

/** The shares of a pass which is watched again: after another, and the first on a play. */
const [watchedPassShare, watchedFirstPassShare] = [1 / 3, 1];

/** How many beats the table rests at least after what a play brought, so that it can be read. */
const rests: Readonly<Record<Brought, number>> = {
  payment: 1.6,
  much: 1.2,
  little: 0.8,
  nothing: 0,
};

/** The same where a seat is asked whether it ends the round. */
const restAsked = 1.2;

/**
 * After so many plays without a decision at this device, only a share of the beat is left where a
 * play brought nothing: people want their next decision more than to see each play.
 */
const shorter = [
  { plays: 14, share: 0.4 },
  { plays: 6, share: 0.6 },
] as const;

/** How much of the chosen beat the play to come takes: more than 1 after what brought much. */
export function shareOfBeat(match: Match, isHurried: boolean, wish: PassWish): number {
  const share = Math.max(restAfter(match, stepsOf(match).length), shareOfWait(match, wish));
  return isHurried ? share * hurriedShare : share;
}

/** How much of the chosen beat a pass takes; shorter it would only flicker. */
export function shareOfPass(match: Match, isHurried: boolean, wish: PassWish): number {
  const isFirst = !isPassBefore(match, stepsOf(match).length);
  const share = isFirst
    ? Math.max(passShare, firstPassShare * shareOfWait(match, wish))
    : passShare;
  return isHurried ? share * hurriedShare : share;
}

/** @param watched how many plays are shown */
export function shareOfWatched(match: Match, watched: number): number {
  const next = stepsOf(match)[watched];
  const isPass = next !== undefined && rulesOf(positionOf(match).game).isPass(next.play);
  const rest = restAfter(match, watched);
  if (!isPass || rest > watchedShare) return Math.max(rest, watchedShare);
  return isPassBefore(match, watched) ? watchedPassShare : watchedFirstPassShare;
}

function isPassBefore(match: Match, at: number): boolean {
  const step = stepsOf(match)[at - 1];
  return step !== undefined && rulesOf(positionOf(match).game).isPass(step.play);
}

/** How many beats the play before an index rests at least; 0 after what brought nothing. */
function restAfter(match: Match, at: number): number {
  const step = stepsOf(match)[at - 1];
  if (step === undefined) return 0;
  const { broughtBetween, mayEndRound } = rulesOf(positionOf(match).game);
  const rest = rests[broughtBetween(step.before, step.after)];
  return mayEndRound(step.after) ? Math.max(rest, restAsked) : rest;
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
