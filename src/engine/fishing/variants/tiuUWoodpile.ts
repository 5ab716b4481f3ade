import type { FishingVariant } from '../variant.ts';
import { tiuU } from './tiuU.ts';

/** With a woodpile: who can capture must, a third tile may stay loose, two Heavens may be laid. */
export const tiuUWoodpile = {
  ...tiuU,
  id: 'tiu-u-woodpile',
  sources: ['DP', 'GB'],
  rules: {
    ...tiuU.rules,
    captureFromHand: 'bait',
    captureFromDraw: 'must',
    thirdTile: 'loose',
    heavenPair: 'may',
  },
} as const satisfies FishingVariant;
