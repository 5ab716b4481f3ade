import { groupRows, type SeatView, suitRows } from '../../../engine/climbing/index.ts';
import { countOf, type Kind } from '../../../engine/index.ts';
import type { FanOrder } from '../../../store/settings.ts';

/** Cards of a kind in a hand. */
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
