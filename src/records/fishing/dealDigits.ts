import type { Deal, Game } from '../../engine/fishing/index.ts';
import { copiesIn, countOf, invariant, type Kind, kinds } from '../../engine/index.ts';
import type { Digit } from '../mixedRadix.ts';

/**
 * The tiles of a deal, each as its place among the kinds of which the kit has any left. Hands and
 * lake have no order.
 */
export function dealDigits(game: Game, deal: Deal): Digit[] {
  const left = copiesLeft(game);
  const sorted = (tiles: readonly Kind[]) => tiles.toSorted((one, other) => one - other);
  const tiles = [...deal.hands.flatMap(sorted), ...sorted(deal.lake), ...deal.drawPile];
  return tiles.map((kind) => {
    const open = kinds.filter((one) => countOf(left, one) > 0);
    left[kind] = countOf(left, kind) - 1;
    return { value: open.indexOf(kind), radix: open.length };
  });
}

/** Reads what {@link dealDigits} wrote; `next` takes the next digit, given its base. */
export function readDealDigits(game: Game, next: (radix: number) => number): Deal {
  const left = copiesLeft(game);
  const take = (count: number) =>
    Array.from({ length: count }, () => {
      const open = kinds.filter((one) => countOf(left, one) > 0);
      const kind = open[next(open.length)];
      invariant(kind !== undefined, 'the kit has as many tiles as are dealt');
      left[kind] = countOf(left, kind) - 1;
      return kind;
    });
  const { handSize, seatCount, variant } = game;
  return {
    hands: Array.from({ length: seatCount }, () => take(handSize)),
    lake: take(variant.lake),
    drawPile: take(variant.drawPile),
  };
}

function copiesLeft({ variant }: Game): number[] {
  return Array.from(kinds, (kind) => copiesIn(variant.kit, kind));
}
