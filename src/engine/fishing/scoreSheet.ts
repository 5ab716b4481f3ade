import { type Counts, countOf } from '../core/counts.ts';
import type { Kind } from '../core/kind.ts';
import type { BonusSwitch } from './rules.ts';
import {
  bonusPointsOf,
  type Category,
  groupPointsOf,
  isComplete,
  type LineId,
  lacksOf,
  type Need,
  type Scoring,
  type ScoringBonus,
  type ScoringGroup,
  type ScoringRule,
  type TileRule,
} from './scoring.ts';
import { bonusShortfallOf, groupShortfallOf, type Shortfall } from './telling/shortfall.ts';

/** The tiles of one kind in a line, and what each is worth. */
export interface TileScore {
  readonly kind: Kind;
  readonly copies: number;
  readonly category: Category;
  /** Points of one of them, before the line is rounded. */
  readonly pointsEach: number;
  readonly rules: readonly TileRule[];
}

/** Tiles that are counted together, and why they count as they do. */
export interface GroupLine {
  readonly type: 'group';
  readonly id: LineId;
  readonly rule: ScoringRule;
  readonly tiles: readonly TileScore[];
  /** Whether the group is complete; null for lines that cannot be. */
  readonly complete: boolean | null;
  /** What the group lacks: so many more of any of these kinds. */
  readonly lacks: readonly Need[];
  /** What rounding up to a ten added (S1). */
  readonly rounding: number;
  readonly points: number;
  /** What it falls short of; null where it could not count more. */
  readonly shortfall: Shortfall | null;
}

/** S8 */
export interface BonusLine {
  readonly type: 'bonus';
  readonly id: BonusSwitch;
  readonly rule: 'S8';
  readonly complete: boolean;
  readonly lacks: readonly Need[];
  /** What it is worth when complete. */
  readonly worth: number;
  /** Its worth, or 0. */
  readonly points: number;
  /** What it falls short of; null where it is earned. */
  readonly shortfall: Shortfall | null;
}

/** Every tile stands in exactly one group line, and the lines add up to the total. */
export interface ScoreSheet {
  readonly groups: readonly GroupLine[];
  readonly bonuses: readonly BonusLine[];
  readonly total: number;
}

/** Lines without tiles are left out; every bonus of the method is listed. */
export function scoreSheetOf(scoring: Scoring, caught: Counts): ScoreSheet {
  const groups = scoring.groups
    .map((group) => groupLineOf(scoring, group, caught))
    .filter((line) => line.tiles.length > 0);
  const bonuses = scoring.bonuses.map((bonus) => bonusLineOf(scoring, bonus, caught));
  const total = [...groups, ...bonuses].reduce((sum, line) => sum + line.points, 0);
  return { groups, bonuses, total };
}

function groupLineOf(scoring: Scoring, group: ScoringGroup, caught: Counts): GroupLine {
  const complete = isComplete(group.needs, caught);
  const worth = complete ? group.pointsComplete : group.pointsIncomplete;
  const tiles = group.kinds
    .filter((kind) => countOf(caught, kind) > 0)
    .map((kind) => ({
      kind,
      copies: countOf(caught, kind),
      category: complete ? group.complete : group.incomplete,
      pointsEach: countOf(worth, kind),
      rules: group.tileRules,
    }));
  const points = groupPointsOf(group, caught);
  const unrounded = tiles.reduce((sum, tile) => sum + tile.copies * tile.pointsEach, 0);
  return {
    type: 'group',
    id: group.id,
    rule: group.rule,
    tiles,
    complete: group.needs.length === 0 ? null : complete,
    lacks: lacksOf(group.needs, caught),
    rounding: points - unrounded,
    points,
    shortfall: groupShortfallOf(scoring, group, caught),
  };
}

function bonusLineOf(scoring: Scoring, bonus: ScoringBonus, caught: Counts): BonusLine {
  return {
    type: 'bonus',
    id: bonus.id,
    rule: 'S8',
    complete: isComplete(bonus.needs, caught),
    lacks: lacksOf(bonus.needs, caught),
    worth: bonus.points,
    points: bonusPointsOf(bonus, caught),
    shortfall: bonusShortfallOf(scoring, bonus, caught),
  };
}
