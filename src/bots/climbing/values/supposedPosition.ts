import {
  handOffset,
  nobody,
  type ScratchPosition,
  type SeatView,
  seenPosition,
  unseenOf,
} from '../../../engine/climbing/index.ts';
import { countOf, kinds, seatAfter } from '../../../engine/index.ts';

/** A position to look at, never to play on: the next seat holds all that this one has not seen. */
export function supposedPosition(view: SeatView): ScratchPosition {
  const position = seenPosition(view);
  const unseen = unseenOf(view);
  const next = handOffset(seatAfter(view.seat, view.game.seatCount));
  for (const kind of kinds) position.counts[next + kind] = countOf(unseen, kind);
  if (position.talonTaker === nobody) position.talon = [];
  return position;
}
