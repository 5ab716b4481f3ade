import type { SeatCount, VariantId } from '../engine/index.ts';

export interface DifferingWay {
  /** How many play it at most. */
  readonly most?: SeatCount;
  /** With one person more than seats: the one opposite the dealer sits out, not each in turn. */
  readonly sitsOut?: 'opposite';
}

/** What differs in ways to play from the game as the first screen offers it. */
export const differingWays: { readonly [Way in VariantId]?: DifferingWay } = {
  'luan-chuo': { most: 3, sitsOut: 'opposite' },
  'luan-chuo-28': { most: 3, sitsOut: 'opposite' },
  'ma-hua-hua': { most: 3 },
};
