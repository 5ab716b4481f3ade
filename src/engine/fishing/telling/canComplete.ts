import { type Counts, countOf } from '../../core/counts.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import type { Seat } from '../../core/seat.ts';
import { maskOf } from '../capture.ts';
import { type Game, isCatchable } from '../game.ts';
import { lacksOf, type Need } from '../scoring.ts';
import { type OpenTable, unplayedOf } from '../view.ts';
import { strandedOf } from './stranded.ts';

/**
 * Asks whether a seat could still complete what is needed, as far as what lies open tells. No is
 * certain, whatever is played and wherever the unseen tiles are; yes only says that neither reason
 * speaks against it:
 * - fewer tiles than the seat lacks can still come into a catch, see {@link takeableOf}
 * - the seat has fewer plays left than it must make for what it lacks: a play takes two tiles, of
 * one kind or of two that catch each other, or four where a kind can still be taken with its three
 * fellows
 *
 * Which seat holds an unseen tile, and that two fish want two baits, is not weighed.
 */
export function canComplete(open: OpenTable): (seat: Seat, needs: readonly Need[]) => boolean {
  const takeable = takeableOf(open);
  return (seat, needs) => {
    const lacks = lacksOf(needs, open.catches[seat] ?? []);
    return (
      lacks.every(({ oneOf, copies }) => copies <= sumOf(oneOf, takeable)) &&
      fewestPlaysFor(open.game, lacks, takeable) <= playsLeftOf(open, seat)
    );
  };
}

/**
 * How many tiles of each kind can still come into somebody's catch. Those in a catch already
 * cannot; in the lake cannot what is stranded; in a locked stack cannot what lacks its fourth tile
 * (F9); of the tiles still to be played cannot one that no other tile left catches.
 */
export function takeableOf(open: OpenTable): Counts {
  const stranded = strandedOf(open);
  const unplayed = unplayedOf(open);
  const stacked = kinds.map((kind) =>
    open.stacks.includes(kind) && countOf(unplayed, kind) > 0 ? 3 : 0,
  );
  const loose = kinds.map((kind) => countOf(open.lake, kind) + countOf(unplayed, kind));
  return kinds.map((kind) => {
    const mates = kinds.filter((other) => isCatchable(open.game, other, kind));
    const hasMate = sumOf(mates, loose) > 1 || countOf(stacked, kind) > 0;
    return (
      (stranded.includes(kind) ? 0 : countOf(open.lake, kind)) +
      countOf(stacked, kind) +
      (hasMate ? countOf(unplayed, kind) : 0)
    );
  });
}

/** Cannot be undercut: what needs can share, as their tiles catch each other, counts once. */
function fewestPlaysFor(game: Game, lacks: readonly Need[], takeable: Counts): number {
  const fours = (kind: Kind): boolean =>
    countOf(takeable, kind) === 4 &&
    ((game.tripleKinds & maskOf(kind)) !== 0 || game.listing.thirdTile === 'stack');
  const apart = lacks.filter(
    (lack, place) =>
      !lacks
        .slice(0, place)
        .some((other) =>
          other.oneOf.some((bait) => lack.oneOf.some((fish) => isCatchable(game, bait, fish))),
        ),
  );
  return apart.reduce(
    (plays, { oneOf, copies }) => plays + Math.ceil(copies / (oneOf.some(fours) ? 4 : 2)),
    0,
  );
}

/** At most: its hand and its share of the draw pile, the drawn tile included (F2, F3). */
function playsLeftOf(open: OpenTable, seat: Seat): number {
  if (open.turn === null) return 0;
  const { seatCount } = open.game;
  const drawnBefore = (seat - open.turn + seatCount) % seatCount;
  const toDraw = open.drawPileLeft + (open.drawn === null ? 0 : 1);
  return countOf(open.handSizes, seat) + Math.max(Math.ceil((toDraw - drawnBefore) / seatCount), 0);
}

function sumOf(some: readonly Kind[], counts: Counts): number {
  return some.reduce((sum, kind) => sum + countOf(counts, kind), 0);
}
