/** The sources of the rules, as RULES.md abbreviates them. */
export const sourceIds = ['GP', 'DP', 'GB', 'CU'] as const;

/** A source of the rules. */
export type SourceId = (typeof sourceIds)[number];

/** Every rule of RULES.md, in its order. */
export const ruleIds = [
  'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10',
  'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9',
] as const; // biome-ignore format: play, then scoring

/** The id of a rule of RULES.md. */
export type RuleId = (typeof ruleIds)[number];

/** Who says a rule. */
export interface RuleSources {
  readonly sources: readonly SourceId[];
  /** Whether some of it, or all where no source is named, is our own decision. */
  readonly isOurs: boolean;
}

/** What RULES.md says of each rule: `variant` where every variant has it from its own sources. */
const told: Readonly<Record<RuleId, readonly ('variant' | 'ours' | SourceId)[]>> = {
  F1: ['DP', 'ours'],
  F2: ['variant', 'ours'],
  F3: ['variant'],
  F4: ['variant'],
  F5: ['variant'],
  F6: ['GP'],
  F7: ['variant', 'ours'],
  F8: ['ours'],
  F9: ['DP', 'GB', 'CU', 'ours'],
  F10: ['DP', 'GB', 'CU', 'ours'],
  S1: ['variant'],
  S2: ['variant'],
  S3: ['GP'],
  S4: ['GP'],
  S5: ['GP'],
  S6: ['GP'],
  S7: ['GP'],
  S8: ['GP'],
  S9: ['variant', 'ours'],
};

/**
 * Where a rule comes from.
 * @param of the variant that is played; those that have the rule from sources of their own where it is left open
 */
export function ruleSourcesOf(
  rule: RuleId,
  of: readonly Pick<RuleSources, 'sources'>[],
): RuleSources {
  const tags = told[rule];
  const own = of.flatMap(({ sources }) => sources);
  return {
    sources: sourceIds.filter(
      (id) => tags.includes(id) || (tags.includes('variant') && own.includes(id)),
    ),
    isOurs: tags.includes('ours'),
  };
}
