import type { SeatView } from '../../../engine/climbing/index.ts';
import type { Play, Random } from '../../../engine/index.ts';
import { learnedWeights } from './learnedPolicies.ts';
import { createPolicy } from './policy.ts';
import { supposedPosition } from './supposedPosition.ts';

/** Chance leads it astray as far as the heat lets it, see {@link createPolicy}. */
export function policyPlay(view: SeatView, heat: number, random: Random): Play {
  const { game, legal } = view;
  const policy = createPolicy(game, learnedWeights(game));
  const list = { plays: Int32Array.from(legal), length: legal.length };
  return policy(supposedPosition(view), list, heat, random);
}
