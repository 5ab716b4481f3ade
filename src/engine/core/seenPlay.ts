import type { Play } from './play.ts';
import type { Seat } from './seat.ts';

/** A play as everybody at the table has seen it. */
export interface SeenPlay<Phase extends string = string> {
  readonly seat: Seat;
  /** The phase in which it was made. */
  readonly phase: Phase;
  readonly play: Play;
}

/** What everybody has seen of plays, and nothing else that may hang on them, such as positions. */
export function seenPlays<Phase extends string>(
  plays: readonly SeenPlay<Phase>[],
): readonly SeenPlay<Phase>[] {
  return plays.map(({ seat, phase, play }) => ({ seat, phase, play }));
}
