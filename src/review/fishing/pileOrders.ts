import type { Position, ScratchPosition } from '../../engine/fishing/index.ts';
import { countOf, invariant, type Random } from '../../engine/index.ts';

/** The orders in which the draw pile might have lain, the same ones all through a round. */
export interface PileOrders {
  /**
   * Puts what is left of the pile, with a drawn tile that waits to be played, into one of the
   * orders.
   * @param into its pile is written over by the next call
   * @param order from 0 on
   * @param drawn if `seen`, the tile that was turned up lies on top and only the others in the
   * order
   */
  readonly lay: (into: ScratchPosition, order: number, drawn: 'seen' | 'unseen') => void;
}

/**
 * What is left of a pile later lies in the same order as before, without the tiles that are gone,
 * so that two moments of a round can be compared order by order.
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
    lay: (into, order, drawn) => {
      const shuffled = orders[order];
      invariant(shuffled !== undefined, 'the pile was shuffled so often');
      const first = into.turnedUp - (into.phase === 'drawn' && drawn === 'unseen' ? 1 : 0);
      // It lies in its own place; one of its like would leave the others in an order of their own.
      if (drawn === 'seen' && first > 0) pile[first - 1] = countOf(drawPile, first - 1);
      let at = first;
      for (const place of shuffled) {
        if (place >= first) pile[at++] = countOf(drawPile, place);
      }
      into.drawPile = pile;
    },
  };
}
