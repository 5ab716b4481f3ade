import {
  bonusSwitches,
  type ChoiceSwitch,
  captureSwitches,
  choiceSwitches,
  type FishingRules,
  groupNeedsValues,
  mostSwitchPoints,
  type RuleChanges,
} from './rules.ts';

/** What a switch can be set to. */
export type SwitchValue = string | boolean | number;

/** The name of a rule switch, as the table of RULES.md writes it. */
export type SwitchKey =
  | ChoiceSwitch
  | `captures.${(typeof captureSwitches)[number]}`
  | 'groupNeeds'
  | `bonuses.${(typeof bonusSwitches)[number]}`
  | 'doubleAt';

/** A rule switch that can be offered, read and set. */
export interface RuleSwitch {
  readonly key: SwitchKey;
  /** What it can be set to; `points` is any whole number from 0 to a million. */
  readonly values: readonly (string | boolean)[] | 'points';
  /** Its value in rules; undefined where the method of scoring does not have it. */
  readonly read: (rules: FishingRules) => SwitchValue | undefined;
  /** The changes with this switch set, or undefined if it cannot take the value. */
  readonly write: (changes: RuleChanges, value: SwitchValue) => RuleChanges | undefined;
}

/** A switch that is set apart from the variant's own value. */
export interface ChangedSwitch {
  readonly key: SwitchKey;
  readonly value: SwitchValue;
}

/** Every rule switch, in the order of RULES.md. */
const ruleSwitches: readonly RuleSwitch[] = [
  choiceSwitch('captureFromHand'),
  choiceSwitch('captureFromDraw'),
  choiceSwitch('tripleOf'),
  choiceSwitch('triple'),
  choiceSwitch('thirdTile'),
  choiceSwitch('heavenPair'),
  ...captureSwitches.map(
    (name): RuleSwitch => ({
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
    (name): RuleSwitch => ({
      key: `bonuses.${name}`,
      values: 'points',
      read: (rules) => (rules.scoring === 'groups' ? rules.bonuses[name] : undefined),
      write: (changes, value) =>
        isSwitchPoints(value)
          ? { ...changes, bonuses: { ...changes.bonuses, [name]: value } }
          : undefined,
    }),
  ),
  choiceSwitch('settlement'),
  {
    key: 'doubleAt',
    values: 'points',
    read: (rules) => rules.doubleAt,
    write: (changes, value) =>
      isSwitchPoints(value) ? { ...changes, doubleAt: value } : undefined,
  },
];

function choiceSwitch(key: ChoiceSwitch): RuleSwitch {
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

/** Whether a value is points that a switch can be set to. */
export function isSwitchPoints(value: SwitchValue): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostSwitchPoints
  );
}

/** The switches that rules of this method of scoring have. */
export function switchesOf(rules: FishingRules): readonly RuleSwitch[] {
  return ruleSwitches.filter((ruleSwitch) => ruleSwitch.read(rules) !== undefined);
}

/**
 * The switches of a game that are set apart from its variant's own values, in the order of
 * RULES.md.
 */
export function changedSwitchesOf({
  variant,
  rules,
}: {
  readonly variant: { readonly rules: FishingRules };
  readonly rules: FishingRules;
}): ChangedSwitch[] {
  return differing(variant.rules, rules).map(({ ruleSwitch: { key }, value }) => ({ key, value }));
}

/**
 * Only those changes that set a switch apart from the variant's own value; what a record holds
 * (RECORDS.md, `rules`). Changes of switches that the variant does not have are left out.
 */
export function differingChanges(own: FishingRules, inForce: FishingRules): RuleChanges {
  return differing(own, inForce).reduce(
    (changes: RuleChanges, { ruleSwitch, value }) => ruleSwitch.write(changes, value) ?? changes,
    {},
  );
}

/** The variant's own switches whose value in force is another, with that value. */
function differing(own: FishingRules, inForce: FishingRules) {
  return switchesOf(own).flatMap((ruleSwitch) => {
    const value = ruleSwitch.read(inForce);
    return value === undefined || value === ruleSwitch.read(own) ? [] : [{ ruleSwitch, value }];
  });
}
