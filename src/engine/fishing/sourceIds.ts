/** The sources of the rules, as RULES.md abbreviates them. */
export const sourceIds = ['GP', 'DP', 'GB', 'CU'] as const;

/** A source of the rules. */
export type SourceId = (typeof sourceIds)[number];
