import { countOf, countTiles, totalOf } from '../../core/counts.ts';
import { kinds } from '../../core/kind.ts';
import { cardsOf } from '../play.ts';
import { seatSheetOf } from '../sheet.ts';
import type { SeatView } from '../view.ts';
import { worthOfWu } from '../worth.ts';
import { playsHeld } from './sureWins.ts';

/**
 * Whether the cards that the looking seat has left could make its wu worth more, were all of them
 * won (W13). Without marks only wu do, and each card brings one at most but eight (W11).
 */
export function canRaiseWorth({ game, hand, handSizes, seat, won }: SeatView): boolean {
  const { marks, wu } = game.plays;
  const held = playsHeld(game, hand);
  if (held.some((play) => countOf(marks, play) > 0)) return true;
  const beyond = held.map((play) => countOf(wu, play) - cardsOf(play).length);
  const { needs } = seatSheetOf(game, won[seat] ?? []).next;
  return (handSizes[seat] ?? 0) + Math.max(0, ...beyond) >= needs;
}

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
