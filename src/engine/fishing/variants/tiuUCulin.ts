import type { FishingVariant } from '../variant.ts';
import { tiuU } from './tiuU.ts';

/** As Culin recorded it in 1893: captures are compulsory, three lock, Heavens are laid at once. */
export const tiuUCulin = {
  ...tiuU,
  id: 'tiu-u-culin',
  sources: ['CU'],
  rules: {
    ...tiuU.rules,
    captureFromHand: 'bait',
    captureFromDraw: 'must',
    thirdTile: 'stack',
    heavenPair: 'must',
  },
} as const satisfies FishingVariant;
