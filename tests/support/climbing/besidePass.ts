import type { Against, Reason } from '../../../src/engine/climbing/index.ts';

/**
 * What may be told for a play that beats a trick against a pass. All else, as what stays together in
 * the hand, holds of the pass as well.
 */
export const toldAgainstPass: readonly (Reason['why'] | Against['why'])[] = [
  'declares',
  'runs',
  'stops',
  'fours',
  'unbeaten',
  'wouldDeclare',
  'fewBeat',
  'leadsOn',
  'cheap',
  'letsWin',
  'lastToBeat',
];
