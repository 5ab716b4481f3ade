import { countOf } from '../../core/counts.ts';
import { cardsOf } from '../play.ts';
import { seatSheetOf } from '../sheet.ts';
import type { SeatView } from '../view.ts';
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
