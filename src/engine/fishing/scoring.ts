import { type Counts, countOf } from '../core/counts.ts';
import { type Kind, type KindText, kindOf, kinds } from '../core/kind.ts';
import { copiesIn, type KitId } from '../core/kit.ts';
import { pipsOf, redPipsOf } from '../core/pips.ts';
import type { BonusSwitch, FishingRules, GroupNeeds } from './rules.ts';

/** A line of the score sheet, by what its tiles have in common. */
export type LineId =
  | 'small-fish'
  | 'big-fish'
  | 'sky-nine'
  | 'earth-eight'
  | 'man-seven'
  | 'harmony-five'
  | 'supreme'
  | 'quarter-axe'
  | 'quarter-plum'
  | 'quarter-red-ten'
  | 'plain';

/** The rule a line or bonus stands on. */
export type ScoringRule = 'S1' | 'S2' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8';

/** That of its line, or what large, medium and small are worth. */
export type TileRule = ScoringRule | 'S3';

/** How a tile counts: by its pips (S1, S2) or by its group (S3). */
export type Category = 'small-fish' | 'big-fish' | 'small' | 'medium' | 'large';

/** So many tiles of any of these kinds are needed. */
export interface Need {
  readonly oneOf: readonly Kind[];
  readonly copies: number;
}

/** Which kinds, what each is worth, and what lifts them to their full worth. */
export interface ScoringGroup {
  readonly id: LineId;
  readonly rule: ScoringRule;
  /** The rules that say what each of its tiles counts. */
  readonly tileRules: readonly TileRule[];
  readonly kinds: readonly Kind[];
  /** What makes the group complete; nothing for lines that cannot be. */
  readonly needs: readonly Need[];
  readonly incomplete: Category;
  readonly complete: Category;
  /** The points of one tile of each kind, by {@link Kind}: complete and not. */
  readonly pointsComplete: Counts;
  readonly pointsIncomplete: Counts;
  /** The line's sum is rounded up to a multiple of this. */
  readonly roundUpTo: number;
}

/** A bonus as a rule (S8). */
export interface ScoringBonus {
  readonly id: BonusSwitch;
  readonly needs: readonly Need[];
  readonly points: number;
}

export interface Scoring {
  /** What catches are made of. */
  readonly kit: KitId;
  readonly groups: readonly ScoringGroup[];
  readonly bonuses: readonly ScoringBonus[];
}

export function compileScoring(rules: FishingRules, kit: KitId): Scoring {
  if (rules.scoring === 'pips') return { kit, groups: pipGroups, bonuses: [] };
  return {
    kit,
    groups: [
      ...civilGroups.map((group) => civilGroup(group, rules.groupNeeds)),
      supremeGroup,
      ...quarters.map(({ id, text }) => quarterGroup(id, kindOf(text))),
      plainGroup,
    ],
    bonuses: [
      { id: 'skyNine', needs: everyCopy(['66', '63', '54'], kit), points: rules.bonuses.skyNine },
      { id: 'quarters', needs: everyCopy(['65', '55', '64'], kit), points: rules.bonuses.quarters },
      { id: 'supreme', needs: everyCopy(['42', '21'], kit), points: rules.bonuses.supreme },
    ],
  };
}

/** The points of a catch; its counts may begin at an offset of a larger array. */
export function pointsOf(scoring: Scoring, counts: Counts, offset = 0): number {
  let points = 0;
  for (const group of scoring.groups) points += groupPointsOf(group, counts, offset);
  for (const bonus of scoring.bonuses) points += bonusPointsOf(bonus, counts, offset);
  return points;
}

/** Before the line is rounded; no seat can complete the lines in `lost` any more. */
export function mostPointsOf(scoring: Scoring, kind: Kind, lost: readonly string[]): number {
  const group = scoring.groups.find((one) => one.kinds.includes(kind));
  if (group === undefined) return 0;
  return countOf(lost.includes(group.id) ? group.pointsIncomplete : group.pointsComplete, kind);
}

export function groupPointsOf(group: ScoringGroup, counts: Counts, offset = 0): number {
  const worth = isComplete(group.needs, counts, offset)
    ? group.pointsComplete
    : group.pointsIncomplete;
  let points = 0;
  for (const kind of group.kinds) points += countOf(counts, offset + kind) * countOf(worth, kind);
  return Math.ceil(points / group.roundUpTo) * group.roundUpTo;
}

/** All or nothing. */
export function bonusPointsOf(bonus: ScoringBonus, counts: Counts, offset = 0): number {
  return isComplete(bonus.needs, counts, offset) ? bonus.points : 0;
}

export function isComplete(needs: readonly Need[], counts: Counts, offset = 0): boolean {
  for (const need of needs) if (missingOf(need, counts, offset) > 0) return false;
  return true;
}

function missingOf(need: Need, counts: Counts, offset = 0): number {
  let missing = need.copies;
  for (const kind of need.oneOf) missing -= countOf(counts, offset + kind);
  return Math.max(missing, 0);
}

/** What a catch lacks of what is needed: so many more tiles of any of these kinds. */
export function lacksOf(needs: readonly Need[], counts: Counts): Need[] {
  return needs
    .map((need) => ({ oneOf: need.oneOf, copies: missingOf(need, counts) }))
    .filter(({ copies }) => copies > 0);
}

/** Which one of several kinds that will do makes no difference to the points. */
export function lackingOf(needs: readonly Need[], counts: Counts): Kind[] {
  return lacksOf(needs, counts).flatMap(({ oneOf, copies }) =>
    oneOf.slice(0, 1).flatMap((kind) => Array<Kind>(copies).fill(kind)),
  );
}

const groupPoints = { small: 10, medium: 20, large: 30 } as const;

/** S2 */
const smallestBigFish = 8;

const pipGroups: readonly ScoringGroup[] = [
  pipGroup('small-fish', 'S1', (kind) => pipsOf(kind) < smallestBigFish, redPipsOf, 10),
  pipGroup(
    'big-fish',
    'S2',
    (kind) => pipsOf(kind) >= smallestBigFish,
    (kind) => 2 * pipsOf(kind),
    1,
  ),
];

function pipGroup(
  id: 'small-fish' | 'big-fish',
  rule: ScoringRule,
  belongs: (kind: Kind) => boolean,
  worth: (kind: Kind) => number,
  roundUpTo: number,
): ScoringGroup {
  const points = kinds.map(worth);
  return {
    id,
    rule,
    tileRules: [rule],
    kinds: kinds.filter(belongs),
    needs: [],
    incomplete: id,
    complete: id,
    pointsComplete: points,
    pointsIncomplete: points,
    roundUpTo,
  };
}

/** A group of S4: a civil kind and two military kinds. */
interface CivilGroup {
  readonly id: LineId;
  readonly civil: KindText;
  readonly military: readonly [KindText, KindText];
  readonly complete: 'medium' | 'large';
}

const civilGroups: readonly CivilGroup[] = [
  { id: 'sky-nine', civil: '66', military: ['63', '54'], complete: 'large' },
  { id: 'earth-eight', civil: '11', military: ['62', '53'], complete: 'medium' },
  { id: 'man-seven', civil: '44', military: ['52', '43'], complete: 'medium' },
  { id: 'harmony-five', civil: '31', military: ['41', '32'], complete: 'medium' },
];

function civilGroup(
  { id, civil, military, complete }: CivilGroup,
  groupNeeds: GroupNeeds,
): ScoringGroup {
  const militaryKinds = military.map(kindOf);
  const militaryNeeds =
    groupNeeds === 'one-military'
      ? [{ oneOf: militaryKinds, copies: 1 }]
      : militaryKinds.map((kind) => ({ oneOf: [kind], copies: 1 }));
  return countedGroup(id, 'S4', [kindOf(civil), ...militaryKinds], complete, [
    { oneOf: [kindOf(civil)], copies: 1 },
    ...militaryNeeds,
  ]);
}

const supremeGroup = countedGroup('supreme', 'S5', [kindOf('42'), kindOf('21')], 'large', [
  { oneOf: [kindOf('42')], copies: 1 },
  { oneOf: [kindOf('21')], copies: 1 },
]);

const quarters: readonly { readonly id: LineId; readonly text: KindText }[] = [
  { id: 'quarter-axe', text: '65' },
  { id: 'quarter-plum', text: '55' },
  { id: 'quarter-red-ten', text: '64' },
];

function quarterGroup(id: LineId, kind: Kind): ScoringGroup {
  return countedGroup(id, 'S6', [kind], 'large', [{ oneOf: [kind], copies: 4 }]);
}

const plainGroup = countedGroup(
  'plain',
  'S7',
  [kindOf('33'), kindOf('22'), kindOf('61'), kindOf('51')],
  'small',
  [],
);

function countedGroup(
  id: LineId,
  rule: ScoringRule,
  groupKinds: readonly Kind[],
  complete: 'small' | 'medium' | 'large',
  needs: readonly Need[],
): ScoringGroup {
  return {
    id,
    rule,
    tileRules: [rule, 'S3'],
    kinds: groupKinds,
    needs,
    incomplete: 'small',
    complete,
    pointsComplete: kinds.map(() => groupPoints[complete]),
    pointsIncomplete: kinds.map(() => groupPoints.small),
    roundUpTo: 1,
  };
}

function everyCopy(texts: readonly KindText[], kit: KitId): Need[] {
  return texts.map((text) => ({ oneOf: [kindOf(text)], copies: copiesIn(kit, kindOf(text)) }));
}
