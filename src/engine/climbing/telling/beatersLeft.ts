import type { Play } from '../../core/play.ts';
import { type SeatView, unseenOf } from '../view.ts';
import { beatersBeside } from './sureWins.ts';

/**
 * How many combinations of unseen cards beat a combination (W3 to W5), of no more cards than some
 * seat holds besides the looking one and whose play it is, as `hiddenBeaters` and `unbeatenKinds`
 * have it. 0 is certain; of more than 0 it is not certain that some hand holds one. They are told
 * apart by their kinds, not by which cards these are.
 * @param play a combination that a seat has played or could play
 */
export function beatersLeft(view: SeatView, play: Play): number {
  const { seat, trick } = view;
  const seats = trick?.play === play ? [seat, trick.seat] : [seat];
  return beatersBeside(view, seats, unseenOf(view), play).length;
}
