import { failure, type Result, success } from '../core/result.ts';
import type { ForeignSwitch } from '../core/rules.ts';

/** In the order of RULES.md. */
export const onOffSwitches = ['mustBeat', 'passLocks', 'dealerDouble'] as const;

/** With the fewest chips they take. */
export const chipSwitches = { fourChips: { least: 0 }, bandChips: { least: 1 } } as const;

/** Who pays whom where families are paid (W13). */
export const familyPaymentsValues = ['losers', 'pairs'] as const;

export type OnOffSwitch = (typeof onOffSwitches)[number];
export type ChipSwitch = keyof typeof chipSwitches;
type SomeSwitch = ChipSwitch | 'familyPayments';

/** How every switch stands in a round; those that not all variants have only where one has them. */
export type ClimbingRules = { readonly [Switch in OnOffSwitch]: boolean } & {
  readonly [Switch in ChipSwitch]?: number;
} & { readonly familyPayments?: (typeof familyPaymentsValues)[number] };

export type RuleChanges = Partial<ClimbingRules>;

/** In the order of RULES.md. */
export const chipSwitchNames: readonly ChipSwitch[] = ['fourChips', 'bandChips'];

const someSwitches: readonly SomeSwitch[] = [...chipSwitchNames, 'familyPayments'];

export function changeRules(
  own: ClimbingRules,
  changes: RuleChanges,
): Result<ClimbingRules, ForeignSwitch> {
  const foreign = someSwitches.find((key) => changes[key] !== undefined && own[key] === undefined);
  return foreign === undefined ? success({ ...own, ...changes }) : failure({ key: foreign });
}
