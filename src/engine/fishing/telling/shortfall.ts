import { type Counts, countOf, countTiles, tilesOf } from '../../core/counts.ts';
import { kinds } from '../../core/kind.ts';
import { copiesIn } from '../../core/kit.ts';
import {
  bonusPointsOf,
  groupPointsOf,
  isComplete,
  lackingOf,
  pointsOf,
  type Scoring,
  type ScoringBonus,
  type ScoringGroup,
} from '../scoring.ts';

/** How much less a line counts than it could: what is lacking is added and counted again. */
export type Shortfall =
  /** Tiles are lacking to make a group complete (S4 to S6). */
  | {
      readonly type: 'group';
      /** What each of its tiles would count then. */
      readonly pointsEach: number;
      /** How much more the tiles that were caught would count. */
      readonly lift: number;
      /** The whole catch, with the added tiles and whatever else they complete. */
      readonly gain: number;
    }
  /** Tiles are lacking to a bonus (S8). */
  | { readonly type: 'bonus'; readonly worth: number; readonly gain: number }
  /** So many more points before rounding would count so many more after it (S1). */
  | { readonly type: 'rounding'; readonly unrounded: number; readonly gain: number };

/** Null where nothing could lift its tiles. */
export function groupShortfallOf(
  scoring: Scoring,
  group: ScoringGroup,
  caught: Counts,
): Shortfall | null {
  if (group.needs.length === 0) {
    const left = kinds.map((kind) => copiesIn(scoring.kit, kind) - countOf(caught, kind));
    return roundingShortfallOf(group, caught, left);
  }
  if (isComplete(group.needs, caught)) return null;
  const more = withLacking(group, caught);
  const added = more.map((copies, kind) => copies - countOf(caught, kind));
  const [first = 0] = group.kinds;
  const ofAdded = group.kinds.reduce(
    (sum, kind) => sum + countOf(added, kind) * countOf(group.pointsComplete, kind),
    0,
  );
  return {
    type: 'group',
    pointsEach: countOf(group.pointsComplete, first),
    lift: groupPointsOf(group, more) - groupPointsOf(group, caught) - ofAdded,
    gain: pointsOf(scoring, more) - pointsOf(scoring, caught),
  };
}

/** Null where it is earned. */
export function bonusShortfallOf(
  scoring: Scoring,
  bonus: ScoringBonus,
  caught: Counts,
): Shortfall | null {
  if (isComplete(bonus.needs, caught)) return null;
  const more = withLacking(bonus, caught);
  return {
    type: 'bonus',
    worth: bonusPointsOf(bonus, more),
    gain: pointsOf(scoring, more) - pointsOf(scoring, caught),
  };
}

function withLacking({ needs }: Pick<ScoringGroup, 'needs'>, caught: Counts): Uint8Array {
  return countTiles([...tilesOf(caught), ...lackingOf(needs, caught)]);
}

/**
 * What a group that is rounded up falls short of the next step; null where it is not rounded, and
 * where the tiles that are left to add to it do not bring as much (S1).
 */
export function roundingShortfallOf(
  group: ScoringGroup,
  caught: Counts,
  left: Counts,
): Extract<Shortfall, { type: 'rounding' }> | null {
  const { roundUpTo } = group;
  if (roundUpTo === 1) return null;
  const unrounded = groupPointsOf(group, caught) - unroundedOf(group, caught) + 1;
  if (unrounded > unroundedOf(group, left)) return null;
  return { type: 'rounding', unrounded, gain: roundUpTo };
}

/** What tiles count in a group before they are rounded up. */
function unroundedOf({ kinds: own, pointsComplete }: ScoringGroup, tiles: Counts): number {
  return own.reduce((sum, kind) => sum + countOf(tiles, kind) * countOf(pointsComplete, kind), 0);
}
