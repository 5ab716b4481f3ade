import { invariant } from '../core/invariant.ts';
import {
  type ChangedSwitch,
  isSwitchPoints,
  type RuleSwitch,
  type SwitchValue,
} from '../core/switches.ts';
import {
  type ChipSwitch,
  changeRules,
  chipSwitches,
  chipSwitchNames,
  familyPaymentsValues,
  onOffSwitches,
  type RuleChanges,
} from './rules.ts';
import type { ClimbingVariant } from './variant.ts';

export type SwitchKey = keyof RuleChanges;

/** In the order of RULES.md. */
const switchKeys: readonly SwitchKey[] = [...onOffSwitches, ...chipSwitchNames, 'familyPayments'];

export function switchesOf({ rules }: ClimbingVariant): readonly RuleSwitch<SwitchKey>[] {
  return switchKeys.flatMap((key) => {
    const own = rules[key];
    return own === undefined ? [] : [{ key, values: valuesOf(key), own }];
  });
}

/** The changes must be of switches that the variant has. */
export function changedSwitchesOf(
  { rules }: ClimbingVariant,
  changes: RuleChanges,
): ChangedSwitch<SwitchKey>[] {
  const inForce = changeRules(rules, changes);
  invariant(inForce.ok, 'only switches of the variant are changed');
  return switchKeys.flatMap((key) => {
    const value = inForce.value[key];
    return value === undefined || value === rules[key] ? [] : [{ key, value }];
  });
}

/** The changes must be of switches that the variant has. */
export function differingChanges(variant: ClimbingVariant, changes: RuleChanges): RuleChanges {
  return changedSwitchesOf(variant, changes).reduce<RuleChanges>(withValue, {});
}

export function withSwitch(
  variant: ClimbingVariant,
  changes: RuleChanges,
  key: string,
  value: SwitchValue,
): RuleChanges | undefined {
  const known = switchKeys.find((one) => one === key);
  if (known === undefined || variant.rules[known] === undefined) return undefined;
  if (!canTake(known, value)) return undefined;
  return differingChanges(variant, withValue(changes, { key: known, value }));
}

function withValue(changes: RuleChanges, { key, value }: ChangedSwitch<SwitchKey>): RuleChanges {
  return { ...changes, [key]: value };
}

function valuesOf(key: SwitchKey): RuleSwitch['values'] {
  if (isChipSwitch(key)) return chipSwitches[key];
  return key === 'familyPayments' ? familyPaymentsValues : [true, false];
}

function canTake(key: SwitchKey, value: SwitchValue): boolean {
  const values = valuesOf(key);
  return 'least' in values
    ? isSwitchPoints(value, values)
    : values.some((possible) => possible === value);
}

function isChipSwitch(key: SwitchKey): key is ChipSwitch {
  return chipSwitchNames.some((one) => one === key);
}
