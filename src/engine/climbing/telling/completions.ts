import { type Counts, countOf } from '../../core/counts.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { copiesOf, sizeOf } from '../combination.ts';
import { kindCountsOf } from '../play.ts';
import type { SeatView } from '../view.ts';

/**
 * The legal plays that hold all cards a seat has raised (W3 to W7): first those with the fewest
 * cards more, and of as many in the order in which `legalPlays` lists them. With no card raised it
 * is every legal play of cards.
 * @param raised some cards of the seat's hand, by kind
 */
export function completionsOf(view: SeatView, raised: Counts): readonly Play[] {
  const raisedKinds = kinds.filter((kind) => countOf(raised, kind) > 0);
  return view.legal
    .map((play) => ({ play, cards: kindCountsOf(play) }))
    .filter(({ cards }) => cards.length > 0)
    .filter(({ cards }) =>
      raisedKinds.every((kind) => copiesOf(cards, kind) >= countOf(raised, kind)),
    )
    .map(({ play, cards }) => ({ play, size: sizeOf(cards) }))
    .sort((one, other) => one.size - other.size)
    .map(({ play }) => play);
}

/**
 * The kinds of a seat's hand that some legal play of cards has now, in the kit's order; none where
 * it is asked for no cards or not asked at all (W3 to W7).
 */
export function litKinds({ legal }: SeatView): readonly Kind[] {
  const lit = new Set(legal.flatMap((play) => kindCountsOf(play).map(({ kind }) => kind)));
  return kinds.filter((kind) => lit.has(kind));
}
