import type { Play } from '../../core/play.ts';
import { listHeld } from '../playTree.ts';
import { type SeatView, unseenOf } from '../view.ts';

/** What is listed beyond the end of a typed array goes nowhere: only how many there are counts. */
const nowhere = new Int32Array(0);

/**
 * How many combinations of unseen cards beat a combination (W3 to W5), the unseen cards taken as
 * one pool, as `unbeatenKinds` takes them: 0 is certain, and of more than 0 it is not certain
 * that some hand holds one. They are told apart by their kinds, not by which cards these are.
 * @param play a combination that a seat has played or could play
 */
export function beatersLeft(view: SeatView, play: Play): number {
  const higher = view.game.plays.answers[play];
  return higher === undefined ? 0 : listHeld(higher, unseenOf(view), 0, nowhere, 0);
}
