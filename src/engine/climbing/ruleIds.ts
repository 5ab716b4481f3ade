/** The ids of the rules, as RULES.md numbers them. */
export const ruleIds = [
  'W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11', 'W12', 'W13', 'W14',
] as const; // biome-ignore format: one list to read at a glance
