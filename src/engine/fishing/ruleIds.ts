/** In the order of RULES.md. */
export const ruleIds = [
  'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10',
  'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9',
] as const; // biome-ignore format: play, then scoring

export type RuleId = (typeof ruleIds)[number];
