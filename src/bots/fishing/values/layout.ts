import { captureMasks, type Game, isCatchable } from '../../../engine/fishing/index.ts';
import { copiesIn, type Kind, kindCount, kinds } from '../../../engine/index.ts';

/**
 * Where the weights of the learned values lie in their one list. The values are a sum: each weight
 * counts where what it stands for is there, seen by one seat right after a play of its own.
 *
 * - *tiles*: a place holds at least so many tiles of a kind.
 * - *stacks*: three tiles of a kind lie locked (F9).
 * - *moments*: so many tiles are left in the hand, after a hand play or a draw play.
 * - *shoals*: of the kinds that catch each other, so many tiles lie in the lake, in the hand and
 * unseen.
 */
export interface Layout {
  readonly size: number;
  /** At `place * 21 + kind` lies the weight of the first tile; those of further tiles follow. */
  readonly tiles: Int32Array;
  readonly stacks: Int32Array;
  readonly moments: number;
  readonly shoals: number;
  /** How many shoals there are, and the shoal of each kind. */
  readonly shoalCount: number;
  readonly shoalOf: Int32Array;
}

/** Places a seat sees; the last is the next seat's catch, behind which lies the next but one's. */
export const place = { hand: 0, lake: 1, ownCatch: 2, unseen: 3, othersCatch: 4 } as const;

const mostInHand = 15;

// Of more tiles the values learn too little to tell them apart.
const shoalLevels = { lake: 6, hand: 5, unseen: 8 };

const momentSize = 2 * (mostInHand + 1);
const shoalSize = 2 * shoalLevels.lake * shoalLevels.hand * shoalLevels.unseen;

/** It follows the variant's kit and own capture rules, so the same values serve all switches. */
export function layoutFor({ variant, seatCount }: Pick<Game, 'variant' | 'seatCount'>): Layout {
  let size = 0;
  const take = (weights: number): number => {
    size += weights;
    return size - weights;
  };
  const places = place.othersCatch + seatCount - 1;
  const tiles = Int32Array.from({ length: places * kindCount }, (_, at) =>
    take(copiesIn(variant.kit, at % kindCount)),
  );
  const stacks = Int32Array.from(kinds, () => take(1));
  const moments = take(momentSize);
  const { shoalOf, shoalCount } = shoalsOf(captureMasks(variant.rules.captures));
  const shoals = take(shoalCount * shoalSize);
  return { size, tiles, stacks, moments, shoals, shoalCount, shoalOf };
}

/** Kinds that catch each other, directly or by way of others, are one shoal. */
function shoalsOf(catchable: Int32Array): {
  readonly shoalOf: Int32Array;
  readonly shoalCount: number;
} {
  const shoalOf = new Int32Array(kindCount).fill(-1);
  let shoalCount = 0;
  const join = (kind: Kind): void => {
    if (shoalOf[kind] !== -1) return;
    shoalOf[kind] = shoalCount;
    for (const mate of kinds) {
      if (isCatchable({ catchable }, kind, mate)) join(mate);
    }
  };
  for (const kind of kinds) {
    if (shoalOf[kind] !== -1) continue;
    join(kind);
    shoalCount += 1;
  }
  return { shoalOf, shoalCount };
}

/** So many tiles are left in the hand; `half` is 0 after a hand play, 1 after a draw play. */
export function momentAt(layout: Layout, inHand: number, half: number): number {
  return layout.moments + 2 * inHand + half;
}

export function shoalAt(
  layout: Layout,
  shoal: number,
  half: number,
  lake: number,
  hand: number,
  unseen: number,
): number {
  const inLake = lake < shoalLevels.lake ? lake : shoalLevels.lake - 1;
  const inHand = hand < shoalLevels.hand ? hand : shoalLevels.hand - 1;
  const hidden = unseen < shoalLevels.unseen ? unseen : shoalLevels.unseen - 1;
  const line = ((2 * shoal + half) * shoalLevels.lake + inLake) * shoalLevels.hand + inHand;
  return layout.shoals + line * shoalLevels.unseen + hidden;
}
