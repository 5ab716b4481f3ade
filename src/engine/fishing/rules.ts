import { failure, type Result, success } from '../core/result.ts';
import type { ForeignSwitch } from '../core/rules.ts';

/** Those that take one of a few words; the first value is the mildest. */
export const choiceSwitches = {
  captureFromHand: ['optional', 'bait', 'hand'],
  captureFromDraw: ['optional', 'must'],
  tripleOf: ['any', 'self-only'],
  triple: ['choice', 'whole'],
  thirdTile: ['none', 'loose', 'stack'],
  heavenPair: ['off', 'may', 'must'],
  settlement: ['winner', 'pairwise'],
} as const;

/** The switches of `captures`: who catches whom besides tiles of equal pips (F7). */
export const captureSwitches = [
  'supremePair',
  'supremeCatchesSixes',
  'tens',
  'heavenEarth',
] as const;

/** What completes a group of Shi Wu Hu (S4). */
export const groupNeedsValues = ['two-military', 'one-military'] as const;

/** The bonuses of Shi Wu Hu (S8). */
export const bonusSwitches = ['skyNine', 'quarters', 'supreme'] as const;

export type ChoiceSwitch = keyof typeof choiceSwitches;
export type CaptureSwitch = (typeof captureSwitches)[number];
export type GroupNeeds = (typeof groupNeedsValues)[number];
export type BonusSwitch = (typeof bonusSwitches)[number];

type Choices = { readonly [Switch in ChoiceSwitch]: (typeof choiceSwitches)[Switch][number] };
type Captures = { readonly [Switch in CaptureSwitch]: boolean };
type Bonuses = { readonly [Switch in BonusSwitch]: number };

/** How the rules of play and settlement stand, whatever the method of scoring. */
export type PlayRules = Choices & {
  readonly captures: Captures;
  /** Points from which a pair's difference doubles, 0 = never (S9). */
  readonly doubleAt: number;
};

/** Tiu-U's method: red pips of small fish, twice the pips of big ones (S1, S2). */
export type PipRules = PlayRules & { readonly scoring: 'pips' };

/** Shi Wu Hu's method: large, medium and small fish by groups (S3 to S8). */
export type GroupRules = PlayRules & {
  readonly scoring: 'groups';
  readonly groupNeeds: GroupNeeds;
  readonly bonuses: Bonuses;
};

export type FishingRules = PipRules | GroupRules;

export type RuleChanges = Partial<Choices> & {
  readonly captures?: Partial<Captures>;
  readonly doubleAt?: number;
  readonly groupNeeds?: GroupNeeds;
  readonly bonuses?: Partial<Bonuses>;
};

export function changeRules(
  own: FishingRules,
  changes: RuleChanges,
): Result<FishingRules, ForeignSwitch> {
  const { captures, groupNeeds, bonuses, ...others } = changes;
  const common = { ...others, captures: { ...own.captures, ...captures } };
  if (own.scoring === 'groups') {
    return success({
      ...own,
      ...common,
      groupNeeds: groupNeeds ?? own.groupNeeds,
      bonuses: { ...own.bonuses, ...bonuses },
    });
  }
  if (groupNeeds !== undefined) return failure({ key: 'groupNeeds' });
  if (bonuses !== undefined) return failure({ key: 'bonuses' });
  return success({ ...own, ...common });
}
