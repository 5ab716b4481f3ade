import {
  countOf,
  invariant,
  type Kind,
  type Position,
  type Random,
  type ScratchPosition,
} from '../engine/index.ts';

/** The orders in which the draw pile might have lain, the same ones all through a round. */
export interface PileOrders {
  /**
   * Puts what is left of the pile into one of the orders, a drawn tile that waits to be played with it.
   * @param into a position of the round; its pile is written over by the next call
   * @param order the number of the order, from 0 on
   * @param top the tile that is turned up first, if that shall not be left to the order; it must be left
   */
  readonly lay: (into: ScratchPosition, order: number, top?: Kind) => void;
}

/**
 * Shuffles a draw pile a number of times. What is left of it at a later moment lies in the same order as before, without the
 * tiles that are gone, so that two moments of a round can be compared order by order.
 */
export function createPileOrders(
  { drawPile }: Position,
  count: number,
  random: Random,
): PileOrders {
  const places = Array.from({ length: drawPile.length }, (_, place) => place);
  const orders = Array.from({ length: count }, () =>
    Uint8Array.from(
      places
        .map((place) => ({ place, rank: random() }))
        .toSorted((one, other) => one.rank - other.rank),
      ({ place }) => place,
    ),
  );
  const pile = new Uint8Array(drawPile.length);
  return {
    lay: (into, order, top) => {
      const shuffled = orders[order];
      invariant(shuffled !== undefined, 'the pile was shuffled so often');
      const first = into.turnedUp - (into.phase === 'drawn' ? 1 : 0);
      let at = first;
      if (top !== undefined) pile[at++] = top;
      let skips = top !== undefined;
      for (const place of shuffled) {
        const kind = countOf(drawPile, place);
        if (place < first) continue;
        if (skips && kind === top) skips = false;
        else pile[at++] = kind;
      }
      into.drawPile = pile;
    },
  };
}
