import type { FishingVariant } from '../variant.ts';

/** Shi Wu Hu, the fishing game, with the 84 cards it was made for. */
export const shiWuHu = {
  id: 'shi-wu-hu',
  kit: 'cards',
  seatCounts: [2, 3],
  dealt: 30,
  lake: 24,
  drawPile: 30,
  sources: ['GP'],
  rules: {
    captureFromHand: 'optional',
    captureFromDraw: 'optional',
    tripleOf: 'self-only',
    triple: 'whole',
    thirdTile: 'none',
    heavenPair: 'off',
    captures: { supremePair: false, supremeCatchesSixes: false, tens: false, heavenEarth: false },
    settlement: 'pairwise',
    doubleAt: 1000,
    scoring: 'groups',
    groupNeeds: 'two-military',
    bonuses: { skyNine: 300, quarters: 300, supreme: 300 },
  },
} as const satisfies FishingVariant;
