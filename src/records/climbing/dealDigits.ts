import type { Deal, Game } from '../../engine/climbing/index.ts';
import { type Kind, seatsOf } from '../../engine/index.ts';
import type { Digit } from '../mixedRadix.ts';
import { tileDigits, tileReader } from '../tileDigits.ts';

/** The cards of a deal as digits of a link. Hands and talon have no order. */
export function dealDigits({ variant }: Game, { hands, talon }: Deal): Digit[] {
  const sorted = (cards: readonly Kind[]) => cards.toSorted((one, other) => one - other);
  return tileDigits(variant.kit, [...hands, talon].flatMap(sorted));
}

/** Reads what {@link dealDigits} wrote; `next` takes the next digit, given its base. */
export function readDealDigits(game: Game, next: (radix: number) => number): Deal {
  const { handSize, seatCount, variant } = game;
  const take = tileReader(variant.kit, next);
  return { hands: seatsOf(seatCount).map(() => take(handSize)), talon: take(variant.talon) };
}
