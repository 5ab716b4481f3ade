import { countOf } from '../core/counts.ts';
import { invariant } from '../core/invariant.ts';
import { kinds } from '../core/kind.ts';
import { catchersAmong } from './danger.ts';
import { gainOf } from './gain.ts';
import { isCatchable } from './game.ts';
import { openAfter } from './openAfter.ts';
import { baitOf, fishOf, formCode, formOf, type Play, packPlay } from './play.ts';
import type { OpenReason } from './reason.ts';
import { standingReasonOf } from './standingReason.ts';
import { strandedByPlacing } from './stranded.ts';
import { type OpenTable, unplayedOf } from './view.ts';

/** So few catchers, or fewer, are worth telling. */
export const fewCatchers = 2;

/**
 * What speaks for a play of the seat to play, as everybody can know it who saw the table and then the play. Nothing comes from
 * a hand, so it can be told to anybody while the round goes on.
 */
export function openReasonOf(open: OpenTable, chosen: Play): OpenReason {
  const bait = baitOf(chosen);
  const form = formOf(chosen);
  const idle = form === 'place' && takesOf(open, chosen).length === 0;
  if (idle && open.phase === 'drawn') return { why: 'nothingToTake', bait };
  const standing = standingReasonOf(open, chosen);
  if (standing !== undefined) return standing;
  switch (form) {
    case 'stack':
      return { why: 'locks', bait };
    case 'place':
      return placing(open, chosen) ?? (idle ? { why: 'nothingToTake', bait } : { why: 'hidden' });
    default:
      return taking(open, chosen);
  }
}

/** What a placed tile strands, or how few tiles can still catch it. */
function placing(open: OpenTable, chosen: Play): OpenReason | undefined {
  const fish = strandedByPlacing(open, chosen);
  if (fish.length > 0) return { why: 'strands', fish };
  const tiles = catchersAmong(open.game, unplayedOf(openAfter(open, chosen)), baitOf(chosen));
  return tiles > 0 && tiles <= fewCatchers ? { why: 'hardToCatch', tiles } : undefined;
}

function taking(open: OpenTable, chosen: Play): OpenReason {
  const bait = baitOf(chosen);
  const points = pointsBy(open, chosen);
  if (points === 0) return { why: 'takesAway', fish: fishOf(chosen) };
  const others = formOf(chosen) === 'pair' ? [] : takesOf(open, chosen);
  return others.length > 0 && others.every((other) => pointsBy(open, other) < points)
    ? { why: 'gainsMostOfBait', bait, points }
    : { why: 'gains', points };
}

function pointsBy({ game, catches, turn }: OpenTable, chosen: Play): number {
  invariant(turn !== null, 'somebody is to play');
  return gainOf(game, catches[turn] ?? [], chosen).points;
}

/** All that the bait of a play can take besides it; more than the rules allow where they bind it to three of a kind (F8). */
function takesOf({ game, lake, stacks }: OpenTable, chosen: Play): Play[] {
  const bait = baitOf(chosen);
  const single = kinds
    .filter((fish) => countOf(lake, fish) > 0 && isCatchable(game, bait, fish))
    .map((fish) => packPlay(formCode.capture, bait, fish));
  const three = countOf(lake, bait) === 3 || stacks.includes(bait);
  const triple = three ? [packPlay(formCode.triple, bait, bait)] : [];
  return [...single, ...triple].filter((other) => other !== chosen);
}
