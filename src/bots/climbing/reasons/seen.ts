import {
  cardsOf,
  hiddenBeaters,
  playsHeld,
  type Reason,
  type SeatView,
  unseenOf,
  withoutCards,
} from '../../../engine/climbing/index.ts';
import type { Counts, Play } from '../../../engine/index.ts';
import { brokenBy, isIn } from './breaking.ts';

/** So many cards together, or more, are worth keeping or leading. */
export const manyCards = 3;

export interface Seen {
  readonly view: SeatView;
  readonly hidden: Counts;
  readonly held: readonly Play[];
}

export function seenBy(view: SeatView): Seen {
  return { view, hidden: unseenOf(view), held: playsHeld(view.game, view.hand) };
}

export function isSure({ view, hidden }: Seen, play: Play): boolean {
  return hiddenBeaters(view, view.seat, hidden, play).length === 0;
}

export function brokenInHand({ view, held }: Seen, play: Play): readonly Play[] {
  return brokenBy(view.hand, play, held);
}

export function largestFirst(plays: readonly Play[]): Play[] {
  return plays.toSorted((one, other) => cardsOf(other).length - cardsOf(one).length);
}

/** The most cards, `least` or more, that a play leaves together and another would break. */
export function keeping(
  seen: Seen,
  chosen: Play,
  others: readonly Play[],
  least = manyCards,
): Reason | undefined {
  const left = withoutCards(seen.view.hand, chosen);
  const lost = brokenInHand(seen, chosen);
  const endangered = new Set(others.flatMap((other) => brokenInHand(seen, other)));
  const [cards] = largestFirst(
    [...endangered].filter((one) => !lost.includes(one) && isIn(left, one)),
  );
  return cards !== undefined && cardsOf(cards).length >= least
    ? { why: 'keeps', cards }
    : undefined;
}
