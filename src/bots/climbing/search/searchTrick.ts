import type { Position, SeatView } from '../../../engine/climbing/index.ts';
import type { Random } from '../../../engine/index.ts';
import type { Budget, Thinking } from '../../bot.ts';
import { thinkInWorlds, type Worlds } from '../../search/weigh.ts';
import { createClimbingPlayOut } from './playOut.ts';
import { createClimbingWorlds } from './worlds.ts';

/**
 * Opens worlds as a view leaves them possible. In each the other seats play on by the learned
 * policy, or simply where that explains what they have done.
 */
export function openTrickWorlds(
  view: SeatView,
  random: Random,
  weights: Float32Array,
): Worlds<Position> {
  const { next, simpleChances } = createClimbingWorlds(view, random);
  return { next, playOut: createClimbingPlayOut(next(), weights, simpleChances) };
}

/** By rounds that are played to their end, see {@link thinkInWorlds}. */
export function searchTrick(
  view: SeatView,
  random: Random,
  budget: Budget,
  weights: Float32Array,
): Thinking {
  return thinkInWorlds(view, random, budget, () => openTrickWorlds(view, random, weights));
}
