import type { FishingVariant } from '../variant.ts';
import { shiWuHu } from './shiWuHu.ts';

/** Shi Wu Hu fitted to two sets of dominoes, where military kinds are rare. */
export const shiWuHu64 = {
  ...shiWuHu,
  id: 'shi-wu-hu-64',
  kit: 'two-sets',
  dealt: 24,
  lake: 16,
  drawPile: 24,
  rules: {
    ...shiWuHu.rules,
    groupNeeds: 'one-military',
    bonuses: { skyNine: 300, quarters: 300, supreme: 100 },
  },
} as const satisfies FishingVariant;
