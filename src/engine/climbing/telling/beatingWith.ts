import { countOf } from '../../core/counts.ts';
import type { Kind } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { copiesOf } from '../combination.ts';
import { kindCountsOf } from '../play.ts';
import type { SeatView } from '../view.ts';

/**
 * The plays with a kind by which a seat beats the trick, the one it would want first (W3 to W5);
 * none but in `answer` on its turn. The order:
 * - the lowest first: what more combinations of the variant beat
 * - of one height, what breaks the fewest holdings: kinds of which some cards go and others stay
 * - else as `legalPlays` lists them
 */
export function beatingWith(view: SeatView, kind: Kind): readonly Play[] {
  if (view.phase !== 'answer') return [];
  const { beaters } = view.game.plays;
  return view.legal
    .filter((play) => copiesOf(kindCountsOf(play), kind) > 0)
    .map((play) => ({ play, lowness: countOf(beaters, play), broken: brokenBy(view, play) }))
    .sort((one, other) => other.lowness - one.lowness || one.broken - other.broken)
    .map(({ play }) => play);
}

/** How many kinds a play takes some cards of the hand from, but not all. */
function brokenBy({ hand }: SeatView, play: Play): number {
  return kindCountsOf(play).filter(({ kind, copies }) => copies < countOf(hand, kind)).length;
}
