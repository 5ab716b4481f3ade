import {
  cardsOf,
  kindCountsOf,
  playsHeld,
  type SeatView,
  withoutCards,
} from '../../../engine/climbing/index.ts';
import { type Counts, countOf, countTiles, type Play } from '../../../engine/index.ts';

/** Of several cards, but not those that lie within the play; `held` is what the hand can make. */
export function brokenBy(hand: Counts, play: Play, held: readonly Play[]): readonly Play[] {
  const own = countTiles(cardsOf(play));
  const after = withoutCards(hand, play);
  return held.filter((one) => cardsOf(one).length > 1 && !isIn(after, one) && !isIn(own, one));
}

/** Whether a play leaves every combination of several cards as it is. */
export function breaksNothing({ game, hand }: SeatView, play: Play): boolean {
  return brokenBy(hand, play, playsHeld(game, hand)).length === 0;
}

export function isIn(cards: Counts, play: Play): boolean {
  return kindCountsOf(play).every(({ kind, copies }) => countOf(cards, kind) >= copies);
}
