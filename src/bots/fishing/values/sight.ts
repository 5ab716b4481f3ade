import {
  catchOffset,
  type Game,
  handOffset,
  lakeOffset,
  type Position,
} from '../../../engine/fishing/index.ts';
import { copiesIn, type Kind, kindCount, kinds, type Seat } from '../../../engine/index.ts';

/** Tiles that lie neither open nor in the seat's hand, in the way of `unseenOf` (engine). */
export function createUnseenCounter({
  seatCount,
  variant,
}: Game): (position: Position, seat: Seat, kind: Kind) => number {
  const copies = Int32Array.from(kinds, (kind) => copiesIn(variant.kit, kind));
  const lake = lakeOffset(seatCount);
  return (position, seat, kind) => {
    const { counts } = position;
    let unseen =
      (copies[kind] ?? 0) - (counts[handOffset(seat) + kind] ?? 0) - (counts[lake + kind] ?? 0);
    for (let other = 0; other < seatCount; other += 1) {
      unseen -= counts[catchOffset(seatCount, other) + kind] ?? 0;
    }
    if ((position.stackMask & (1 << kind)) !== 0) unseen -= 3;
    if (position.phase === 'drawn' && position.drawPile[position.turnedUp - 1] === kind)
      unseen -= 1;
    return unseen;
  };
}

export function handSizeOf({ counts }: Position, seat: Seat): number {
  const from = handOffset(seat);
  let size = 0;
  for (let kind = 0; kind < kindCount; kind += 1) size += counts[from + kind] ?? 0;
  return size;
}
