import type { SeatView } from '../../../../engine/climbing/index.ts';
import { totalOf } from '../../../../engine/index.ts';
import type { FanOrder } from '../../../../store/settings.ts';
import { cardsWords } from '../../../../text/climbing/combinationWords.ts';
import type { Say } from '../../../../text/say.ts';
import { heldRows } from '../heldRows.ts';

/** All cards of a hand, in the order in which they lie: `3 cards: two of 6‑6 and a 5‑4.` */
export function cardsTold(
  view: Pick<SeatView, 'game' | 'hand'>,
  order: FanOrder,
  say: Say,
): string {
  const list = cardsWords(heldRows(view, order).flat(), say);
  return say('climbing.table.told.hand', { cards: totalOf(view.hand), list });
}
