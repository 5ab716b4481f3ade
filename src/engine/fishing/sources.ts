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

/** Who says a rule: sources, those of the variant where each has it from its own, or some of it we ourselves. */
type Teller = 'variant' | SourceId | 'ours';

/** Who says each rule, as the table of RULES.md tells; a test compares the two. */
const told = {
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
} as const satisfies Readonly<Record<RuleId, readonly Teller[]>>;

/** A rule of which some, or all where no source is named, is our own decision. */
type OurRule = {
  [Rule in RuleId]: 'ours' extends (typeof told)[Rule][number] ? Rule : never;
}[RuleId];

/** Whether some of a rule, or all where no source is named, is our own decision. */
export function isOurs(rule: RuleId): rule is OurRule {
  return tellersOf(rule).includes('ours');
}

/**
 * The sources that a rule comes from.
 * @param of the variant that is played; those that have the rule from sources of their own where it is left open
 */
export function ruleSourcesOf(
  rule: RuleId,
  of: readonly { readonly sources: readonly SourceId[] }[],
): readonly SourceId[] {
  const tellers = tellersOf(rule);
  const own = of.flatMap(({ sources }) => sources);
  return sourceIds.filter(
    (id) => tellers.includes(id) || (tellers.includes('variant') && own.includes(id)),
  );
}

function tellersOf(rule: RuleId): readonly Teller[] {
  return told[rule];
}
