import type { Play, SeenPlay } from '../../core/play.ts';
import { type SeatCount, seatsOf } from '../../core/seat.ts';
import { passPlay } from '../play.ts';
import type { Phase } from '../position.ts';

/**
 * What each seat was asked to beat and let pass (W7), each once, the latest first. `plays` are all
 * of a round up to now.
 */
export function passedOn(
  plays: readonly SeenPlay<Phase>[],
  seatCount: SeatCount,
): readonly (readonly Play[])[] {
  const passed = seatsOf(seatCount).map(() => new Set<Play>());
  let best: Play | undefined;
  for (const { seat, phase, play } of plays) {
    if (phase !== 'lead' && phase !== 'answer') continue;
    if (play !== passPlay) best = play;
    else if (best !== undefined) {
      const own = passed[seat];
      // Taken out first, so that it comes last again.
      own?.delete(best);
      own?.add(best);
    }
  }
  return passed.map((own) => [...own].reverse());
}
