import type { Flight } from '../../../motion/flights.ts';
import { footprintOf } from '../../../motion/footprintOf.ts';
import type { Happening, Telling } from '../../../motion/story.ts';
import type { Footprint } from '../../../motion/way.ts';
import { coverAt, footprintAt, pictureAt, picturesIn } from './footprints.ts';
import { type Move, movesBetween, movesOfDeal, type Scene, type Spot } from './moves.ts';
import { wayOf } from './ways.ts';

/** What hides a tile where its move ends, if it is shown there. */
type CoverOf = (move: Move) => HTMLElement | undefined;

/** Tells what happens at a fishing table. */
export function createTelling(root: HTMLElement, layer: HTMLElement): Telling<Scene> {
  let movable: ReadonlyMap<string, Footprint> = new Map();
  let pictures: ReadonlyMap<string, HTMLElement> = new Map();

  const coverOf: CoverOf = ({ tile: { id }, to }) => coverAt(root, to, id);
  /**
   * Of a deal the whole lake and the whole hand are hidden, which costs the browser less than
   * hiding each tile.
   */
  const coverOfDealt: CoverOf = (move) => {
    const cover = coverOf(move);
    return cover?.closest<HTMLElement>('[role="grid"]') ?? cover;
  };
  const flightsOf = (moves: readonly Move[], leg: number, coverOf: CoverOf): readonly Flight[] => {
    const corner = layer.getBoundingClientRect();
    const footprintIn = ({ tile: { id }, from: origin }: Move, spot: Spot) => {
      const remembered = spot === origin ? movable.get(id) : undefined;
      const footprint = remembered ?? footprintAt(root, spot, id, corner);
      return footprint !== undefined && footprint.tile > 0 ? footprint : undefined;
    };
    return moves.flatMap((move): Flight[] => {
      const { tile, to, via } = move;
      const cover = coverOf(move);
      const footprints = [move.from, ...via, to].map((spot) => footprintIn(move, spot));
      const way = wayOf(move, footprints, leg, cover !== undefined);
      const shown = pictureAt(root, to, tile.id) ?? pictures.get(tile.id);
      const picture = shown?.cloneNode(true);
      return way !== undefined && picture instanceof HTMLElement ? [{ cover, way, picture }] : [];
    });
  };
  const happeningOf = (moves: readonly Move[], coverOf: CoverOf): Happening => ({
    flights: (leg) => flightsOf(moves, leg, coverOf),
    covers: () => moves.flatMap((move) => coverOf(move) ?? []),
  });

  return {
    happened: (before, after) => {
      const moves = movesBetween(before, after);
      return moves.length === 0 ? undefined : happeningOf(moves, coverOf);
    },
    deal: ({ arrangement }) => happeningOf(movesOfDeal(arrangement), coverOfDealt),
    remember: () => {
      const corner = layer.getBoundingClientRect();
      pictures = picturesIn(root);
      movable = new Map(
        [...pictures].flatMap(([id, picture]) =>
          picture.closest('[data-region="hand"], [data-dragged]') === null
            ? []
            : [[id, footprintOf(picture, corner)]],
        ),
      );
    },
  };
}
