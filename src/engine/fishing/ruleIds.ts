/** Every rule of RULES.md, in its order. */
export const ruleIds = [
  'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10',
  'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9',
] as const; // biome-ignore format: play, then scoring

/** The id of a rule of RULES.md. */
export type RuleId = (typeof ruleIds)[number];
