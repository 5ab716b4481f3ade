import { type Counts, countOf, countTiles, tilesOf } from '../core/counts.ts';
import { type Kind, kinds } from '../core/kind.ts';
import { maskOf } from './capture.ts';
import { baitOf, formOf, type Play } from './play.ts';
import { type SeatView, unseenOf } from './view.ts';

/**
 * The kinds that lie in the lake or in a locked stack and that no tile still to be played can take, as far as the seat can
 * know: neither its hand, nor the drawn tile, nor a tile it has not seen.
 */
export function strandedOf(view: SeatView): readonly Kind[] {
  const drawn = countTiles(view.drawn === null ? [] : [view.drawn]);
  return strandedFish(view, view.lake, (kind) => countOf(view.hand, kind) + countOf(drawn, kind));
}

/** The kinds whose locked stack stays locked: the fourth copy is no longer to be played, as far as the seat can know (F9). */
export function deadStacksOf(view: SeatView): readonly Kind[] {
  const unseen = unseenOf(view);
  return view.stacks.filter(
    (kind) => kind !== view.drawn && countOf(unseen, kind) + countOf(view.hand, kind) === 0,
  );
}

/**
 * The kinds that a placed tile would strand besides those stranded already, its own kind included: with 66 self-only and
 * three of it in the lake, placing the fourth strands 66.
 */
export function strandedByPlacing(view: SeatView, placed: Play): readonly Kind[] {
  if (formOf(placed) !== 'place') return [];
  const bait = baitOf(placed);
  const before = strandedOf(view);
  const lake = countTiles([bait, ...tilesOf(view.lake)]);
  const fromHand = view.phase === 'hand' ? 1 : 0;
  const after = strandedFish(
    view,
    lake,
    (kind) => countOf(view.hand, kind) - (kind === bait ? fromHand : 0),
  );
  return after.filter((kind) => !before.includes(kind));
}

function strandedFish(view: SeatView, lake: Counts, own: (kind: Kind) => number): Kind[] {
  const unseen = unseenOf(view);
  const baits = kinds.filter((kind) => countOf(unseen, kind) + own(kind) > 0);
  const reach = baits.reduce((mask, bait) => mask | countOf(view.game.catchable, bait), 0);
  return kinds.filter((kind) =>
    countOf(lake, kind) > 0
      ? (reach & maskOf(kind)) === 0
      : view.stacks.includes(kind) && !baits.includes(kind),
  );
}
