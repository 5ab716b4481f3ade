import type { Play, Position, SeenPlay } from '../../src/engine/index.ts';

/** What everybody has seen of the plays of a round, each told with the position it was made in. */
export function seenIn<At extends Position>(
  steps: readonly { readonly position: At; readonly chosen: Play }[],
): SeenPlay<At['phase']>[] {
  return steps.map(({ position: { seat, phase }, chosen }) => ({ seat, phase, play: chosen }));
}
