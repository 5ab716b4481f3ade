import {
  baitOf,
  catchOffset,
  fishOf,
  formCode,
  formCodeOf,
  type Game,
  handOffset,
  lakeOffset,
  type Position,
} from '../../../engine/fishing/index.ts';
import { type Kind, kindCount, type Play, type Seat } from '../../../engine/index.ts';
import { type Layout, momentAt, place, shoalAt } from './layout.ts';
import { createUnseenCounter, handSizeOf } from './sight.ts';

/** The inner loop of search and training, kept up to date play by play; it allocates nothing. */
export interface Reckoner {
  readonly take: (position: Position) => void;
  /**
   * What a play changes in the values as the seat to play sees them, for comparing the plays of one
   * decision. The values themselves also have the sum of the weights that counted before, but for
   * the moment's.
   */
  readonly changeBy: (position: Position, play: Play) => number;
  /** To be called before the position is advanced by the play. */
  readonly follow: (position: Position, play: Play) => void;
  readonly followDrawn: (position: Position) => void;
}

/** The weights, as many as the layout says, may change while it is used. */
export function createReckoner(game: Game, layout: Layout, weights: Float32Array): Reckoner {
  const { seatCount } = game;
  const { tiles, stacks, shoalOf, shoalCount } = layout;
  const lake = lakeOffset(seatCount);
  const unseenBy = createUnseenCounter(game);
  // Tiles of each shoal in the lake, and by seat in its hand and unseen by it.
  const lakeIn = new Int32Array(shoalCount);
  const handIn = new Int32Array(seatCount * shoalCount);
  const unseenIn = new Int32Array(seatCount * shoalCount);

  const take = (position: Position): void => {
    lakeIn.fill(0);
    handIn.fill(0);
    unseenIn.fill(0);
    for (let kind = 0; kind < kindCount; kind += 1) {
      const shoal = shoalOf[kind] ?? 0;
      add(lakeIn, shoal, position.counts[lake + kind] ?? 0);
      for (let seat = 0; seat < seatCount; seat += 1) {
        add(handIn, seat * shoalCount + shoal, position.counts[handOffset(seat) + kind] ?? 0);
        add(unseenIn, seat * shoalCount + shoal, unseenBy(position, seat, kind));
      }
    }
  };

  const follow = (position: Position, play: Play): void => {
    const shoal = shoalOf[baitOf(play)] ?? 0;
    const form = formCodeOf(play);
    const fromHand = tilesFromHand(position, form);
    add(lakeIn, shoal, lakeChangeOf(position, play));
    if (form === formCode.capture) add(lakeIn, shoalOf[fishOf(play)] ?? 0, -1);
    for (let seat = 0; seat < seatCount; seat += 1) {
      add(seat === position.seat ? handIn : unseenIn, seat * shoalCount + shoal, -fromHand);
    }
  };

  const followDrawn = (position: Position): void => {
    const shoal = shoalOf[position.drawPile[position.turnedUp - 1] ?? 0] ?? 0;
    for (let seat = 0; seat < seatCount; seat += 1) add(unseenIn, seat * shoalCount + shoal, -1);
  };

  const changeBy = (position: Position, play: Play): number => {
    const { seat } = position;
    const bait = baitOf(play);
    const form = formCodeOf(play);
    const fromHand = tilesFromHand(position, form);
    const half = position.phase === 'hand' ? 0 : 1;
    let change = 0;
    for (let tile = 0; tile < fromHand; tile += 1) {
      change -= tileWeight(
        place.hand,
        bait,
        (position.counts[handOffset(seat) + bait] ?? 0) - tile,
      );
    }
    const baitShoal = shoalOf[bait] ?? 0;
    const lakeChange = lakeChangeOf(position, play);
    if (form === formCode.capture) {
      const fish = fishOf(play);
      const fishShoal = shoalOf[fish] ?? 0;
      change -= tileWeight(place.lake, fish, position.counts[lake + fish] ?? 0);
      if (fishShoal === baitShoal) {
        change += shoalChange(seat, baitShoal, half, lakeChange - 1, fromHand);
      } else {
        change += shoalChange(seat, baitShoal, half, lakeChange, fromHand);
        change += shoalChange(seat, fishShoal, half, -1, 0);
      }
      return change + caughtChange(position, bait, 1, fish);
    }
    change += shoalChange(seat, baitShoal, half, lakeChange, fromHand);
    const inLake = position.counts[lake + bait] ?? 0;
    switch (form) {
      case formCode.place:
        return change + tileWeight(place.lake, bait, inLake + 1);
      case formCode.stack:
        return (
          change -
          tileWeight(place.lake, bait, 2) -
          tileWeight(place.lake, bait, 1) +
          (weights[stacks[bait] ?? 0] ?? 0)
        );
      case formCode.pair:
        // An extra play: the moment is another one than after the other plays of this decision.
        return (
          change +
          caughtChange(position, bait, 2, -1) +
          momentWeight(position, 2, half) -
          momentWeight(position, 1, half)
        );
      default:
        if (lakeChange === 0) change -= weights[stacks[bait] ?? 0] ?? 0;
        for (let tile = 1; tile <= -lakeChange; tile += 1)
          change -= tileWeight(place.lake, bait, tile);
        return change + caughtChange(position, bait, 4, -1);
    }
  };

  const tileWeight = (where: number, kind: Kind, nth: number): number =>
    weights[(tiles[where * kindCount + kind] ?? 0) + nth - 1] ?? 0;

  const momentWeight = (position: Position, fromHand: number, half: number): number =>
    weights[momentAt(layout, handSizeOf(position, position.seat) - fromHand, half)] ?? 0;

  const shoalChange = (
    seat: Seat,
    shoal: number,
    half: number,
    inLake: number,
    fromHand: number,
  ): number => {
    const fish = lakeIn[shoal] ?? 0;
    const held = handIn[seat * shoalCount + shoal] ?? 0;
    const unseen = unseenIn[seat * shoalCount + shoal] ?? 0;
    return (
      (weights[shoalAt(layout, shoal, half, fish + inLake, held - fromHand, unseen)] ?? 0) -
      (weights[shoalAt(layout, shoal, half, fish, held, unseen)] ?? 0)
    );
  };

  /** What it changes to catch so many tiles of a kind and, unless it is -1, one of another. */
  const caughtChange = (position: Position, kind: Kind, copies: number, other: Kind): number => {
    const caught = catchOffset(seatCount, position.seat);
    const before = position.counts[caught + kind] ?? 0;
    let change = 0;
    for (let tile = 1; tile <= copies; tile += 1)
      change += tileWeight(place.ownCatch, kind, before + tile);
    if (other >= 0) {
      const held = (position.counts[caught + other] ?? 0) + (other === kind ? copies : 0);
      change += tileWeight(place.ownCatch, other, held + 1);
    }
    return change;
  };

  return { take, changeBy, follow, followDrawn };
}

function add(counts: Int32Array, at: number, change: number): void {
  counts[at] = (counts[at] ?? 0) + change;
}

function tilesFromHand(position: Position, form: number): number {
  if (form === formCode.pair) return 2;
  return position.phase === 'hand' ? 1 : 0;
}

/** Change in tiles of the bait's kind, without a captured fish; 0 where a stack is taken (F9). */
function lakeChangeOf(position: Position, play: Play): number {
  const bait = baitOf(play);
  switch (formCodeOf(play)) {
    case formCode.place:
      return 1;
    case formCode.stack:
      return -2;
    case formCode.triple:
      return (position.stackMask & (1 << bait)) === 0 ? -3 : 0;
    default:
      return 0;
  }
}
