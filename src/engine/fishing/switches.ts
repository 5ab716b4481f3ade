import { invariant } from '../core/invariant.ts';
import {
  type ChangedSwitch,
  isSwitchPoints,
  type PointsRange,
  type RuleSwitch,
  type SwitchValue,
} from '../core/switches.ts';
import type { Game } from './game.ts';
import {
  bonusSwitches,
  type ChoiceSwitch,
  captureSwitches,
  changeRules,
  choiceSwitches,
  type FishingRules,
  groupNeedsValues,
  type RuleChanges,
} from './rules.ts';
import type { FishingVariant } from './variant.ts';

export type SwitchKey =
  | ChoiceSwitch
  | `captures.${(typeof captureSwitches)[number]}`
  | 'groupNeeds'
  | `bonuses.${(typeof bonusSwitches)[number]}`
  | 'doubleAt';

interface SwitchAccess extends Omit<RuleSwitch<SwitchKey>, 'own'> {
  /** Undefined where the method of scoring does not have the switch. */
  readonly read: (rules: FishingRules) => SwitchValue | undefined;
  /** Undefined if the switch cannot take the value. */
  readonly write: (changes: RuleChanges, value: SwitchValue) => RuleChanges | undefined;
}

/** 0 leaves out whatever is counted by these points. */
const points: PointsRange = { least: 0 };

/** Every rule switch, in the order of RULES.md. */
const ruleSwitches: readonly SwitchAccess[] = [
  choiceSwitch('captureFromHand'),
  choiceSwitch('captureFromDraw'),
  choiceSwitch('tripleOf'),
  choiceSwitch('triple'),
  choiceSwitch('thirdTile'),
  choiceSwitch('heavenPair'),
  ...captureSwitches.map(
    (name): SwitchAccess => ({
      key: `captures.${name}`,
      values: [true, false],
      read: (rules) => rules.captures[name],
      write: (changes, value) =>
        typeof value === 'boolean'
          ? { ...changes, captures: { ...changes.captures, [name]: value } }
          : undefined,
    }),
  ),
  {
    key: 'groupNeeds',
    values: groupNeedsValues,
    read: (rules) => (rules.scoring === 'groups' ? rules.groupNeeds : undefined),
    write: (changes, value) => {
      const groupNeeds = groupNeedsValues.find((known) => known === value);
      return groupNeeds === undefined ? undefined : { ...changes, groupNeeds };
    },
  },
  ...bonusSwitches.map(
    (name): SwitchAccess => ({
      key: `bonuses.${name}`,
      values: points,
      read: (rules) => (rules.scoring === 'groups' ? rules.bonuses[name] : undefined),
      write: (changes, value) =>
        isSwitchPoints(value, points)
          ? { ...changes, bonuses: { ...changes.bonuses, [name]: value } }
          : undefined,
    }),
  ),
  choiceSwitch('settlement'),
  {
    key: 'doubleAt',
    values: points,
    read: (rules) => rules.doubleAt,
    write: (changes, value) =>
      isSwitchPoints(value, points) ? { ...changes, doubleAt: value } : undefined,
  },
];

function choiceSwitch(key: ChoiceSwitch): SwitchAccess {
  const values: readonly string[] = choiceSwitches[key];
  return {
    key,
    values,
    read: (rules) => rules[key],
    write: (changes, value) => {
      const choice = values.find((known) => known === value);
      return choice === undefined ? undefined : { ...changes, [key]: choice };
    },
  };
}

function accessesOf(rules: FishingRules): readonly SwitchAccess[] {
  return ruleSwitches.filter(({ read }) => read(rules) !== undefined);
}

export function switchesOf({ rules }: FishingVariant): readonly RuleSwitch<SwitchKey>[] {
  return accessesOf(rules).map(({ key, values, read }) => {
    const own = read(rules);
    invariant(own !== undefined, 'a variant has a value for each of its switches');
    return { key, values, own };
  });
}

/** The changes must be of switches that the variant has. */
export function changedSwitchesOf(
  variant: FishingVariant,
  changes: RuleChanges,
): ChangedSwitch<SwitchKey>[] {
  return differing(variant, changes).map(({ access: { key }, value }) => ({ key, value }));
}

/** In the order of RULES.md. */
export function changedSwitchesIn({
  variant,
  rules,
}: Pick<Game, 'variant' | 'rules'>): ChangedSwitch<SwitchKey>[] {
  return differingIn(variant.rules, rules).map(({ access: { key }, value }) => ({ key, value }));
}

/** The changes must be of switches that the variant has. */
export function differingChanges(variant: FishingVariant, changes: RuleChanges): RuleChanges {
  return differing(variant, changes).reduce(
    (kept: RuleChanges, { access, value }) => access.write(kept, value) ?? kept,
    {},
  );
}

export function withSwitch(
  variant: FishingVariant,
  changes: RuleChanges,
  key: string,
  value: SwitchValue,
): RuleChanges | undefined {
  const access = accessesOf(variant.rules).find((one) => one.key === key);
  const written = access?.write(changes, value);
  return written && differingChanges(variant, written);
}

/** Undefined where the method of scoring does not have the switch. */
export function switchValueIn(rules: FishingRules, key: SwitchKey): SwitchValue | undefined {
  return ruleSwitches.find((one) => one.key === key)?.read(rules);
}

function differing({ rules }: FishingVariant, changes: RuleChanges) {
  const inForce = changeRules(rules, changes);
  invariant(inForce.ok, 'only switches of the variant are changed');
  return differingIn(rules, inForce.value);
}

function differingIn(own: FishingRules, inForce: FishingRules) {
  return accessesOf(own).flatMap((access) => {
    const value = access.read(inForce);
    return value === undefined || value === access.read(own) ? [] : [{ access, value }];
  });
}
