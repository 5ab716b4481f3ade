import type { Position, SeatView } from '../../../engine/climbing/index.ts';
import { invariant, type Random } from '../../../engine/index.ts';
import type { Budget, Thinking } from '../../bot.ts';
import { leastWorlds, type Worlds, weigh } from '../../search/weigh.ts';
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

/** Weighs the legal plays by rounds that are played to their end, see {@link weigh}. */
export function* searchTrick(
  view: SeatView,
  random: Random,
  budget: Budget,
  weights: Float32Array,
): Thinking {
  const { legal, seat } = view;
  const [only] = legal;
  invariant(only !== undefined, 'a bot is asked only when its seat is to play');
  if (legal.length === 1) return { play: only, values: [] };
  const { best, weights: weighed } = yield* weigh(view, random, budget, () =>
    openTrickWorlds(view, random, weights),
  );
  const values = weighed.map(({ play, settlement, error }) => ({
    play,
    points: settlement[seat] ?? 0,
    error,
  }));
  // Values from a few worlds are too uncertain to tell.
  const isTold = weighed.every(({ worlds }) => worlds >= leastWorlds);
  return { play: best.play, values: isTold ? values : [] };
}
