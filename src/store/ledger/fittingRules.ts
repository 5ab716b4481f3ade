import { findVariant, invariant, type RuleChanges, rulesOf } from '../../engine/index.ts';
import type { LedgerGame } from './told.ts';

/**
 * The switches of a game of the ledger that its variant has, set as it can have them. A text that
 * was saved before the family had joined may name others. The family must be there.
 */
export function fittingRules({
  variant,
  rules,
}: Pick<LedgerGame, 'variant' | 'rules'>): RuleChanges {
  const found = findVariant(variant);
  invariant(found !== undefined, 'the games of the ledger have joined');
  const { withSwitch } = rulesOf({ variant: found });
  return Object.entries(rules).reduce<RuleChanges>((fitting, [key, value]) => {
    const isValue =
      typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
    return (isValue && withSwitch(found, fitting, key, value)) || fitting;
  }, {});
}
