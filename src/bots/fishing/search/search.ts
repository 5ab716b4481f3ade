import type { SeatView } from '../../../engine/fishing/index.ts';
import type { Random } from '../../../engine/index.ts';
import type { Budget, Thinking } from '../../bot.ts';
import { thinkInWorlds } from '../../search/weigh.ts';
import { createPlayOut } from './playOut.ts';
import { worldsOf } from './worlds.ts';

/** By rounds that are played to their end, see {@link thinkInWorlds}. */
export function search(
  view: SeatView,
  random: Random,
  budget: Budget,
  learned: Float32Array,
): Thinking {
  return thinkInWorlds(view, random, budget, () =>
    worldsOf(view, random, (like) => createPlayOut(like, learned)),
  );
}
