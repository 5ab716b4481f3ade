import {
  catchOffset,
  type Game,
  handOffset,
  lakeOffset,
  type Position,
} from '../../../engine/fishing/index.ts';
import { kindCount, type Seat } from '../../../engine/index.ts';
import { type Layout, momentAt, place, shoalAt } from './layout.ts';
import { createUnseenCounter, handSizeOf } from './sight.ts';

/** Room for all weights that count at once: one for each of 84 tiles, and fewer than 100 others. */
export const mostInputs = 192;

/** Lists what counts before the next tile is turned up; returns how many there are. */
export type ListInputs = (position: Position, seat: Seat, half: number, into: Int32Array) => number;

export function createInputs(game: Game, layout: Layout): ListInputs {
  const { seatCount } = game;
  const { tiles, stacks, shoalOf, shoalCount } = layout;
  const unseenBy = createUnseenCounter(game);
  const lake = lakeOffset(seatCount);
  const lakeIn = new Int32Array(shoalCount);
  const handIn = new Int32Array(shoalCount);
  const unseenIn = new Int32Array(shoalCount);
  return (position, seat, half, into) => {
    const { counts } = position;
    let length = 0;
    const put = (where: number, kind: number, count: number): void => {
      const first = tiles[where * kindCount + kind] ?? 0;
      for (let tile = 0; tile < count; tile += 1) into[length++] = first + tile;
    };
    lakeIn.fill(0);
    handIn.fill(0);
    unseenIn.fill(0);
    for (let kind = 0; kind < kindCount; kind += 1) {
      const inHand = counts[handOffset(seat) + kind] ?? 0;
      const inLake = counts[lake + kind] ?? 0;
      const unseen = unseenBy(position, seat, kind);
      put(place.hand, kind, inHand);
      put(place.lake, kind, inLake);
      put(place.unseen, kind, unseen);
      put(place.ownCatch, kind, counts[catchOffset(seatCount, seat) + kind] ?? 0);
      for (let away = 1; away < seatCount; away += 1) {
        const other = (seat + away) % seatCount;
        put(place.othersCatch + away - 1, kind, counts[catchOffset(seatCount, other) + kind] ?? 0);
      }
      if ((position.stackMask & (1 << kind)) !== 0) into[length++] = stacks[kind] ?? 0;
      const shoal = shoalOf[kind] ?? 0;
      lakeIn[shoal] = (lakeIn[shoal] ?? 0) + inLake;
      handIn[shoal] = (handIn[shoal] ?? 0) + inHand;
      unseenIn[shoal] = (unseenIn[shoal] ?? 0) + unseen;
    }
    into[length++] = momentAt(layout, handSizeOf(position, seat), half);
    for (let shoal = 0; shoal < shoalCount; shoal += 1) {
      into[length++] = shoalAt(
        layout,
        shoal,
        half,
        lakeIn[shoal] ?? 0,
        handIn[shoal] ?? 0,
        unseenIn[shoal] ?? 0,
      );
    }
    return length;
  };
}
