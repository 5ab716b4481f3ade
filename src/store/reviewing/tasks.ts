import { familyOf, type Seat, seatsOf, type VariantId } from '../../engine/index.ts';
import { figures } from '../../families/figures.ts';
import type { PlayedRound } from '../../records/playedRound.ts';
import type { Task } from './messages.ts';

/** From so many samples of each moment on, a round is told as it went. */
export const firstSamples = 400;

export function samplesFor(variant: VariantId): number {
  return figures[familyOf(variant)].samples;
}

/**
 * All that a review takes, in the order in which it is wanted: the plays of a seat, those of the
 * others, and then the moments, of all of them first some samples and then the others.
 */
export function tasksFor(
  { steps, game }: Pick<PlayedRound, 'steps' | 'game'>,
  wanted: Seat,
  samples: number,
): readonly Task[] {
  const places = [...steps.keys()];
  const byWant = [wanted, ...seatsOf(game.seatCount).filter((seat) => seat !== wanted)];
  const judging = byWant.flatMap((seat) =>
    places.filter((at) => steps[at]?.seat === seat).map((at): Task => ({ type: 'judge', at })),
  );
  const blocks = Math.ceil(samples / firstSamples);
  const looking = Array.from({ length: blocks }, (_, block) => {
    const [from, to] = [block * firstSamples, Math.min((block + 1) * firstSamples, samples)];
    return [...places, places.length].map((at): Task => ({ type: 'look', at, from, to }));
  });
  return [...judging, ...looking.flat()];
}
