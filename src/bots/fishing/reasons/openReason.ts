import {
  baitOf,
  catchersAmong,
  fishOf,
  formOf,
  isCatchable,
  type OpenReason,
  type OpenTable,
  pointsOf,
  strandedByPlacing,
  takenBy,
  unplayedOf,
} from '../../../engine/fishing/index.ts';
import {
  type Counts,
  countOf,
  invariant,
  type Kind,
  kinds,
  type Play,
} from '../../../engine/index.ts';
import { openAfter, withCaught } from './openAfter.ts';
import { standingReasonOf } from './standingReason.ts';

/** So few catchers, or fewer, are worth telling. */
export const fewCatchers = 2;

/**
 * What speaks for a play of the seat to play, as everybody can know it who saw the table and then
 * the play. Nothing comes from a hand, so it can be told to anybody while the round goes on.
 * @param reach see {@link standingReasonOf}
 */
export function openReasonOf(open: OpenTable, chosen: Play, reach?: Counts): OpenReason {
  const bait = baitOf(chosen);
  const form = formOf(chosen);
  const idle = form === 'place' && takingsBesides(open, chosen).length === 0;
  if (idle && open.phase === 'drawn') return { why: 'nothingToTake', bait };
  const standing = standingReasonOf(open, chosen, reach);
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
  const points = pointsBy(open, takenBy(chosen));
  if (points === 0) return { why: 'takesAway', fish: fishOf(chosen) };
  const others = formOf(chosen) === 'pair' ? [] : takingsBesides(open, chosen);
  return others.length > 0 && others.every((tiles) => pointsBy(open, tiles) < points)
    ? { why: 'gainsMostOfBait', bait, points }
    : { why: 'gains', points };
}

/** What tiles add to the catch of the seat to play. */
function pointsBy({ game, catches, turn }: OpenTable, tiles: readonly Kind[]): number {
  invariant(turn !== null, 'somebody is to play');
  const after = withCaught(catches, turn, tiles);
  return pointsOf(game.scoring, after[turn] ?? []) - pointsOf(game.scoring, catches[turn] ?? []);
}

/**
 * What else the bait of a play could bring into the catch, itself included; more than the rules
 * allow where they bind it to three of a kind (F8).
 */
function takingsBesides({ game, lake, stacks }: OpenTable, chosen: Play): (readonly Kind[])[] {
  const bait = baitOf(chosen);
  const form = formOf(chosen);
  const singles = kinds.filter(
    (fish) =>
      countOf(lake, fish) > 0 &&
      isCatchable(game, bait, fish) &&
      !(form === 'capture' && fish === fishOf(chosen)),
  );
  const three = form !== 'triple' && (countOf(lake, bait) === 3 || stacks.includes(bait));
  return [...singles.map((fish) => [bait, fish]), ...(three ? [[bait, bait, bait, bait]] : [])];
}
