import {
  changedSwitchesOf,
  createGame,
  findVariant,
  type Game,
  type RuleChanges,
  ruleIds,
  rulesIn,
  switchesOf,
  type VariantId,
} from '../../../engine/climbing/index.ts';
import { type ChangedSwitch, invariant, type SwitchValue } from '../../../engine/index.ts';
import {
  type RuleId,
  ruleIdsOfSwitch,
  type SwitchKey,
} from '../../../text/climbing/switchRules.ts';

export interface SwitchFacts extends ChangedSwitch<SwitchKey> {
  /** The rule at which it is told. */
  readonly rule: RuleId;
  /** The variant's own value. */
  readonly own: SwitchValue;
  /** Its values besides the one in force; of those that take a number the lowest few. */
  readonly others: readonly SwitchValue[];
}

/** Everything the page of a game's rules tells, each of it asked of the engine. */
export interface RulesModel {
  readonly variant: VariantId;
  readonly game: Game;
  readonly changes: RuleChanges;
  readonly changed: readonly ChangedSwitch<SwitchKey>[];
  /** The rules that the game has, in their order. */
  readonly rules: readonly RuleId[];
  /** Those that only other games have. */
  readonly absent: readonly RuleId[];
  readonly sections: readonly RulesSection[];
  readonly switches: readonly SwitchFacts[];
}

const sectionRules = [
  { id: 'deal', rules: ['W1'] },
  { id: 'suits', rules: ['W2'] },
  { id: 'combinations', rules: ['W3', 'W4', 'W5'] },
  { id: 'laying', rules: ['W6'] },
  { id: 'play', rules: ['W7', 'W8'] },
  { id: 'declaring', rules: ['W9', 'W12'] },
  { id: 'wu', rules: ['W10', 'W11'] },
  { id: 'payments', rules: ['W13', 'W14'] },
] as const satisfies readonly { readonly id: string; readonly rules: readonly RuleId[] }[];

interface RulesSection {
  readonly id: (typeof sectionRules)[number]['id'];
  readonly rules: readonly RuleId[];
}

/** Changes that the variant does not have are an error of ours. */
export function rulesModelOf(id: VariantId, changes: RuleChanges): RulesModel {
  const variant = findVariant(id);
  invariant(variant !== undefined, 'a page is of a known variant');
  const made = createGame(variant, variant.seatCounts[0], changes);
  invariant(made.ok, 'a page has switches of its variant');
  const changed = changedSwitchesOf(variant, changes);
  const rules = rulesIn(variant);
  return {
    variant: id,
    game: made.value,
    changes,
    changed,
    rules,
    absent: ruleIds.filter((rule) => !rules.includes(rule)),
    sections: sectionRules
      .map((section) => ({
        id: section.id,
        rules: section.rules.filter((rule) => rules.includes(rule)),
      }))
      .filter((section) => section.rules.length > 0),
    switches: switchesOf(variant).flatMap(({ key, own, values }) => {
      const value = changed.find((one) => one.key === key)?.value ?? own;
      const offered = 'least' in values ? fewFrom(values.least) : values;
      const others = offered.filter((other) => other !== value);
      return ruleIdsOfSwitch(key).map((rule) => ({ key, rule, value, own, others }));
    }),
  };
}

function fewFrom(least: number): readonly number[] {
  return [least, least + 1, least + 2];
}
