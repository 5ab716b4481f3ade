import type { ClimbingVariant } from './variant.ts';

/** In the order of RULES.md. */
export const ruleIds = [
  'W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11', 'W12', 'W13', 'W14',
] as const; // biome-ignore format: one list to read at a glance

export type RuleId = (typeof ruleIds)[number];

/** In the order of RULES.md. */
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
