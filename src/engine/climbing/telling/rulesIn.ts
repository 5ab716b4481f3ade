import { ruleIds } from '../ruleIds.ts';
import type { ClimbingVariant } from '../variant.ts';

type RuleId = (typeof ruleIds)[number];

/** The rules of RULES.md that a variant has, in their order. */
export function rulesIn(variant: ClimbingVariant): readonly RuleId[] {
  const forms = variant.combinations.map(({ form }) => form);
  const without: readonly RuleId[] = [
    ...(forms.includes('mixed') ? [] : (['W4'] as const)),
    ...(forms.includes('supreme') ? [] : (['W5', 'W11'] as const)),
    ...(variant.laying === 'none' ? (['W6'] as const) : []),
    ...(variant.rules.fourChips === undefined ? (['W10'] as const) : []),
  ];
  return ruleIds.filter((rule) => !without.includes(rule));
}
