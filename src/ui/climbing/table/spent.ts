import {
  canRaiseWorth,
  cardsOf,
  type SeatView,
  worthOfWu,
} from '../../../engine/climbing/index.ts';
import { countOf, countTiles, kinds, totalOf } from '../../../engine/index.ts';

/**
 * Whether the looking seat may declare or has played on, and can win no more that would pay (W13).
 * Its play that nobody has beaten so far may still be won.
 */
export function isSpentIn(view: SeatView): boolean {
  const { seat, phase, trick, wu, marks, game, hand, handSizes } = view;
  if (phase === 'over' || worthOfWu(game, wu[seat] ?? 0, marks[seat] ?? 0) === 0) return false;
  if (trick?.seat !== seat) return !canRaiseWorth(view);
  const laid = countTiles(cardsOf(trick.play));
  const held = kinds.map((kind) => countOf(hand, kind) + countOf(laid, kind));
  const sizes = handSizes.with(seat, totalOf(held));
  return !canRaiseWorth({ ...view, hand: held, handSizes: sizes });
}
