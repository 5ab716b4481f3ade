import { type ChangedSwitch, findVariant, rulesOf, type VariantId } from '../../engine/index.ts';
import type { ReadTold } from '../../online/readTold.ts';
import { parseRuleChanges } from '../../records/parseRuleChanges.ts';

/** The game of a table, with the rules that are its own. */
export interface FarGameFacts {
  readonly variant: VariantId;
  readonly changed: readonly ChangedSwitch[];
}

/** Reads which game a server tells of; undefined for one that is not known here. */
export function farGameOf({ game }: Pick<ReadTold, 'game'>): FarGameFacts | undefined {
  const variant = findVariant(game.variant);
  if (variant === undefined) return undefined;
  const rules = parseRuleChanges(variant.id, JSON.stringify(game.rules));
  if (!rules.ok) return undefined;
  return {
    variant: variant.id,
    changed: rulesOf({ variant }).changedSwitchesOf(variant, rules.value),
  };
}
