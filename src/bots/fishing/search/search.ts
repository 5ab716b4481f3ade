import type { SeatView } from '../../../engine/fishing/index.ts';
import { invariant, type Random } from '../../../engine/index.ts';
import type { Budget, Thinking } from '../../bot.ts';
import { leastWorlds, weigh } from '../../search/weigh.ts';
import { createPlayOut } from './playOut.ts';
import { worldsOf } from './worlds.ts';

/** Weighs the legal plays by rounds that are played to their end, see {@link weigh}. */
export function* search(
  view: SeatView,
  random: Random,
  budget: Budget,
  learned: Float32Array,
): Thinking {
  const { legal, seat } = view;
  const [only] = legal;
  invariant(only !== undefined, 'a bot is asked only when its seat is to play');
  if (legal.length === 1) return { play: only, values: [] };
  const { best, weights } = yield* weigh(view, random, budget, () =>
    worldsOf(view, random, (like) => createPlayOut(like, learned)),
  );
  const values = weights.map(({ play, settlement, error }) => ({
    play,
    points: settlement[seat] ?? 0,
    error,
  }));
  // Values from a few worlds are too uncertain to tell.
  const isTold = weights.every(({ worlds }) => worlds >= leastWorlds);
  return { play: best.play, values: isTold ? values : [] };
}
