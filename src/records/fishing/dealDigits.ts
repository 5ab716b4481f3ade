import type { Deal, Game } from '../../engine/fishing/index.ts';
import { type Kind, seatsOf } from '../../engine/index.ts';
import type { Digit } from '../mixedRadix.ts';
import { tileDigits, tileReader } from '../tileDigits.ts';

/** The tiles of a deal as digits of a link. Hands and lake have no order. */
export function dealDigits({ variant }: Game, { hands, lake, drawPile }: Deal): Digit[] {
  const sorted = (tiles: readonly Kind[]) => tiles.toSorted((one, other) => one - other);
  return tileDigits(variant.kit, [...hands.flatMap(sorted), ...sorted(lake), ...drawPile]);
}

/** Reads what {@link dealDigits} wrote; `next` takes the next digit, given its base. */
export function readDealDigits(game: Game, next: (radix: number) => number): Deal {
  const { handSize, seatCount, variant } = game;
  const take = tileReader(variant.kit, next);
  return {
    hands: seatsOf(seatCount).map(() => take(handSize)),
    lake: take(variant.lake),
    drawPile: take(variant.drawPile),
  };
}
