import type { Flight } from '../../../motion/flights.ts';
import type { Happening, Telling } from '../../../motion/story.ts';
import { type Footprint, footprintOf } from '../../../motion/way.ts';
import { coverAt, footprintAt, pictureAt, picturesIn, slotsIn } from './footprints.ts';
import { type Move, movesBetween, movesOfDeal, type Scene, type Spot } from './moves.ts';
import { wayOf } from './ways.ts';

/** What hides a tile where its move ends, if it is shown there. */
type CoverOf = (move: Move) => HTMLElement | undefined;

export function createTelling(root: HTMLElement, layer: HTMLElement): Telling<Scene> {
  let movable: ReadonlyMap<string, Footprint> = new Map();
  let pictures: ReadonlyMap<string, HTMLElement> = new Map();
  /** Where the slots of the lake were in the scene before: it may have closed up since. */
  let slots: readonly Footprint[] = [];

  const coverOf: CoverOf = ({ tile: { id }, to }) => coverAt(root, to, id);
  /** Hides the whole lake and hand, which costs the browser less than hiding each tile. */
  const coverOfDealt: CoverOf = (move) => {
    const cover = coverOf(move);
    return cover?.closest<HTMLElement>('[role="grid"]') ?? cover;
  };
  const flightsOf = (
    moves: readonly Move[],
    leg: number,
    coverOf: CoverOf,
    lay: (move: Move, spot: Spot) => Footprint | undefined,
  ): readonly Flight[] => {
    const corner = layer.getBoundingClientRect();
    const footprintIn = (move: Move, spot: Spot) => {
      const { id } = move.tile;
      const remembered = spot === move.from ? movable.get(id) : undefined;
      const footprint = remembered ?? lay(move, spot) ?? footprintAt(root, spot, id, corner);
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
  const happeningOf = (
    moves: readonly Move[],
    coverOf: CoverOf,
    lay: (move: Move, spot: Spot) => Footprint | undefined = () => undefined,
  ): Happening => ({
    flights: (leg) => flightsOf(moves, leg, coverOf, lay),
    covers: () => moves.flatMap((move) => coverOf(move) ?? []),
  });

  return {
    happened: (before, after) => {
      const moves = movesBetween(before, after);
      if (moves.length === 0) return;
      // Going on, a tile meets its fish where that lay; going back, where it lies again.
      const isBack = after.steps.length < before.steps.length;
      return happeningOf(moves, coverOf, ({ from, to }, spot) =>
        spot.at === 'lake' && spot !== to && (spot === from || !isBack)
          ? slots[spot.slot]
          : undefined,
      );
    },
    deal: ({ arrangement }) => happeningOf(movesOfDeal(arrangement), coverOfDealt),
    note: () => {
      slots = slotsIn(root, layer.getBoundingClientRect());
    },
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
