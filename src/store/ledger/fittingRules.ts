import {
  type ChangedSwitch,
  findVariant,
  invariant,
  type RuleChanges,
  rulesOf,
} from '../../engine/index.ts';
import type { LedgerGame } from '../entering/form.ts';

/**
 * Keeps only switches that the variant has, as it can have them: a text that was saved before the
 * family had joined may name others. The family must be there.
 */
export function fittingRules({
  variant,
  rules,
}: Pick<LedgerGame, 'variant' | 'rules'>): RuleChanges {
  const found = findVariant(variant);
  invariant(found !== undefined, 'the games of the ledger have joined');
  const { withSwitch } = rulesOf({ variant: found });
  return valuesIn(rules).reduce<RuleChanges>(
    (fitting, { key, value }) => withSwitch(found, fitting, key, value) ?? fitting,
    {},
  );
}

/** What is set in changes, by the keys of switches: `bonuses.skyNine` within `bonuses`. */
function valuesIn(changes: object, within = ''): readonly ChangedSwitch[] {
  return Object.entries(changes).flatMap(([name, value]: [string, unknown]) => {
    const key = `${within}${name}`;
    if (typeof value === 'object' && value !== null) return valuesIn(value, `${key}.`);
    const isValue =
      typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
    return isValue ? [{ key, value }] : [];
  });
}
