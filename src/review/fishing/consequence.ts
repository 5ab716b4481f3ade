import {
  baitOf,
  fishOf,
  formOf,
  lakeOf,
  type Position,
  takesFish,
} from '../../engine/fishing/index.ts';
import { countOf, type Kind, type Play, type Seat } from '../../engine/index.ts';

interface MadePlay {
  readonly seat: Seat;
  readonly play: Play;
  readonly before: Position;
}

/** What another seat did with what a play left to it, before the seat itself came to play again. */
export interface Consequence<Made extends MadePlay> {
  /** Whether the fish was the placed tile, or one that the better play would have taken. */
  readonly how: 'placed' | 'left';
  readonly taken: Made;
}

/** What the others took that the play `best` would have kept from them; undefined for nothing. */
export function consequenceOf<Made extends MadePlay>(
  steps: readonly Made[],
  at: number,
  best: Play,
): Consequence<Made> | undefined {
  const made = steps[at];
  if (made === undefined) return undefined;
  const takenNext = (fish: Kind): Made | undefined => {
    const others = steps.slice(at + 1);
    const back = others.findIndex(
      ({ seat, before }) => seat === made.seat && before.phase === 'hand',
    );
    return (back === -1 ? others : others.slice(0, back)).find(
      ({ seat, play }) => seat !== made.seat && takesFish(play) && fishOf(play) === fish,
    );
  };
  const placed = baitOf(made.play);
  const keepsIt = formOf(best) !== 'place' || baitOf(best) !== placed;
  if (formOf(made.play) === 'place' && keepsIt) {
    // A fish of the kind that lay there before could have been taken all the same.
    const isNew = countOf(lakeOf(made.before), placed) === 0;
    const taken = takenNext(placed);
    if (isNew && taken !== undefined) return { how: 'placed', taken };
  }
  if (!takesFish(best) || (takesFish(made.play) && fishOf(made.play) === fishOf(best)))
    return undefined;
  const taken = takenNext(fishOf(best));
  return taken && { how: 'left', taken };
}
