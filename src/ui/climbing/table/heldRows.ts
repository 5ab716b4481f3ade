import { groupRows, type SeatView, suitRows } from '../../../engine/climbing/index.ts';
import { countOf, type Kind, totalOf } from '../../../engine/index.ts';
import type { FanOrder } from '../../../store/settings.ts';
import { cardsWords } from '../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../text/say.ts';

interface HeldCards {
  readonly kind: Kind;
  readonly copies: number;
}

/** The cards of a hand by kind, in the order in which they lie: a row for each suit or group. */
export function heldRows(
  { game, hand }: Pick<SeatView, 'game' | 'hand'>,
  order: FanOrder,
): readonly (readonly HeldCards[])[] {
  const rows = order === 'suit' ? suitRows(game) : groupRows(game);
  return rows.map((row) =>
    row.kinds
      .map((kind) => ({ kind, copies: countOf(hand, kind) }))
      .filter(({ copies }) => copies > 0),
  );
}

/** All cards of a hand, in the order in which they lie: `3 cards: two of 6‑6 and a 5‑4.` */
export function cardsTold(
  view: Pick<SeatView, 'game' | 'hand'>,
  order: FanOrder,
  say: Say,
): string {
  const list = cardsWords(heldRows(view, order).flat(), say);
  return say('climbing.table.told.hand', { cards: totalOf(view.hand), list });
}
