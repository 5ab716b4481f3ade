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
import { standingReasonsOf } from './standingReason.ts';

/** At most this many catchers are worth telling. */
export const fewCatchers = 2;

/** May be told to all. With tiles of `reach` others might take a fish: the unplayed, or fewer. */
export function openReasonOf(
  open: OpenTable,
  chosen: Play,
  reach: Counts = unplayedOf(openAfter(open, chosen)),
): OpenReason {
  const bait = baitOf(chosen);
  const form = formOf(chosen);
  const idle = form === 'place' && takingsBesides(open, chosen).length === 0;
  if (idle && open.phase === 'drawn') return { why: 'nothingToTake', bait };
  const [standing] = standingReasonsOf(open, chosen, reach);
  if (standing !== undefined) return standing;
  switch (form) {
    case 'stack':
      return { why: 'locks', bait };
    case 'place':
      return placing(open, chosen) ?? (idle ? { why: 'nothingToTake', bait } : { why: 'hidden' });
    default:
      return taking(open, chosen, reach);
  }
}

/** What a placed tile strands, or how few tiles can still catch it. */
function placing(open: OpenTable, chosen: Play): OpenReason | undefined {
  const fish = strandedByPlacing(open, chosen);
  if (fish.length > 0) return { why: 'strands', fish };
  const tiles = catchersAmong(open.game, unplayedOf(openAfter(open, chosen)), baitOf(chosen));
  return tiles > 0 && tiles <= fewCatchers ? { why: 'hardToCatch', tiles } : undefined;
}

function taking(open: OpenTable, chosen: Play, reach: Counts): OpenReason {
  const bait = baitOf(chosen);
  const points = pointsBy(open, takenBy(chosen));
  if (points === 0) return takingForNothing(open, chosen, reach);
  const others = formOf(chosen) === 'pair' ? [] : takingsBesides(open, chosen);
  return others.length > 0 && others.every((tiles) => pointsBy(open, tiles) < points)
    ? { why: 'gainsMostOfBait', bait, points }
    : { why: 'gains', points };
}

function takingForNothing(open: OpenTable, chosen: Play, reach: Counts): OpenReason {
  const fish = fishOf(chosen);
  const leavesAnother = countOf(openAfter(open, chosen).lake, fish) > 0;
  return leavesAnother && catchersAmong(open.game, reach, fish) > 0
    ? { why: 'takesOne', fish }
    : { why: 'takesAway', fish };
}

function pointsBy({ game, catches, turn }: OpenTable, tiles: readonly Kind[]): number {
  invariant(turn !== null, 'somebody is to play');
  const after = withCaught(catches, turn, tiles);
  return pointsOf(game.scoring, after[turn] ?? []) - pointsOf(game.scoring, catches[turn] ?? []);
}

/** What else the bait could take, itself included, even where F8 binds it to three of a kind. */
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
