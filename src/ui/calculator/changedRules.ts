import { type Game, switchesOf } from '../../engine/index.ts';
import type { ChangedSwitch } from '../panel/ruleAsking.ts';

/** The switches of a game set apart from its variant's own values. */
export function changedSwitchesOf({
  variant,
  rules,
}: Pick<Game, 'variant' | 'rules'>): ChangedSwitch[] {
  return switchesOf(rules).flatMap(({ key, read }) => {
    const value = read(rules);
    return value === undefined || value === read(variant.rules) ? [] : [{ key, value }];
  });
}
