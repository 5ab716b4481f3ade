import type { FishingVariant } from '../variant.ts';

/** Tiu-U as the gupai pages tell it: nothing is compulsory. */
export const tiuU = {
  id: 'tiu-u',
  kit: 'two-sets',
  seatCounts: [2, 3],
  dealt: 24,
  lake: 16,
  drawPile: 24,
  sources: ['GP'],
  rules: {
    captureFromHand: 'optional',
    captureFromDraw: 'optional',
    tripleOf: 'any',
    triple: 'choice',
    thirdTile: 'none',
    heavenPair: 'off',
    captures: { supremePair: true, supremeCatchesSixes: false, tens: true, heavenEarth: false },
    settlement: 'winner',
    doubleAt: 0,
    scoring: 'pips',
  },
} as const satisfies FishingVariant;
