import { failure, type Result, success } from '../core/result.ts';

/** The switches that are on or off, in the order of RULES.md. */
export const onOffSwitches = ['mustBeat', 'passLocks', 'dealerDouble'] as const;

/** The switches that take a number of chips, with the fewest they take. */
export const chipSwitches = { fourChips: { least: 0 }, bandChips: { least: 1 } } as const;

/** The values of `familyPayments`: who pays whom where families are paid (W13). */
export const familyPaymentsValues = ['losers', 'pairs'] as const;

/** The name of a switch that is on or off. */
export type OnOffSwitch = (typeof onOffSwitches)[number];
/** The name of a switch that takes a number of chips. */
export type ChipSwitch = keyof typeof chipSwitches;
/** The name of a switch that only some variants have. */
type SomeSwitch = ChipSwitch | 'familyPayments';

/** How every switch stands in a round; those that not all variants have only where one has them. */
export type ClimbingRules = { readonly [Switch in OnOffSwitch]: boolean } & {
  readonly [Switch in ChipSwitch]?: number;
} & { readonly familyPayments?: (typeof familyPaymentsValues)[number] };

/** What a record's `rules` may hold: any switch, to be set apart from the variant's own value. */
export type RuleChanges = Partial<ClimbingRules>;

/** A switch that the variant does not have, by its key in a record. */
export interface ForeignSwitch {
  readonly key: SomeSwitch;
}

/** The names of the switches that take a number of chips, in the order of RULES.md. */
export const chipSwitchNames: readonly ChipSwitch[] = ['fourChips', 'bandChips'];

const someSwitches: readonly SomeSwitch[] = [...chipSwitchNames, 'familyPayments'];

/**
 * The variant's own rules with some switches changed.
 * @returns the rules in force, or the switch that this variant does not have
 */
export function changeRules(
  own: ClimbingRules,
  changes: RuleChanges,
): Result<ClimbingRules, ForeignSwitch> {
  const foreign = someSwitches.find((key) => changes[key] !== undefined && own[key] === undefined);
  return foreign === undefined ? success({ ...own, ...changes }) : failure({ key: foreign });
}
